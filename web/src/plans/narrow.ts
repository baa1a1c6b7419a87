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

/** A plate as it is kept: upper case, old ones without their hyphen; equipment keeps it (EMP-001). */
export function plateOf(typed: string): string {
  const plate = typed.replaceAll(/\s/g, '').toUpperCase();
  return /^[A-Z]{3}-\d[A-Z\d]\d{2}$/.test(plate) ? plate.replace('-', '') : plate;
}
