import type { Send, Takes } from './row.ts';

/** Sends of earlier versions do not say: these waited for a reading of tyres, with a picture of it. */
const earlier: Takes = { nr_seq_evento: 'insert_eventos.nr_sequencial' };

/**
 * The input of a send once what it waited for was answered.
 * @returns null: the answer does not have what it needs, so it can never be sent
 */
export function inputAfter(
  { input, takes = earlier }: Pick<Send, 'input' | 'takes'>,
  answer: unknown,
): Send['input'] | null {
  const params = { ...input.params };
  for (const [param, path] of Object.entries(takes)) {
    const value = valueAt(answer, path);
    if (value === null) return null;
    params[param] = value;
  }
  return Object.keys(params).length === 0 ? input : { ...input, params };
}

/** A number or text inside an answer, as a parameter writes it; null: there is none. */
function valueAt(answer: unknown, path: string): string | null {
  let value = answer;
  for (const key of path.split('.')) value = isRecord(value) ? value[key] : undefined;
  return typeof value === 'number' || typeof value === 'string' ? String(value) : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
