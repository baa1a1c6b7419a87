import type { RefusalCode } from '@terminal/contract';
import type { z } from 'zod';
import { row, text } from '../../core/row.ts';

/** A word, typed or stored. */
export const Word = row({
  palavra: text,
  /** Portuguese; '': the built-in text stays. */
  palavra_frase: text,
  /** Spanish; '': the built-in text stays. */
  traducao: text,
});
export type Word = z.infer<typeof Word>;

/** What a row of a file would do: N new, M changes a word, I is there already, X refused. */
export type RowOutcome = Word & { st_linha: 'N' | 'M' | 'I' | 'X'; codigo: RefusalCode | null };

/**
 * A word as it is stored: upper case, blanks of any kind as one (doc 3 §5). What the browser looks up is the built-in
 * text in upper case.
 */
export function asStored({ palavra, palavra_frase, traducao }: Word): Word {
  return { palavra: tidy(palavra), palavra_frase: tidy(palavra_frase), traducao: tidy(traducao) };
}

const tidy = (text: string) => text.replace(/\s+/gu, ' ').trim().toUpperCase();

/**
 * Why a word is not taken. A translation must show something: one of invisible characters would empty a text of every
 * terminal. What fills in values or other texts ('{{', '$t(') stays out as well.
 */
export function wordRefusal(word: Word): RefusalCode | null {
  const { palavra, palavra_frase, traducao } = word;
  if (palavra === '' || (palavra_frase === '' && traducao === '')) return 'PALAVRA_VAZIA';
  const texts = [palavra, palavra_frase, traducao].filter((text) => text !== '');
  return texts.every(isPlain) ? null : 'PALAVRA_CARACTERES';
}

function isPlain(text: string): boolean {
  const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) && !hidden.test(text) && !/\{\{|\}\}|\$T\(/.test(text);
}

/**
 * What each row of a file would do to the words there are. Of rows with the same element the first counts, the others
 * are refused.
 * @param known words kept, by element
 */
export function outcomesOf(rows: readonly Word[], known: ReadonlyMap<string, Word>): RowOutcome[] {
  const seen = new Set<string>();
  return rows.map(asStored).map((word) => {
    const codigo = wordRefusal(word) ?? (seen.has(word.palavra) ? 'PALAVRA_CADASTRADA' : null);
    seen.add(word.palavra);
    if (codigo !== null) return { ...word, st_linha: 'X', codigo };
    return { ...word, st_linha: changeOf(word, known.get(word.palavra)), codigo: null };
  });
}

function changeOf(word: Word, before: Word | undefined): 'N' | 'M' | 'I' {
  if (before === undefined) return 'N';
  const same = before.palavra_frase === word.palavra_frase && before.traducao === word.traducao;
  return same ? 'I' : 'M';
}
