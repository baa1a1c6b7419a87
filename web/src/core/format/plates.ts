/** mercosul: white with the blue band. grey: the older Brazilian one. equipment: a code of ours, no plate. */
export type PlateKind = 'mercosul' | 'grey' | 'equipment';

/** What a plate looks like, read off its characters. */
export function plateKind(plate: string): PlateKind {
  if (/^[A-Z]{3}\d[A-Z]\d{2}$/.test(plate)) return 'mercosul';
  return /^[A-Z]{3}-?\d{4}$/.test(plate) ? 'grey' : 'equipment';
}

/** A plate as painted: the old ones carry a hyphen. */
export function plateText(plate: string): string {
  return plateKind(plate) === 'grey' && !plate.includes('-')
    ? `${plate.slice(0, 3)}-${plate.slice(3)}`
    : plate;
}
