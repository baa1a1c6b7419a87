import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { portuguese } from '../../texts/portuguese.ts';
import type { Portuguese } from '../../texts/portuguese-pages.ts';
import type { PortuguesePanel } from '../../texts/portuguese-panel.ts';
import { request } from '../api/client.ts';
import { readText, writeText } from '../storage.ts';
import { tryAgain, withoutEnd } from '../try-again.ts';
import { overlay, type TextTree } from './dictionary.ts';
import { sayWith } from './labels.ts';

export type Language = 'pt' | 'es';
/** Languages of the product. */
export const languages = ['pt', 'es'] as const;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Portuguese & PortuguesePanel };
    returnNull: false;
  }
}

/** Whether a page of the panel was opened: its texts stay away from everybody else. */
let withPanel = false;

/** Spanish of names that are data; they come with the texts. */
let spanishLabels: Readonly<Record<string, string>> = {};

/** All texts of a language, loaded on first use. */
async function textsOf(language: Language): Promise<TextTree> {
  const texts =
    language === 'pt'
      ? (await import('../../texts/portuguese-pages.ts')).allPortuguese
      : await import('../../texts/spanish.ts').then((loaded) => {
          spanishLabels = loaded.spanishLabels;
          return loaded.spanish;
        });
  return withPanel ? { ...texts, ...(await panelTextsOf(language)) } : texts;
}

async function panelTextsOf(language: Language): Promise<TextTree> {
  return language === 'pt'
    ? (await import('../../texts/portuguese-panel.ts')).portuguesePanel
    : (await import('../../texts/spanish-panel.ts')).spanishPanel;
}

/** A page or sheet that is loaded when it is opened, with its texts. */
export const withTexts =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [loaded, texts] = await Promise.all([load(), textsOf('pt')]);
    // Words of the dictionary stay applied; the screen already has its texts and need not be redrawn.
    i18next.addResourceBundle('pt', 'translation', texts, true, false, { silent: true });
    return loaded;
  };

/** A page of the panel, with its texts in the language spoken. */
export const withPanelTexts =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    withPanel = true;
    const language: Language = i18next.language === 'es' ? 'es' : 'pt';
    const [loaded, texts] = await Promise.all([withTexts(load)(), textsOf(language)]);
    i18next.addResourceBundle(language, 'translation', texts, true, false);
    return loaded;
  };

/**
 * Starts with the language this browser chose last, Portuguese at first (I18N-01, I18N-02).
 * Spanish that was lost on the way is spoken once it comes: Portuguese is there already.
 */
export async function startTexts(): Promise<void> {
  const spanish = wantsSpanish() ? await textsOf('es').catch(() => null) : null;
  const language: Language = spanish === null ? 'pt' : 'es';
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'pt',
    // Copies, because the dictionary changes the store, never the built-in texts.
    resources: {
      pt: { translation: structuredClone(portuguese) },
      ...(spanish !== null && { es: { translation: structuredClone(spanish) } }),
    },
    interpolation: { escapeValue: false },
    react: { bindI18nStore: 'added', useSuspense: false },
  });
  settle(language);
  if (wantsSpanish() && spanish === null)
    void tryAgain(async () => (wantsSpanish() ? changeLanguage('es') : undefined), withoutEnd);
}

const wantsSpanish = () => readText('idioma') === 'es';

/** Switches the language of the running page without a reload (I18N-03). @throws when its texts do not come */
export async function changeLanguage(language: Language): Promise<void> {
  i18next.addResourceBundle(language, 'translation', await textsOf(language), true, false);
  sayWith({ words: {}, builtIn: language === 'es' ? spanishLabels : {} });
  await i18next.changeLanguage(language);
  writeText('idioma', language);
  settle(language);
}

/** Names the language to the browser and lays the company's dictionary over the texts (I18N-05). */
function settle(language: Language) {
  sayWith({ words: {}, builtIn: language === 'es' ? spanishLabels : {} });
  document.documentElement.lang = language === 'pt' ? 'pt-BR' : 'es';
  void layDictionary(language);
}

/** Applies the dictionary again after a change of a word. */
export const reloadDictionary = (): void => void layDictionary(i18next.language === 'es' ? 'es' : 'pt');

/** Languages with words of the dictionary in them: another dictionary begins with their own texts again. */
const laidOver = new Set<Language>();

/** Of several requested dictionaries the last requested is applied, regardless of the order of arrival. */
let turn = 0;

async function layDictionary(language: Language) {
  turn += 1;
  const own = turn;
  try {
    const words = await request('getTranslations', { params: { lang: language } });
    if (own !== turn) return;
    const lay = (texts: TextTree) =>
      i18next.addResourceBundle(language, 'translation', structuredClone(texts), true, true);
    if (laidOver.delete(language)) lay(await textsOf(language));
    sayWith({ words });
    if (Object.keys(words).length === 0) return;
    const laid = overlay(await textsOf('pt'), await textsOf(language), words);
    // A word may be the name of something that is data: what shows it is written anew too.
    if (laid === undefined) return lay({});
    // Every text on screen is written anew: only when there is a reason.
    lay(laid);
    laidOver.add(language);
  } catch (error) {
    // Without the dictionary the built-in texts remain.
    console.info('dictionary not loaded', error);
  }
}
