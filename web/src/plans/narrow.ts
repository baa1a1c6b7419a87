const plain = (text: string) => text.replaceAll(/[\s-]/g, '').toUpperCase();

/** The lines whose plate or fleet number holds the letters, hyphens aside. */
export function narrowed<Line>(
  lines: readonly Line[],
  search: string,
  namesOf: (line: Line) => readonly (string | null)[],
): readonly Line[] {
  const wanted = plain(search);
  if (wanted === '') return lines;
  return lines.filter((line) => namesOf(line).some((name) => name !== null && plain(name).includes(wanted)));
}
