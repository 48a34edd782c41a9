/** A few short synthesized sounds, off by default. */

export type Sound = 'lay' | 'draw' | 'roll' | 'coin' | 'cut' | 'build' | 'turn' | 'end';

interface Note {
  /** Hertz at the start and the end. */
  pitch: [number, number];
  seconds: number;
  wave: OscillatorType;
  loud: number;
  after?: number;
}

const NOTES: Record<Sound, Note[]> = {
  lay: [{ pitch: [320, 180], seconds: 0.07, wave: 'triangle', loud: 0.5 }],
  draw: [{ pitch: [500, 760], seconds: 0.09, wave: 'sine', loud: 0.25 }],
  roll: [0, 0.07, 0.15].map((after) => ({ pitch: [210, 140], seconds: 0.05, wave: 'square', loud: 0.12, after })),
  coin: [
    { pitch: [990, 990], seconds: 0.07, wave: 'sine', loud: 0.25 },
    { pitch: [1480, 1480], seconds: 0.16, wave: 'sine', loud: 0.22, after: 0.07 },
  ],
  cut: [{ pitch: [1700, 260], seconds: 0.12, wave: 'sawtooth', loud: 0.16 }],
  build: [523, 659, 784].map((hertz, n) => ({
    pitch: [hertz, hertz],
    seconds: 0.16,
    wave: 'triangle',
    loud: 0.3,
    after: n * 0.08,
  })),
  turn: [{ pitch: [660, 880], seconds: 0.18, wave: 'sine', loud: 0.3 }],
  end: [523, 659, 784, 1047].map((hertz, n) => ({
    pitch: [hertz, hertz],
    seconds: 0.3,
    wave: 'triangle',
    loud: 0.3,
    after: n * 0.13,
  })),
};

let context: AudioContext | null = null;

export function sound(which: Sound): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const note of NOTES[which]) {
    const start = context.currentTime + (note.after ?? 0);
    const end = start + note.seconds;
    const tone = new OscillatorNode(context, { type: note.wave, frequency: note.pitch[0] });
    tone.frequency.exponentialRampToValueAtTime(note.pitch[1], end);
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.linearRampToValueAtTime(note.loud * 0.4, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.001, end);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(end);
  }
}
