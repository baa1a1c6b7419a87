/** Average width of a character, and space of a cell and a head besides the text, in px. */
const character = 7.6;
const cellRoom = 30;
const headRoom = 48;
/** Narrower than this no filter can be read; what is wider has a tooltip. In px. */
const narrowest = 132;
const widest = 420;

/**
 * Width of a column in px, from its name and the values first shown. Reckoned, not measured: measuring lays out the page
 * once for each column, seconds for a table of sixty.
 */
export function columnWidth<R>(name: string, rows: readonly R[], shown: (row: R) => string): number {
  const longest = rows.reduce((most, row) => Math.max(most, shown(row).length), 0);
  const wanted = Math.max(longest * character + cellRoom, name.length * character + headRoom);
  return Math.round(Math.min(widest, Math.max(narrowest, wanted)));
}
