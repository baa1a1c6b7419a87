import type { Portuguese } from '../../texts/portuguese-pages.ts';
import type { PortuguesePanel } from '../../texts/portuguese-panel.ts';
import type { TextTree } from './dictionary.ts';

export type Language = 'pt' | 'es';

type PluralForm = 'zero' | 'one' | 'other';
type WithoutForm<Name extends string> = Name extends `${infer Rest}_${PluralForm}` ? Rest : Name;

/** Names of the texts of a tree, 'orders.title.fleet'; those in several plural forms have one name. */
export type KeyOf<Tree, Before extends string = ''> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? `${Before}${WithoutForm<Name>}`
    : KeyOf<Tree[Name], `${Before}${Name}.`>;
}[keyof Tree & string];

/** What stands in the places of a text, `{{name}}`; `count` also chooses its plural form. */
export type Values = Readonly<Record<string, string | number | null | undefined>>;

/** Says a text in the language of the screen. */
export type TFunction = (key: KeyOf<Portuguese & PortuguesePanel>, values?: Values) => string;

/** Texts of the languages; of each language what lies over the others first. */
export type Layers = Readonly<Record<Language, readonly TextTree[]>>;

const rules = { pt: new Intl.PluralRules('pt'), es: new Intl.PluralRules('es') };

/**
 * A text with its values in their places; those not given leave nothing there.
 * @returns the Portuguese text where the language has none, and the key where there is none at all
 */
export function translate(layers: Layers, language: Language, key: string, values: Values = {}): string {
  for (const one of new Set([language, 'pt'] as const))
    for (const name of formsOf(one, key, values['count']))
      for (const tree of layers[one]) {
        const text = textAt(tree, name);
        if (text !== undefined) return fill(text, values);
      }
  return key;
}

/** The names a text may have for a count, best first. */
function formsOf(language: Language, key: string, count: Values[string]): readonly string[] {
  if (typeof count !== 'number') return [key];
  const form = rules[language].select(count);
  return [...(count === 0 ? [`${key}_zero`] : []), `${key}_${form}`, `${key}_other`, key];
}

function textAt(tree: TextTree, key: string): string | undefined {
  let found: TextTree | string | undefined = tree;
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

const fill = (text: string, values: Values) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
