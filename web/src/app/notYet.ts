/** Pages that are not built: nothing leads to them, and their addresses say that they are coming. Take a name out when its
 *  page is there, and delete this file with the last one. */

export const NOT_YET: ReadonlySet<string> = new Set(['/learn', '/class']);
