import { portuguese } from '../../texts/portuguese.ts';
import { request } from '../api/client.ts';
import { onSession } from '../session/store.ts';
import { storedSession } from '../session/stored.ts';
import { readStored, readText, writeStored, writeText } from '../storage.ts';
import { tryAgain, withoutEnd } from '../try-again.ts';
import { overlay, type TextTree } from './dictionary.ts';
import { sayWith } from './labels.ts';
import type { Language } from './translate.ts';
import { addTexts, languageNow, layOver, speak } from './useTranslation.ts';

/** Languages of the product. */
export const languages = ['pt', 'es'] as const;

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
    addTexts('pt', texts);
    return loaded;
  };

/** A page of the panel, with its texts in the language spoken. */
export const withPanelTexts =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    withPanel = true;
    const language = languageNow();
    const [loaded, texts] = await Promise.all([withTexts(load)(), textsOf(language)]);
    addTexts(language, texts);
    speak(languageNow());
    return loaded;
  };

/**
 * Starts with the language this browser chose last, Portuguese at first (I18N-01, I18N-02).
 * Spanish that was lost on the way is spoken once it comes: Portuguese is there already.
 */
export async function startTexts(): Promise<void> {
  const spanish = wanted() === 'es' ? await textsOf('es').catch(() => null) : null;
  const language: Language = spanish === null ? 'pt' : 'es';
  addTexts('pt', portuguese);
  if (spanish !== null) addTexts('es', spanish);
  speak(language);
  settle(language);
  follow();
  let isOwn = ownLanguage() !== undefined;
  // Who signs in reads his own language, and leaves the device in its own; a tab that speaks for nobody stays as it is.
  onSession(() => {
    const wasOwn = isOwn;
    isOwn = ownLanguage() !== undefined;
    if (isOwn || wasOwn) follow();
  });
}

/** Speaks the wanted language, once its texts come. */
function follow(): void {
  if (wanted() !== languageNow()) void tryAgain(async () => turnTo(wanted()), withoutEnd);
}

/** The language of who is signed in: the one chosen on this device, or the own. */
function ownLanguage(): Language | undefined {
  const session = storedSession();
  return session?.idioma ? (chosen()[session.tecnicoId] ?? session.idioma) : undefined;
}

/** Languages people chose on this device beside their own. */
const chosen = () => readStored<Readonly<Record<number, Language>>>('idiomas') ?? {};

/** The language to speak: without one of the person the one this browser chose last. */
const wanted = (): Language => ownLanguage() ?? (readText('idioma') === 'es' ? 'es' : 'pt');

/** Switches the language of the running page without a reload (I18N-03). @throws when its texts do not come */
export async function changeLanguage(language: Language): Promise<void> {
  await turnTo(language);
  writeText('idioma', language);
  const session = storedSession();
  if (session?.idioma) writeStored('idiomas', { ...chosen(), [session.tecnicoId]: language });
}

async function turnTo(language: Language): Promise<void> {
  addTexts(language, await textsOf(language));
  sayWith({ words: {}, builtIn: language === 'es' ? spanishLabels : {} });
  speak(language);
  settle(language);
}

/** Names the language to the browser and lays the company's dictionary over the texts (I18N-05). */
function settle(language: Language) {
  sayWith({ words: {}, builtIn: language === 'es' ? spanishLabels : {} });
  document.documentElement.lang = language === 'pt' ? 'pt-BR' : 'es';
  void layDictionary(language);
}

/** Applies the dictionary again after a change of a word. */
export const reloadDictionary = (): void => void layDictionary(languageNow());

/** Of several requested dictionaries the last requested is applied, regardless of the order of arrival. */
let turn = 0;

async function layDictionary(language: Language) {
  turn += 1;
  const own = turn;
  try {
    const words = await request('getTranslations', { params: { lang: language } });
    if (own !== turn) return;
    const isEmpty = Object.keys(words).length === 0;
    // A word may be the name of something that is data alone.
    const laid = isEmpty ? null : (overlay(await textsOf('pt'), await textsOf(language), words) ?? {});
    sayWith({ words });
    // Every text on screen is written anew: only when there is a reason.
    if (layOver(language, laid)) speak(languageNow());
  } catch (error) {
    // Without the dictionary the built-in texts remain.
    console.info('dictionary not loaded', error);
  }
}
