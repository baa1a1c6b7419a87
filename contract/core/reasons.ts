/** Texts by code: Portuguese, as the database stores and the server answers them, and Spanish. `{names}` stand for values. */
type Texts = Readonly<Record<string, { readonly pt: string; readonly es: string }>>;

/** The names a text has a place for. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** A reason of a list: its code, and a value for each name in its text. */
export type ReasonOf<List extends Texts> = {
  [C in keyof List]: { code: C } & Record<NamesIn<List[C]['pt']>, string | number>;
}[keyof List];

const place = /\{(\w+)\}/g;

const fill = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(place, (whole, name: string) => {
    const value = values[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole;
  });

/** Matches a stored reason, its values by name. */
const storedAs = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(place, '(?<$1>.*)')}$`, 's');

/** Writes the reasons of a list as they are stored: in Portuguese. */
export const writerOf =
  <List extends Texts>(list: List) =>
  (reason: ReasonOf<List>): string =>
    fill(list[reason.code]?.pt ?? '', reason);

/**
 * Tells stored reasons of a list in the reader's language, 'pt' or 'es'; an unknown one unchanged.
 * @param list reasons by code
 */
export const readerOf =
  (list: Texts) =>
  (language: string, stored: string): string => {
    if (language !== 'es') return stored;
    // Before texts whose values may be anything: 'resposta {status}' would match other answers too.
    const whole = Object.values(list).find(({ pt }) => pt === stored);
    if (whole !== undefined) return whole.es;
    for (const { pt, es } of Object.values(list)) {
      const found = storedAs(pt).exec(stored);
      if (found !== null) return fill(es, found.groups ?? {});
    }
    return stored;
  };
