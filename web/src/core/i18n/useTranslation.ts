import { createStore } from '../store.ts';
import type { TextTree } from './dictionary.ts';
import { type Language, type TFunction, translate } from './translate.ts';

/** Texts as they are built in, and what the company's dictionary replaces of them. */
const texts: Record<Language, { builtIn: TextTree; laid: TextTree | null }> = {
  pt: { builtIn: {}, laid: null },
  es: { builtIn: {}, laid: null },
};

const layersOf = ({ builtIn, laid }: (typeof texts)[Language]) =>
  laid === null ? [builtIn] : [laid, builtIn];

interface Spoken {
  /** Another one when what it says has changed. */
  t: TFunction;
  i18n: { language: Language };
}

const speakIn = (language: Language): Spoken => ({
  t: (key, values) => translate({ pt: layersOf(texts.pt), es: layersOf(texts.es) }, language, key, values),
  i18n: { language },
});

const spoken = createStore(speakIn('pt'));

/** The language of the screen. */
export const languageNow = (): Language => spoken.read().i18n.language;

/** Speaks a language from now on: what is on screen is written anew, also in the language it was in. */
export const speak = (language: Language): void => spoken.change(speakIn(language));

/** Adds texts of pages that come; what is on screen has its own. */
export function addTexts(language: Language, added: TextTree): void {
  texts[language].builtIn = { ...texts[language].builtIn, ...added };
}

/** Lays words of the dictionary over the texts, in place of those before; null: none. Answers whether there were or are any. */
export function layOver(language: Language, laid: TextTree | null): boolean {
  const before = texts[language].laid;
  texts[language].laid = laid;
  return before !== null || laid !== null;
}

/** Says a text outside of components. */
export const t: TFunction = (key, values) => spoken.read().t(key, values);

/** The texts, and the language of the screen; redraws when either changes. */
export const useTranslation = spoken.use;
