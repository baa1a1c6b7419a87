/** A value as a row in full shows it: as the database writes it, JSON with its parts on lines of their own. */
export function wholeText(value: string, tipo: string): string {
  if (tipo !== 'json' && tipo !== 'jsonb') return value;
  try {
    return JSON.stringify(JSON.parse(value), null, 2);
  } catch {
    // Cut by the server: it is none any more.
    return value;
  }
}
