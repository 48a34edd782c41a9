/** Unfinished pages: nothing links to them, and their addresses say they are coming. Remove an entry when its page
 *  exists, and this file with the last one. */

export const NOT_YET: ReadonlySet<string> = new Set(['/learn', '/class']);
