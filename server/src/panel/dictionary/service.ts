import type { AnswerOf, CheckedInput, TrailAction } from '@terminal/contract';
import type { PanelContext } from '../../core/http/context.ts';
import { lastPage } from '../../core/paging.ts';
import { Refused, refuse } from '../../core/refusal.ts';
import {
  deleteWord,
  findWord,
  insertWords,
  listWords,
  notifyDictionary,
  saveTranslations,
  searchWords,
  touchWords,
} from './queries.ts';
import { asStored, type Word, wordRefusal } from './rules.ts';

const usualPage = 10;

/** A page of words by element (DICT-01, DICT-02, G-88). */
export async function pageOfWords(
  { control }: PanelContext,
  { page = 1, per_page = usualPage, palavra_filtro = '', palavra_exata }: CheckedInput<'listWords'>['query'],
): Promise<AnswerOf<'listWords'>> {
  const text = palavra_filtro.toUpperCase();
  const filter = text === '' ? null : { text, exact: palavra_exata === 'S' };
  const found = await searchWords(control, filter, { first: (page - 1) * per_page, size: per_page });
  return { current_page: page, last_page: lastPage(found.total, per_page), ...found };
}

/** The whole dictionary. */
export const allWords = ({ control }: PanelContext): Promise<Word[]> => listWords(control);

/**
 * Adds a word (DICT-05, DICT-06); open terminals show it at once.
 * @throws Refused PALAVRA_CADASTRADA, PALAVRA_VAZIA, PALAVRA_CARACTERES
 */
export async function addWord(context: PanelContext, given: Word): Promise<AnswerOf<'saveWord'>> {
  const word = asStored(given);
  refuse(wordRefusal(word));
  await insertWords(context.control, [word.palavra]);
  return writeWord(context, word, 'palavra.criada');
}

/**
 * Gives a word other translations; the element stays (DICT-05).
 * @throws Refused NAO_ENCONTRADO, PALAVRA_VAZIA, PALAVRA_CARACTERES
 */
export async function changeWord(context: PanelContext, given: Word): Promise<AnswerOf<'editWord'>> {
  const word = asStored(given);
  refuse(wordRefusal(word));
  if ((await touchWords(context.control, [word.palavra])) === 0) throw new Refused('NAO_ENCONTRADO');
  return writeWord(context, word, 'palavra.alterada');
}

async function writeWord({ control, trail }: PanelContext, word: Word, action: TrailAction) {
  await saveTranslations(control, [word]);
  await notifyDictionary(control);
  const { palavra, palavra_frase, traducao } = word;
  // An empty translation says nothing: the built-in text stays.
  const detail = [
    palavra,
    palavra_frase && `português: ${palavra_frase}`,
    traducao && `espanhol: ${traducao}`,
  ].filter(Boolean);
  trail.push({ action, detail: detail.join(' · ') });
  const written = await findWord(control, word.palavra);
  if (written === undefined) throw new Error('the word just written is not there');
  return written;
}

/**
 * Removes a word: the built-in text is back on every terminal (DICT-05, DICT-08).
 * @throws Refused NAO_ENCONTRADO
 */
export async function removeWord({ control, trail }: PanelContext, palavra: string): Promise<void> {
  const name = asStored({ palavra, palavra_frase: '', traducao: '' }).palavra;
  if (!(await deleteWord(control, name))) throw new Refused('NAO_ENCONTRADO');
  await notifyDictionary(control);
  trail.push({ action: 'palavra.excluida', detail: name });
}
