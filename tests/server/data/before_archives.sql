BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE entries (
	code VARCHAR(12) NOT NULL, 
	n INTEGER NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	seat INTEGER, 
	"key" VARCHAR(120) NOT NULL, 
	body TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (code, n), 
	CONSTRAINT fk_entries_code_tables FOREIGN KEY(code) REFERENCES tables (code) ON DELETE CASCADE, 
	CONSTRAINT uq_entries_code_key UNIQUE (code, "key")
);
INSERT INTO "entries" VALUES('BFFHBP',1,'opened',NULL,'opened','{"seats":[{"kind":"person","name":"Ada","holders":{"lC8znhPTD03xaPdr":"Ada"}},{"kind":"open"}]}',1.79498295274136853219e+09);
INSERT INTO "entries" VALUES('BFFHBP',2,'sat',1,'sat:1:DsxEF6EhTNqHYFyp','{"person":"DsxEF6EhTNqHYFyp","name":"Ben"}',1.79498295275295019152e+09);
INSERT INTO "entries" VALUES('BFFHBP',3,'move',1,'1:iy34bx4Nn2MhBt33','{"move":"lay C on own","ply":0}',1.79498295276154589653e+09);
INSERT INTO "entries" VALUES('BFFHBP',4,'move',1,'1:W2EYMka6sZUd1OUF','{"move":"lay C on own","ply":1}',1.7949829527679173946e+09);
INSERT INTO "entries" VALUES('BFFHBP',5,'move',1,'1:Ajve2L-XgDmo06tT','{"move":"lay C on own","ply":2}',1.79498295277373671532e+09);
INSERT INTO "entries" VALUES('BFFHBP',6,'move',1,'1:twXUbUW6mNiQ7IGE','{"move":"lay C on own","ply":3}',1.79498295277937555312e+09);
INSERT INTO "entries" VALUES('BFFHBP',7,'move',1,'1:-RtB9-pDc8V9BnQJ','{"move":"lay G on own","ply":4}',1.794982952785066843e+09);
INSERT INTO "entries" VALUES('BFFHBP',8,'move',0,'0:UUVcBnUi338AT0o-','{"move":"lay A on own","ply":5}',1.79498295279051971436e+09);
INSERT INTO "entries" VALUES('BFFHBP',9,'chat',0,'0:_CqGhBO5Afrf06Ki','{"phrase":"hello","name":"Ada"}',1.79498295279318833346e+09);
INSERT INTO "entries" VALUES('BFFHBP',10,'resigned',1,'1:fBqBcM2neOWXcfs8','{}',1.79498295279557752604e+09);
INSERT INTO "entries" VALUES('BFFHBP',11,'ended',NULL,'ended','{"scores":[0,0],"winners":[0],"resigned":[1],"reason":"resignation"}',1.79498295279778432849e+09);
INSERT INTO "entries" VALUES('PPPQHB',1,'opened',NULL,'opened','{"seats":[{"kind":"person","name":"Ada","holders":{"Wx2BoC40tLiOjgUI":"Ada"}},{"kind":"open"}]}',1.79498295280096459387e+09);
INSERT INTO "entries" VALUES('PPPQHB',2,'sat',1,'sat:1:Z89mDDj0xF0d5j1a','{"person":"Z89mDDj0xF0d5j1a","name":"Ben"}',1.79498295280578684801e+09);
INSERT INTO "entries" VALUES('PPPQHB',3,'move',0,'0:olxEb0RxjQ0UmJUs','{"move":"lay A on own","ply":0}',1.79498295281256890296e+09);
INSERT INTO "entries" VALUES('PPPQHB',4,'move',0,'0:fD9ebGF0mvXif-FC','{"move":"lay A on own","ply":1}',1.79498295281824541084e+09);
INSERT INTO "entries" VALUES('PPPQHB',5,'move',0,'0:RxtrbCJ32KGdBIx7','{"move":"lay C on own","ply":2}',1.79498295282345080373e+09);
INSERT INTO "entries" VALUES('PPPQHB',6,'move',0,'0:kCtmgiFYc2eTmoLo','{"move":"lay C on own","ply":3}',1.79498295282842707638e+09);
INSERT INTO "entries" VALUES('MKXRTS',1,'opened',NULL,'opened','{"seats":[{"kind":"person","name":"Ada","holders":{"wMOlVdbO7Y4dN4jV":"Ada"}},{"kind":"bot","level":"easy","name":"Easy bot"}]}',1.79498295283132100106e+09);
INSERT INTO "entries" VALUES('MKXRTS',2,'move',1,'bot:1','{"move":"lay C on own","ply":0,"by":"bot"}',1.79498295330012512202e+09);
INSERT INTO "entries" VALUES('MKXRTS',3,'move',1,'bot:2','{"move":"lay T on own","ply":1,"by":"bot"}',1.79498295330288052556e+09);
INSERT INTO "entries" VALUES('MKXRTS',4,'move',1,'bot:3','{"move":"lay A on own","ply":2,"by":"bot"}',1.79498295330454015732e+09);
INSERT INTO "entries" VALUES('MKXRTS',5,'move',1,'bot:4','{"move":"lay T on own","ply":3,"by":"bot"}',1.79498295330712485311e+09);
INSERT INTO "entries" VALUES('MKXRTS',6,'move',1,'bot:5','{"move":"lay G on own","ply":4,"by":"bot"}',1.79498295330893039697e+09);
INSERT INTO "entries" VALUES('MKXRTS',7,'move',0,'0:ieSvn-pTLZ8P54mj','{"move":"lay A on own","ply":5}',1.79498295333528375627e+09);
INSERT INTO "entries" VALUES('MKXRTS',8,'move',0,'0:YskaR4nEuwrIk9QU','{"move":"lay C on own","ply":6}',1.79498295334070754052e+09);
INSERT INTO "entries" VALUES('MKXRTS',9,'move',0,'0:w_8wtItVLBbyCgZV','{"move":"lay G on own","ply":7}',1.79498295334561848643e+09);
INSERT INTO "entries" VALUES('JNHTRG',1,'opened',NULL,'opened','{"seats":[{"kind":"person","name":"Ada","holders":{"E3tJPQIViEep1u27":"Ada"}},{"kind":"open"}]}',1.79498295334878969192e+09);
INSERT INTO "entries" VALUES('WBBRGQ',1,'opened',NULL,'opened','{"seats":[{"kind":"person","name":"Ada","holders":{"dyNnz1ITbjfabf8K":"Ada"}},{"kind":"open"}]}',1.79498295335551428793e+09);
INSERT INTO "entries" VALUES('WBBRGQ',2,'sat',1,'sat:1:BlmFhj7q3zKAi9eH','{"person":"BlmFhj7q3zKAi9eH","name":"Ben"}',1.79498295336241483685e+09);
INSERT INTO "entries" VALUES('WBBRGQ',3,'move',0,'0:0o0vKYm2Seb0lDdE','{"move":"roll","ply":0}',1.79498295337156248095e+09);
INSERT INTO "entries" VALUES('WBBRGQ',4,'move',1,'1:4tmZQhjp9AST8i1p','{"move":"roll","ply":1}',1.79498295337861752513e+09);
INSERT INTO "entries" VALUES('WBBRGQ',5,'move',0,'0:PsRdbo1QNuf-bdOB','{"move":"roll","ply":2}',1.79498295338598203661e+09);
INSERT INTO "entries" VALUES('WBBRGQ',6,'move',0,'0:3Bwhn7bzvqOZ40Ln','{"move":"roll","ply":3}',1.79498295339372038841e+09);
INSERT INTO "entries" VALUES('WBBRGQ',7,'move',1,'1:1VdzGmYgtWjMPvhc','{"move":"roll","ply":4}',1.79498295340224766738e+09);
INSERT INTO "entries" VALUES('WBBRGQ',8,'move',1,'1:uLThg9Yrn9fjVDGg','{"move":"roll","ply":5}',1.794982953408731699e+09);
INSERT INTO "entries" VALUES('WBBRGQ',9,'chat',0,'0:_zWaT_KUk_8KwVSJ','{"phrase":"hello","name":"Ada"}',1.79498295341136646268e+09);
INSERT INTO "entries" VALUES('WBBRGQ',10,'resigned',1,'1:wrm3zr45vkF9kq_V','{}',1.79498295341343855856e+09);
INSERT INTO "entries" VALUES('WBBRGQ',11,'ended',NULL,'ended','{"scores":[0,0],"winners":[0],"resigned":[1],"reason":"resignation"}',1.79498295341561388965e+09);
INSERT INTO "entries" VALUES('VNRQGS',1,'opened',NULL,'opened','{"seats":[{"kind":"person","name":"Ada","holders":{"-GE6LKRLb9O62Lv8":"Ada"}},{"kind":"open"}]}',1.79498295341865086562e+09);
INSERT INTO "entries" VALUES('VNRQGS',2,'sat',1,'sat:1:9bsR0NvRs0ipjnun','{"person":"9bsR0NvRs0ipjnun","name":"Ben"}',1.79498295342495512959e+09);
INSERT INTO "entries" VALUES('VNRQGS',3,'move',0,'0:bSFsvQpE6k64x6ia','{"move":"roll","ply":0}',1.79498295343089246754e+09);
INSERT INTO "entries" VALUES('VNRQGS',4,'move',1,'1:GQ1eTS8ZV-SMr2l2','{"move":"roll","ply":1}',1.79498295343587446217e+09);
INSERT INTO "entries" VALUES('VNRQGS',5,'move',0,'0:1qPeE_xh6_etgSfX','{"move":"roll","ply":2}',1.79498295344047427172e+09);
INSERT INTO "entries" VALUES('VNRQGS',6,'move',0,'0:G8ZTpKOlVvcIeq_n','{"move":"roll","ply":3}',1.79498295344491195675e+09);
INSERT INTO "entries" VALUES('WYZHNV',1,'opened',NULL,'opened','{"seats":[{"kind":"person","name":"Ada","holders":{"FLqOsvMIhukJPq--":"Ada"}},{"kind":"bot","level":"easy","name":"Easy bot"}]}',1.79498295344717574122e+09);
INSERT INTO "entries" VALUES('WYZHNV',2,'move',0,'0:fkjF9dckYQW5fWrD','{"move":"roll","ply":0}',1.79498295345277690884e+09);
INSERT INTO "entries" VALUES('WYZHNV',3,'move',1,'bot:2','{"move":"roll","ply":1,"by":"bot"}',1.79498295345441937443e+09);
INSERT INTO "entries" VALUES('WYZHNV',4,'move',0,'0:c_pHMek-nd-Fb3qm','{"move":"roll","ply":2}',1.79498295350935482979e+09);
INSERT INTO "entries" VALUES('WYZHNV',5,'move',0,'0:6CI_pC1yRR65v9yM','{"move":"roll","ply":3}',1.79498295351460266117e+09);
INSERT INTO "entries" VALUES('YSSTNB',1,'opened',NULL,'opened','{"seats":[{"kind":"person","name":"Ada","holders":{"Bx-2aSmuQYe4ah6H":"Ada"}},{"kind":"open"}]}',1.79498295351759719852e+09);
INSERT INTO "entries" VALUES('BPDMWP',1,'opened',NULL,'opened','{"seats":[{"kind":"person","name":"Ada","holders":{"MJpNciyJ0VC6Ja-S":"Ada"}},{"kind":"open"}]}',1.79498295352403783795e+09);
INSERT INTO "entries" VALUES('BPDMWP',2,'sat',1,'sat:1:OJh36Jgngu_d4ajo','{"person":"OJh36Jgngu_d4ajo","name":"Ben"}',1.79498295353032517431e+09);
INSERT INTO "entries" VALUES('BPDMWP',3,'move',1,'1:ysU0BBVAP-zT_4Rb','{"move":"draft square","ply":0}',1.7949829535386116505e+09);
INSERT INTO "entries" VALUES('BPDMWP',4,'move',0,'0:-vMowbTFWwAsg7dH','{"move":"place lead","ply":1}',1.79498295354534697539e+09);
INSERT INTO "entries" VALUES('BPDMWP',5,'move',1,'1:78ULE5feziCkZ7Mi','{"move":"place publish","ply":2}',1.79498295355235242846e+09);
INSERT INTO "entries" VALUES('BPDMWP',6,'move',0,'0:KKZ-9ozs_T8_WYZX','{"move":"place recruit","ply":3}',1.79498295355902695658e+09);
INSERT INTO "entries" VALUES('BPDMWP',7,'move',1,'1:8WuL-1bv2ESW7Gd9','{"move":"place lead","ply":4}',1.79498295356598877906e+09);
INSERT INTO "entries" VALUES('BPDMWP',8,'move',1,'1:Q37swtfdkX8Oludo','{"move":"place recruit","ply":5}',1.79498295357250976563e+09);
INSERT INTO "entries" VALUES('BPDMWP',9,'chat',0,'0:zRXwGUIRlVnge2Rl','{"phrase":"hello","name":"Ada"}',1.79498295357544827462e+09);
INSERT INTO "entries" VALUES('BPDMWP',10,'resigned',1,'1:yuxCwkqw0_VwxZ2e','{}',1.79498295358223605155e+09);
INSERT INTO "entries" VALUES('BPDMWP',11,'ended',NULL,'ended','{"scores":[0,1],"winners":[0],"resigned":[1],"reason":"resignation"}',1.79498295358424448968e+09);
INSERT INTO "entries" VALUES('GWPWMW',1,'opened',NULL,'opened','{"seats":[{"kind":"person","name":"Ada","holders":{"wdE7l4esF-HUB-_X":"Ada"}},{"kind":"open"}]}',1.79498295358759164808e+09);
INSERT INTO "entries" VALUES('GWPWMW',2,'sat',1,'sat:1:R0IQCOb1VOLp3PoI','{"person":"R0IQCOb1VOLp3PoI","name":"Ben"}',1.79498295359231901163e+09);
INSERT INTO "entries" VALUES('GWPWMW',3,'move',1,'1:tbqIaWc2S-ng1djn','{"move":"draft square","ply":0}',1.79498295359870815284e+09);
INSERT INTO "entries" VALUES('GWPWMW',4,'move',0,'0:yCIx6TdOdP3rMRxb','{"move":"place lead","ply":1}',1.7949829536040501595e+09);
INSERT INTO "entries" VALUES('GWPWMW',5,'move',1,'1:MRIahNP_N81Nx5sz','{"move":"place publish","ply":2}',1.79498295360904955861e+09);
INSERT INTO "entries" VALUES('GWPWMW',6,'move',0,'0:7k_a-I1-hUTMOItP','{"move":"place recruit","ply":3}',1.79498295361440658572e+09);
INSERT INTO "entries" VALUES('DGTTKQ',1,'opened',NULL,'opened','{"seats":[{"kind":"person","name":"Ada","holders":{"ZX8fjhYHjQv3oeCd":"Ada"}},{"kind":"bot","level":"easy","name":"Easy bot"}]}',1.7949829536171023846e+09);
INSERT INTO "entries" VALUES('DGTTKQ',2,'move',0,'0:kO4WBPxQ-R1NYSyT','{"move":"draft square","ply":0}',1.79498295362364935871e+09);
INSERT INTO "entries" VALUES('DGTTKQ',3,'move',1,'bot:2','{"move":"place lead","ply":1,"by":"bot"}',1.79498295362662816047e+09);
INSERT INTO "entries" VALUES('DGTTKQ',4,'move',0,'0:gx7L8wrt_rNWC52W','{"move":"place publish","ply":2}',1.79498295368120503422e+09);
INSERT INTO "entries" VALUES('DGTTKQ',5,'move',1,'bot:4','{"move":"place recruit","ply":3,"by":"bot"}',1.79498295368548607827e+09);
INSERT INTO "entries" VALUES('DGTTKQ',6,'move',0,'0:TAIvDukQt1Llhego','{"move":"place lead","ply":4}',1.79498295374030590056e+09);
INSERT INTO "entries" VALUES('SWGTWK',1,'opened',NULL,'opened','{"seats":[{"kind":"person","name":"Ada","holders":{"QuIBdEAd3tgNXz7_":"Ada"}},{"kind":"open"}]}',1.79498295374413132665e+09);
INSERT INTO "entries" VALUES('WXGXQC',1,'opened',NULL,'opened','{"seats":[{"kind":"person","name":"Ada","holders":{"zdCFSSNtbgl5JgIv":"Ada"}},{"kind":"open"}]}',1.79498295375129270556e+09);
INSERT INTO "entries" VALUES('WXGXQC',2,'sat',1,'sat:1:9UmOI_DGRNx22xOt','{"person":"9UmOI_DGRNx22xOt","name":"Ben"}',1794982953.75753);
INSERT INTO "entries" VALUES('WXGXQC',3,'move',1,'1:GMRdlvYCrACc5YIz','{"move":"take mitochondria","ply":0}',1.79498295376565241811e+09);
INSERT INTO "entries" VALUES('WXGXQC',4,'move',0,'0:he62SherIRmY_NB3','{"move":"take mitochondria","ply":1}',1.79498295377354335784e+09);
INSERT INTO "entries" VALUES('WXGXQC',5,'move',1,'1:uq7eFlZNkbs4QSZk','{"move":"take mitochondria","ply":2}',1794982953.78129);
INSERT INTO "entries" VALUES('WXGXQC',6,'move',0,'0:TSXIPVq0KSJbBGmJ','{"move":"take nucleus","ply":3}',1.79498295378842544559e+09);
INSERT INTO "entries" VALUES('WXGXQC',7,'move',1,'1:W7LW2rrP8jylYlA6','{"move":"use mitochondria","ply":4}',1.79498295379526853557e+09);
INSERT INTO "entries" VALUES('WXGXQC',8,'move',1,'1:I5k2uL4usxTwegDj','{"move":"use mitochondria","ply":5}',1.79498295380213046066e+09);
INSERT INTO "entries" VALUES('WXGXQC',9,'chat',0,'0:nIwyUSvIu65ZARoT','{"phrase":"hello","name":"Ada"}',1.79498295380542039869e+09);
INSERT INTO "entries" VALUES('WXGXQC',10,'resigned',1,'1:Z4euoGmoYonOZNYr','{}',1.79498295381018877032e+09);
INSERT INTO "entries" VALUES('WXGXQC',11,'ended',NULL,'ended','{"scores":[0,0],"winners":[0],"resigned":[1],"reason":"resignation"}',1.79498295381264281276e+09);
INSERT INTO "entries" VALUES('DDFZFB',1,'opened',NULL,'opened','{"seats":[{"kind":"person","name":"Ada","holders":{"JtKyBxQrFjgR3Ltd":"Ada"}},{"kind":"open"}]}',1.79498295381652092934e+09);
INSERT INTO "entries" VALUES('DDFZFB',2,'sat',1,'sat:1:P4Ysb-uEPI4UTs06','{"person":"P4Ysb-uEPI4UTs06","name":"Ben"}',1.79498295382367825502e+09);
INSERT INTO "entries" VALUES('DDFZFB',3,'move',1,'1:uV0SE5nZjpiobQnK','{"move":"take mitochondria","ply":0}',1.79498295383294534681e+09);
INSERT INTO "entries" VALUES('DDFZFB',4,'move',0,'0:4snfnPr032VT9_AU','{"move":"take mitochondria","ply":1}',1.79498295384024238586e+09);
INSERT INTO "entries" VALUES('DDFZFB',5,'move',1,'1:KDaNfiZUBHKJCDQC','{"move":"take nucleus","ply":2}',1.79498295384742403025e+09);
INSERT INTO "entries" VALUES('DDFZFB',6,'move',0,'0:BqOlzr7KRtQeSoPE','{"move":"take nucleus","ply":3}',1.79498295385476708415e+09);
INSERT INTO "entries" VALUES('MBDRFG',1,'opened',NULL,'opened','{"seats":[{"kind":"person","name":"Ada","holders":{"H1YfAdPCYT27PcO3":"Ada"}},{"kind":"bot","level":"easy","name":"Easy bot"}]}',1.79498295385784363748e+09);
INSERT INTO "entries" VALUES('MBDRFG',2,'move',1,'bot:1','{"move":"take amino-acyl","ply":0,"by":"bot"}',1.79498295386569762231e+09);
INSERT INTO "entries" VALUES('MBDRFG',3,'move',0,'0:9khNgULKjoi3KfdB','{"move":"take mitochondria","ply":1}',1.79498295392077541346e+09);
INSERT INTO "entries" VALUES('MBDRFG',4,'move',1,'bot:3','{"move":"take nucleus","ply":2,"by":"bot"}',1.79498295392364048961e+09);
INSERT INTO "entries" VALUES('MBDRFG',5,'move',0,'0:w_sIdmVXEn6T05xL','{"move":"take mitochondria","ply":3}',1.79498295397956967355e+09);
INSERT INTO "entries" VALUES('MBDRFG',6,'move',1,'bot:5','{"move":"use amino-acyl","ply":4,"by":"bot"}',1.79498295398255300519e+09);
INSERT INTO "entries" VALUES('MBDRFG',7,'move',1,'bot:6','{"move":"keep Pro","ply":5,"by":"bot"}',1.79498295398655319209e+09);
INSERT INTO "entries" VALUES('MBDRFG',8,'move',1,'bot:7','{"move":"use nucleus","ply":6,"by":"bot"}',1.79498295398885846134e+09);
INSERT INTO "entries" VALUES('MBDRFG',9,'move',1,'bot:8','{"move":"rna C","ply":7,"by":"bot"}',1.79498295399136972424e+09);
INSERT INTO "entries" VALUES('MBDRFG',10,'move',0,'0:S5FQf1yxOj4nC8Jm','{"move":"use mitochondria","ply":8}',1.79498295404119420051e+09);
INSERT INTO "entries" VALUES('ZJGXGD',1,'opened',NULL,'opened','{"seats":[{"kind":"person","name":"Ada","holders":{"kmP4C7T9EHXzhU6-":"Ada"}},{"kind":"open"}]}',1.79498295404519915587e+09);
INSERT INTO "entries" VALUES('TPJDJY',1,'opened',NULL,'opened','{"seats":[{"kind":"person","name":"Ada","holders":{"qM38ClmZhSuQrfFB":"Ada"}},{"kind":"open"}]}',1794982954.05195);
INSERT INTO "entries" VALUES('TPJDJY',2,'sat',1,'sat:1:jNxrsG55bWWvbUZS','{"person":"jNxrsG55bWWvbUZS","name":"Ben"}',1.7949829540581829548e+09);
INSERT INTO "entries" VALUES('TPJDJY',3,'move',0,'0:ewfqv0dNsLPDAqmj','{"move":"extend","ply":0}',1.79498295406719493867e+09);
INSERT INTO "entries" VALUES('TPJDJY',4,'move',0,'0:_pdZDKFuRHCn1WnI','{"move":"extend","ply":1}',1.79498295407474517827e+09);
INSERT INTO "entries" VALUES('TPJDJY',5,'move',0,'0:aE0eN6F27t0uTINI','{"move":"extend","ply":2}',1.79498295408183789249e+09);
INSERT INTO "entries" VALUES('TPJDJY',6,'move',0,'0:zdYQV8XriAit7SGx','{"move":"extend","ply":3}',1.79498295408903193472e+09);
INSERT INTO "entries" VALUES('TPJDJY',7,'move',0,'0:fmhMNL8lztYdEgcx','{"move":"extend","ply":4}',1.794982954096653223e+09);
INSERT INTO "entries" VALUES('TPJDJY',8,'move',1,'1:saHNsN7CnttpRTC3','{"move":"extend","ply":5}',1.79498295410446405406e+09);
INSERT INTO "entries" VALUES('TPJDJY',9,'chat',0,'0:A8xRvX2Sxnx7HWPk','{"phrase":"hello","name":"Ada"}',1.79498295410731816294e+09);
INSERT INTO "entries" VALUES('TPJDJY',10,'resigned',1,'1:2flVaM0hEgZO7tbJ','{}',1.79498295411008191102e+09);
INSERT INTO "entries" VALUES('TPJDJY',11,'ended',NULL,'ended','{"scores":[0,0],"winners":[0],"resigned":[1],"reason":"resignation"}',1.79498295411225771908e+09);
INSERT INTO "entries" VALUES('SXWBSN',1,'opened',NULL,'opened','{"seats":[{"kind":"person","name":"Ada","holders":{"0g7UI4htKEa2vqlG":"Ada"}},{"kind":"open"}]}',1794982954.11555);
INSERT INTO "entries" VALUES('SXWBSN',2,'sat',1,'sat:1:K3np_3GfAQXVgBF5','{"person":"K3np_3GfAQXVgBF5","name":"Ben"}',1.79498295412101101873e+09);
INSERT INTO "entries" VALUES('SXWBSN',3,'move',1,'1:IKvsssew4bWDaWyQ','{"move":"extend","ply":0}',1.79498295413003563884e+09);
INSERT INTO "entries" VALUES('SXWBSN',4,'move',1,'1:eulUtrj-9gTwj4AH','{"move":"extend","ply":1}',1.79498295413669681544e+09);
INSERT INTO "entries" VALUES('SXWBSN',5,'move',1,'1:zmn10_x6eaTNrOD7','{"move":"extend","ply":2}',1.79498295414336442952e+09);
INSERT INTO "entries" VALUES('SXWBSN',6,'move',1,'1:32CJD68MKc_xQzBO','{"move":"translate S","ply":3}',1.79498295414998793604e+09);
INSERT INTO "entries" VALUES('QRPYTH',1,'opened',NULL,'opened','{"seats":[{"kind":"person","name":"Ada","holders":{"PRyRLbP0BXtpZHQ-":"Ada"}},{"kind":"bot","level":"easy","name":"Easy bot"}]}',1.79498295415326213834e+09);
INSERT INTO "entries" VALUES('QRPYTH',2,'move',0,'0:G1CpYzf1w-kvHoWy','{"move":"extend","ply":0}',1.7949829541706027985e+09);
INSERT INTO "entries" VALUES('QRPYTH',3,'move',0,'0:noKoT412OD0gLUf-','{"move":"translate P","ply":1}',1.79498295417553782463e+09);
INSERT INTO "entries" VALUES('QRPYTH',4,'move',0,'0:23_csHicbvvvM0ga','{"move":"extend","ply":2}',1.79498295417947220805e+09);
INSERT INTO "entries" VALUES('CRWVQY',1,'opened',NULL,'opened','{"seats":[{"kind":"person","name":"Ada","holders":{"mnUiIA_8AWt0iHZT":"Ada"}},{"kind":"open"}]}',1.79498295418155503272e+09);
CREATE TABLE facts (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_facts PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('secret','8f91f40518da714a86b437bf868247f723fb33276452ea94dc713d1ee169ddff');
CREATE TABLE guests (
	person VARCHAR(40) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	edition INTEGER NOT NULL, 
	handover VARCHAR(64), 
	handover_until FLOAT, used FLOAT DEFAULT '1794982953' NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (person)
);
CREATE TABLE people (
	person VARCHAR(40) NOT NULL, 
	code VARCHAR(12) NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (person, code), 
	CONSTRAINT fk_people_code_tables FOREIGN KEY(code) REFERENCES tables (code) ON DELETE CASCADE
);
INSERT INTO "people" VALUES('lC8znhPTD03xaPdr','BFFHBP');
INSERT INTO "people" VALUES('DsxEF6EhTNqHYFyp','BFFHBP');
INSERT INTO "people" VALUES('Wx2BoC40tLiOjgUI','PPPQHB');
INSERT INTO "people" VALUES('Z89mDDj0xF0d5j1a','PPPQHB');
INSERT INTO "people" VALUES('wMOlVdbO7Y4dN4jV','MKXRTS');
INSERT INTO "people" VALUES('E3tJPQIViEep1u27','JNHTRG');
INSERT INTO "people" VALUES('dyNnz1ITbjfabf8K','WBBRGQ');
INSERT INTO "people" VALUES('BlmFhj7q3zKAi9eH','WBBRGQ');
INSERT INTO "people" VALUES('-GE6LKRLb9O62Lv8','VNRQGS');
INSERT INTO "people" VALUES('9bsR0NvRs0ipjnun','VNRQGS');
INSERT INTO "people" VALUES('FLqOsvMIhukJPq--','WYZHNV');
INSERT INTO "people" VALUES('Bx-2aSmuQYe4ah6H','YSSTNB');
INSERT INTO "people" VALUES('MJpNciyJ0VC6Ja-S','BPDMWP');
INSERT INTO "people" VALUES('OJh36Jgngu_d4ajo','BPDMWP');
INSERT INTO "people" VALUES('wdE7l4esF-HUB-_X','GWPWMW');
INSERT INTO "people" VALUES('R0IQCOb1VOLp3PoI','GWPWMW');
INSERT INTO "people" VALUES('ZX8fjhYHjQv3oeCd','DGTTKQ');
INSERT INTO "people" VALUES('QuIBdEAd3tgNXz7_','SWGTWK');
INSERT INTO "people" VALUES('zdCFSSNtbgl5JgIv','WXGXQC');
INSERT INTO "people" VALUES('9UmOI_DGRNx22xOt','WXGXQC');
INSERT INTO "people" VALUES('JtKyBxQrFjgR3Ltd','DDFZFB');
INSERT INTO "people" VALUES('P4Ysb-uEPI4UTs06','DDFZFB');
INSERT INTO "people" VALUES('H1YfAdPCYT27PcO3','MBDRFG');
INSERT INTO "people" VALUES('kmP4C7T9EHXzhU6-','ZJGXGD');
INSERT INTO "people" VALUES('qM38ClmZhSuQrfFB','TPJDJY');
INSERT INTO "people" VALUES('jNxrsG55bWWvbUZS','TPJDJY');
INSERT INTO "people" VALUES('0g7UI4htKEa2vqlG','SXWBSN');
INSERT INTO "people" VALUES('K3np_3GfAQXVgBF5','SXWBSN');
INSERT INTO "people" VALUES('PRyRLbP0BXtpZHQ-','QRPYTH');
INSERT INTO "people" VALUES('mnUiIA_8AWt0iHZT','CRWVQY');
CREATE TABLE push_notices (
	code VARCHAR(12) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	moves INTEGER NOT NULL, 
	CONSTRAINT pk_push_notices PRIMARY KEY (code, person), 
	CONSTRAINT fk_push_notices_code_tables FOREIGN KEY(code) REFERENCES tables (code) ON DELETE CASCADE
);
CREATE TABLE push_subscriptions (
	digest VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh VARCHAR(100) NOT NULL, 
	auth VARCHAR(40) NOT NULL, 
	home TEXT NOT NULL, 
	since FLOAT NOT NULL, 
	CONSTRAINT pk_push_subscriptions PRIMARY KEY (digest)
);
CREATE TABLE summaries (
	code VARCHAR(12) NOT NULL, 
	n INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_summaries PRIMARY KEY (code), 
	CONSTRAINT fk_summaries_code_tables FOREIGN KEY(code) REFERENCES tables (code) ON DELETE CASCADE
);
INSERT INTO "summaries" VALUES('BFFHBP',11,'{"n":11,"at":1794982952.7977843,"seats":[{"kind":"person","name":"Ada","people":["lC8znhPTD03xaPdr"]},{"kind":"person","name":"Ben","resigned":true,"people":["DsxEF6EhTNqHYFyp"]}],"ply":6,"started":true,"over":true,"result":{"scores":[0,0],"winners":[0],"resigned":[1],"reason":"resignation"}}');
INSERT INTO "summaries" VALUES('BPDMWP',11,'{"n":11,"at":1794982953.5842445,"seats":[{"kind":"person","name":"Ada","people":["MJpNciyJ0VC6Ja-S"]},{"kind":"person","name":"Ben","resigned":true,"people":["OJh36Jgngu_d4ajo"]}],"ply":6,"started":true,"over":true,"result":{"scores":[0,1],"winners":[0],"resigned":[1],"reason":"resignation"}}');
INSERT INTO "summaries" VALUES('DGTTKQ',6,'{"n":6,"at":1794982953.740306,"seats":[{"kind":"person","name":"Ada","people":["ZX8fjhYHjQv3oeCd"]},{"kind":"bot","name":"Easy bot","level":"easy"}],"ply":5,"started":true,"decides":0}');
INSERT INTO "summaries" VALUES('GWPWMW',6,'{"n":6,"at":1794982953.6144066,"seats":[{"kind":"person","name":"Ada","people":["wdE7l4esF-HUB-_X"]},{"kind":"person","name":"Ben","people":["R0IQCOb1VOLp3PoI"]}],"ply":4,"started":true,"decides":1}');
INSERT INTO "summaries" VALUES('JNHTRG',1,'{"n":1,"at":1794982953.3487897,"seats":[{"kind":"person","name":"Ada","people":["E3tJPQIViEep1u27"]},{"kind":"open","name":"Seat 2"}]}');
INSERT INTO "summaries" VALUES('MKXRTS',9,'{"n":9,"at":1794982953.3456185,"seats":[{"kind":"person","name":"Ada","people":["wMOlVdbO7Y4dN4jV"]},{"kind":"bot","name":"Easy bot","level":"easy"}],"ply":8,"started":true,"decides":0}');
INSERT INTO "summaries" VALUES('PPPQHB',6,'{"n":6,"at":1794982952.828427,"seats":[{"kind":"person","name":"Ada","people":["Wx2BoC40tLiOjgUI"]},{"kind":"person","name":"Ben","people":["Z89mDDj0xF0d5j1a"]}],"ply":4,"started":true,"decides":1}');
INSERT INTO "summaries" VALUES('VNRQGS',6,'{"n":6,"at":1794982953.444912,"seats":[{"kind":"person","name":"Ada","people":["-GE6LKRLb9O62Lv8"]},{"kind":"person","name":"Ben","people":["9bsR0NvRs0ipjnun"]}],"ply":4,"started":true,"decides":0}');
INSERT INTO "summaries" VALUES('WBBRGQ',11,'{"n":11,"at":1794982953.415614,"seats":[{"kind":"person","name":"Ada","people":["dyNnz1ITbjfabf8K"]},{"kind":"person","name":"Ben","resigned":true,"people":["BlmFhj7q3zKAi9eH"]}],"ply":6,"started":true,"over":true,"result":{"scores":[0,0],"winners":[0],"resigned":[1],"reason":"resignation"}}');
INSERT INTO "summaries" VALUES('WYZHNV',5,'{"n":5,"at":1794982953.5146027,"seats":[{"kind":"person","name":"Ada","people":["FLqOsvMIhukJPq--"]},{"kind":"bot","name":"Easy bot","level":"easy"}],"ply":4,"started":true,"decides":0}');
INSERT INTO "summaries" VALUES('YSSTNB',1,'{"n":1,"at":1794982953.5175972,"seats":[{"kind":"person","name":"Ada","people":["Bx-2aSmuQYe4ah6H"]},{"kind":"open","name":"Seat 2"}]}');
INSERT INTO "summaries" VALUES('CRWVQY',1,'{"n":1,"at":1794982954.181555,"seats":[{"kind":"person","name":"Ada","people":["mnUiIA_8AWt0iHZT"]},{"kind":"open","name":"Seat 2"}]}');
INSERT INTO "summaries" VALUES('DDFZFB',6,'{"n":6,"at":1794982953.854767,"seats":[{"kind":"person","name":"Ada","people":["JtKyBxQrFjgR3Ltd"]},{"kind":"person","name":"Ben","people":["P4Ysb-uEPI4UTs06"]}],"ply":4,"started":true,"decides":1}');
INSERT INTO "summaries" VALUES('MBDRFG',10,'{"n":10,"at":1794982954.0411942,"seats":[{"kind":"person","name":"Ada","people":["H1YfAdPCYT27PcO3"]},{"kind":"bot","name":"Easy bot","level":"easy"}],"ply":9,"started":true,"decides":0}');
INSERT INTO "summaries" VALUES('QRPYTH',4,'{"n":4,"at":1794982954.1794722,"seats":[{"kind":"person","name":"Ada","people":["PRyRLbP0BXtpZHQ-"]},{"kind":"bot","name":"Easy bot","level":"easy"}],"ply":3,"started":true,"decides":0}');
INSERT INTO "summaries" VALUES('SWGTWK',1,'{"n":1,"at":1794982953.7441313,"seats":[{"kind":"person","name":"Ada","people":["QuIBdEAd3tgNXz7_"]},{"kind":"open","name":"Seat 2"}]}');
INSERT INTO "summaries" VALUES('SXWBSN',6,'{"n":6,"at":1794982954.149988,"seats":[{"kind":"person","name":"Ada","people":["0g7UI4htKEa2vqlG"]},{"kind":"person","name":"Ben","people":["K3np_3GfAQXVgBF5"]}],"ply":4,"started":true,"decides":1}');
INSERT INTO "summaries" VALUES('TPJDJY',11,'{"n":11,"at":1794982954.1122577,"seats":[{"kind":"person","name":"Ada","people":["qM38ClmZhSuQrfFB"]},{"kind":"person","name":"Ben","resigned":true,"people":["jNxrsG55bWWvbUZS"]}],"ply":6,"started":true,"over":true,"result":{"scores":[0,0],"winners":[0],"resigned":[1],"reason":"resignation"}}');
INSERT INTO "summaries" VALUES('WXGXQC',11,'{"n":11,"at":1794982953.8126428,"seats":[{"kind":"person","name":"Ada","people":["zdCFSSNtbgl5JgIv"]},{"kind":"person","name":"Ben","resigned":true,"people":["9UmOI_DGRNx22xOt"]}],"ply":6,"started":true,"over":true,"result":{"scores":[0,0],"winners":[0],"resigned":[1],"reason":"resignation"}}');
INSERT INTO "summaries" VALUES('ZJGXGD',1,'{"n":1,"at":1794982954.0451992,"seats":[{"kind":"person","name":"Ada","people":["kmP4C7T9EHXzhU6-"]},{"kind":"open","name":"Seat 2"}]}');
CREATE TABLE tables (
	code VARCHAR(12) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	seed VARCHAR(80) NOT NULL, 
	options TEXT NOT NULL, 
	settings TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	open_seats INTEGER NOT NULL, 
	over BOOLEAN NOT NULL, 
	due FLOAT, 
	CONSTRAINT pk_tables PRIMARY KEY (code)
);
INSERT INTO "tables" VALUES('BFFHBP','adna',2,2,'da4085d52220bbc334baeca542e8cf42','{"target":25,"games":1,"match":"points","first_player":"atg","cards":"92","heating_block":"two","both_draw":"never","pcr":"with_supports","teams":false}','{"listed":false,"chat":"presets","undo":true,"takeback":true,"curtain":true,"clock":null,"stand_in":"medium","host":"lC8znhPTD03xaPdr","seeded":false}',1.79498295274136853219e+09,0,0,1,NULL);
INSERT INTO "tables" VALUES('PPPQHB','adna',2,2,'036b3775e3707b0236b1e666fe0aca74','{"target":25,"games":1,"match":"points","first_player":"atg","cards":"92","heating_block":"two","both_draw":"never","pcr":"with_supports","teams":false}','{"listed":false,"chat":"presets","undo":true,"takeback":true,"curtain":true,"clock":null,"stand_in":"medium","host":"Wx2BoC40tLiOjgUI","seeded":false}',1.79498295280096459387e+09,0,0,0,NULL);
INSERT INTO "tables" VALUES('MKXRTS','adna',2,2,'d7848add7b9c14cc696c5d48b81451c7','{"target":25,"games":1,"match":"points","first_player":"atg","cards":"92","heating_block":"two","both_draw":"never","pcr":"with_supports","teams":false}','{"listed":false,"chat":"presets","undo":true,"takeback":true,"curtain":true,"clock":null,"stand_in":"medium","host":"wMOlVdbO7Y4dN4jV","seeded":false}',1.79498295283132100106e+09,0,0,0,NULL);
INSERT INTO "tables" VALUES('JNHTRG','adna',2,2,'61b6d89094b4ecd7c5a526f185f1dda0','{"target":25,"games":1,"match":"points","first_player":"atg","cards":"92","heating_block":"two","both_draw":"never","pcr":"with_supports","teams":false}','{"listed":false,"chat":"presets","undo":true,"takeback":true,"curtain":true,"clock":null,"stand_in":"medium","host":"E3tJPQIViEep1u27","seeded":false}',1.79498295334878969192e+09,0,1,0,NULL);
INSERT INTO "tables" VALUES('WBBRGQ','nucleo',2,2,'6b4162579db19e7afbfcf07cfed34750','{"first_player":"vote","negotiation":"minute","open_hands":false,"random_five":false}','{"listed":false,"chat":"presets","undo":true,"takeback":true,"curtain":true,"clock":null,"stand_in":"medium","host":"dyNnz1ITbjfabf8K","seeded":false}',1.79498295335551428793e+09,0,0,1,NULL);
INSERT INTO "tables" VALUES('VNRQGS','nucleo',2,2,'1cb5dd35b97f67531732ac27befd5c67','{"first_player":"vote","negotiation":"minute","open_hands":false,"random_five":false}','{"listed":false,"chat":"presets","undo":true,"takeback":true,"curtain":true,"clock":null,"stand_in":"medium","host":"-GE6LKRLb9O62Lv8","seeded":false}',1.79498295341865086562e+09,0,0,0,NULL);
INSERT INTO "tables" VALUES('WYZHNV','nucleo',2,2,'b0133efeaf80d4d9bdc88d075db27baf','{"first_player":"vote","negotiation":"minute","open_hands":false,"random_five":false}','{"listed":false,"chat":"presets","undo":true,"takeback":true,"curtain":true,"clock":null,"stand_in":"medium","host":"FLqOsvMIhukJPq--","seeded":false}',1.79498295344717574122e+09,0,0,0,NULL);
INSERT INTO "tables" VALUES('YSSTNB','nucleo',2,2,'86de669b06d1bcb623ec00a1cb68980e','{"first_player":"vote","negotiation":"minute","open_hands":false,"random_five":false}','{"listed":false,"chat":"presets","undo":true,"takeback":true,"curtain":true,"clock":null,"stand_in":"medium","host":"Bx-2aSmuQYe4ah6H","seeded":false}',1.79498295351759719852e+09,0,1,0,NULL);
INSERT INTO "tables" VALUES('BPDMWP','pdb50',2,2,'cabb043bc0ab8b2d82dbfec62a644cd9','{"first_player":"random","leader_may_lead":true,"clear_actions":false,"tight":false}','{"listed":false,"chat":"presets","undo":true,"takeback":true,"curtain":true,"clock":null,"stand_in":"medium","host":"MJpNciyJ0VC6Ja-S","seeded":false}',1.79498295352403783795e+09,0,0,1,NULL);
INSERT INTO "tables" VALUES('GWPWMW','pdb50',2,2,'d4e420b92e0c772072b3d89b8fef556f','{"first_player":"random","leader_may_lead":true,"clear_actions":false,"tight":false}','{"listed":false,"chat":"presets","undo":true,"takeback":true,"curtain":true,"clock":null,"stand_in":"medium","host":"wdE7l4esF-HUB-_X","seeded":false}',1.79498295358759164808e+09,0,0,0,NULL);
INSERT INTO "tables" VALUES('DGTTKQ','pdb50',2,2,'31f82b587a6c42cd968559ca487826d4','{"first_player":"random","leader_may_lead":true,"clear_actions":false,"tight":false}','{"listed":false,"chat":"presets","undo":true,"takeback":true,"curtain":true,"clock":null,"stand_in":"medium","host":"ZX8fjhYHjQv3oeCd","seeded":false}',1.7949829536171023846e+09,0,0,0,NULL);
INSERT INTO "tables" VALUES('SWGTWK','pdb50',2,2,'c645026e15b48123af8a841240dc389b','{"first_player":"random","leader_may_lead":true,"clear_actions":false,"tight":false}','{"listed":false,"chat":"presets","undo":true,"takeback":true,"curtain":true,"clock":null,"stand_in":"medium","host":"QuIBdEAd3tgNXz7_","seeded":false}',1.79498295374413132665e+09,0,1,0,NULL);
INSERT INTO "tables" VALUES('WXGXQC','peptide',2,2,'a517c7470170c778108cdc97d6fee849','{"advanced":false,"strict_atp":true,"first_player":"random"}','{"listed":false,"chat":"presets","undo":true,"takeback":true,"curtain":true,"clock":null,"stand_in":"medium","host":"zdCFSSNtbgl5JgIv","seeded":false}',1.79498295375129270556e+09,0,0,1,NULL);
INSERT INTO "tables" VALUES('DDFZFB','peptide',2,2,'c08da795534dc6dc03d6505b38169372','{"advanced":false,"strict_atp":true,"first_player":"random"}','{"listed":false,"chat":"presets","undo":true,"takeback":true,"curtain":true,"clock":null,"stand_in":"medium","host":"JtKyBxQrFjgR3Ltd","seeded":false}',1.79498295381652092934e+09,0,0,0,NULL);
INSERT INTO "tables" VALUES('MBDRFG','peptide',2,2,'cfdbfb05d891bb634ea6f1173c02e261','{"advanced":false,"strict_atp":true,"first_player":"random"}','{"listed":false,"chat":"presets","undo":true,"takeback":true,"curtain":true,"clock":null,"stand_in":"medium","host":"H1YfAdPCYT27PcO3","seeded":false}',1.79498295385784363748e+09,0,0,0,NULL);
INSERT INTO "tables" VALUES('ZJGXGD','peptide',2,2,'60ffb97e7ddf6f7293c1210da854b9e9','{"advanced":false,"strict_atp":true,"first_player":"random"}','{"listed":false,"chat":"presets","undo":true,"takeback":true,"curtain":true,"clock":null,"stand_in":"medium","host":"kmP4C7T9EHXzhU6-","seeded":false}',1.79498295404519915587e+09,0,1,0,NULL);
INSERT INTO "tables" VALUES('TPJDJY','translation',2,2,'f909ef27f857c0b38d2f6deebc4a4b53','{"first_player":"random","first_turn_points":"printed","dice":"d8","tie_break":"shared","water":true,"groups":"all"}','{"listed":false,"chat":"presets","undo":true,"takeback":true,"curtain":true,"clock":null,"stand_in":"medium","host":"qM38ClmZhSuQrfFB","seeded":false}',1794982954.05195,0,0,1,NULL);
INSERT INTO "tables" VALUES('SXWBSN','translation',2,2,'1650fa5e33d09c2715f15c6c00b72f9c','{"first_player":"random","first_turn_points":"printed","dice":"d8","tie_break":"shared","water":true,"groups":"all"}','{"listed":false,"chat":"presets","undo":true,"takeback":true,"curtain":true,"clock":null,"stand_in":"medium","host":"0g7UI4htKEa2vqlG","seeded":false}',1794982954.11555,0,0,0,NULL);
INSERT INTO "tables" VALUES('QRPYTH','translation',2,2,'0b6b9fbe4ed6acd36fa3cbdec01cf927','{"first_player":"random","first_turn_points":"printed","dice":"d8","tie_break":"shared","water":true,"groups":"all"}','{"listed":false,"chat":"presets","undo":true,"takeback":true,"curtain":true,"clock":null,"stand_in":"medium","host":"PRyRLbP0BXtpZHQ-","seeded":false}',1.79498295415326213834e+09,0,0,0,NULL);
INSERT INTO "tables" VALUES('CRWVQY','translation',2,2,'773708a48772f3e8eb12d8682f81fd86','{"first_player":"random","first_turn_points":"printed","dice":"d8","tie_break":"shared","water":true,"groups":"all"}','{"listed":false,"chat":"presets","undo":true,"takeback":true,"curtain":true,"clock":null,"stand_in":"medium","host":"mnUiIA_8AWt0iHZT","seeded":false}',1.79498295418155503272e+09,0,1,0,NULL);
CREATE INDEX ix_tables_listed_over_created ON tables (listed, over, created);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_people_code ON people (code);
CREATE INDEX ix_push_subscriptions_person ON push_subscriptions (person);
CREATE INDEX ix_tables_seed ON tables (seed);
CREATE INDEX ix_guests_used ON guests (used);
COMMIT;
