/** How a value is spoilt. */
export interface Spoiling {
  how: 'replace' | 'remove' | 'add' | 'wrap' | 'whole';
  /** Which of the places there are, counted round. */
  where: number;
  value: unknown;
}

type Place = { holder: Record<string, unknown> | unknown[]; key: string | number };

/**
 * A copy of a value with one thing about it changed: one of its parts replaced, wrapped or taken out, a field added
 * that nobody declared, or all of it replaced.
 */
export function spoil(value: unknown, { how, where, value: nasty }: Spoiling): unknown {
  if (how === 'whole') return nasty;
  const copy: unknown = structuredClone(value);
  const places = placesOf(copy);
  const place = places[where % Math.max(places.length, 1)];
  if (how === 'add' || place === undefined) return { ...(isFields(copy) ? copy : {}), estranho: nasty };
  const { holder, key } = place;
  if (Array.isArray(holder)) spoilElement(holder, Number(key), how, nasty);
  else if (how === 'remove') delete holder[key];
  else holder[key] = how === 'wrap' ? [holder[key]] : nasty;
  return copy;
}

function spoilElement(list: unknown[], index: number, how: Spoiling['how'], nasty: unknown): void {
  if (how === 'remove') list.splice(index, 1);
  else list[index] = how === 'wrap' ? { valor: list[index] } : nasty;
}

function placesOf(value: unknown): Place[] {
  if (Array.isArray(value)) {
    const list: unknown[] = value;
    return list.flatMap((part, key) => [{ holder: list, key }, ...placesOf(part)]);
  }
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => [{ holder: value, key }, ...placesOf(part)]);
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
