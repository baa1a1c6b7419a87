/** Most letters of fields whose text stays on the screen, or becomes something shorter before it is sent. What a call takes as typed has the limits of that call. */
export const lettersOf = {
  /** What a scanner types: a code, or the whole address on a label. */
  scan: 200,
  /** Longest search text in a list on the screen. */
  search: 60,
  /** The filter of a column in a table of the panel. */
  filter: 120,
  /** Longest text of codes entered at once: five hundred of thirty characters, with separators. */
  codes: 16_000,
  /** A recovery code with blanks and hyphens. */
  recoveryCode: 40,
  /** The number of a page to go to. */
  page: 6,
} as const;
