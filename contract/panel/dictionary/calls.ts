import { z } from 'zod';
import { confirmedPanel, defineCall, panel } from '../../core/call.ts';

import { countText, done, envelope, flag, moment, text } from '../../core/fields.ts';
import { refusalCode } from '../../core/refusal.ts';
import { mostRows } from './sizes.ts';

/** Longest element or translation: the built-in texts are shorter. */
const longest = 500;

const word = z.strictObject({
  /** The Portuguese interface text in upper case. */
  name: z.string(),
  lang_system: z.array(z.strictObject({ cd_idioma: z.enum(['pt', 'es']), translate: z.string() })),
  dt_alteracao: moment,
});

const parts = {
  /** Element: stored in upper case. */
  palavra: text(longest),
  /** Portuguese; empty: the built-in text stays. */
  palavra_frase: text(longest),
  /** Spanish; empty: the built-in text stays. */
  traducao: text(longest),
};

const row = z.strictObject(parts);
const rows = z.array(row).min(1).max(mostRows);

const outcome = z.strictObject({
  /** The row as it would be stored. */
  ...parts,
  /** N new, M changes a word, I identical to an existing word, X refused. */
  st_linha: z.enum(['N', 'M', 'I', 'X']),
  /** Why it is refused. */
  codigo: refusalCode.nullable(),
});

const refusedWords = ['PALAVRA_VAZIA', 'PALAVRA_CARACTERES'] as const;

/** The dictionary: words that replace built-in texts on every terminal (I18N-05, G-98). */
export const dictionaryCalls = {
  /** Words by element. The filter looks in all three columns. */
  listWords: defineCall({
    method: 'GET',
    path: 'painel/getPalavras',
    reads: ['dicionario'],
    summary: 'Words of the dictionary',
    source: 'doc 3 §7, C-156, DICT-01..03, DICT-09',
    who: panel('L'),
    query: z.strictObject({
      page: countText(1_000_000).optional(),
      per_page: countText(50).optional(),
      palavra_filtro: text(longest).optional(),
      /** S: a whole element or translation; N, unless given: a part. */
      palavra_exata: flag.optional(),
    }),
    answer: envelope(word),
  }),
  /** Every word, for export and for the overview of translated texts. */
  exportWords: defineCall({
    method: 'GET',
    path: 'painel/exportarPalavras',
    reads: ['dicionario'],
    summary: 'The whole dictionary',
    source: 'addition; issue: dictionary as CSV',
    who: panel('L'),
    answer: z.array(row),
  }),
  /** A new word. */
  saveWord: defineCall({
    method: 'POST',
    path: 'painel/savePalavra',
    changes: ['dicionario'],
    summary: 'Add a word',
    source: 'doc 3 §7, C-157, DICT-04..07',
    who: panel('A'),
    command: true,
    body: row.extend({ acao_global: z.literal('salvar') }),
    answer: word,
    refusals: ['PALAVRA_CADASTRADA', ...refusedWords],
  }),
  /** Changes the translations of a word; the element stays. */
  editWord: defineCall({
    method: 'POST',
    path: 'painel/editarPalavra',
    changes: ['dicionario'],
    summary: 'Change a word',
    source: 'doc 3 §7, C-158, DICT-04, DICT-05',
    who: panel('A'),
    command: true,
    body: row.extend({ acao_global: z.literal('editar') }),
    answer: word,
    refusals: ['NAO_ENCONTRADO', ...refusedWords],
  }),
  /** Removes a word: the built-in text is shown again. */
  deleteWord: defineCall({
    method: 'POST',
    path: 'painel/deletePalavra',
    changes: ['dicionario'],
    summary: 'Delete a word',
    source: 'doc 3 §7, C-159, DICT-05, G-124',
    who: confirmedPanel('A'),
    command: true,
    body: z.strictObject({ palavra: text(longest).min(1) }),
    answer: done,
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** What each row of a file would do. Nothing is written. */
  previewWords: defineCall({
    method: 'POST',
    path: 'painel/conferirPalavras',
    summary: 'Preview a file of words',
    source: 'addition; issue: dictionary as CSV',
    who: panel('A'),
    body: z.strictObject({ linhas: rows }),
    answer: z.strictObject({ linhas: z.array(outcome) }),
  }),
  /** Writes the rows of a file that are new or change a word; none of them when one is refused. */
  importWords: defineCall({
    method: 'POST',
    path: 'painel/importarPalavras',
    changes: ['dicionario'],
    summary: 'Write a file of words',
    source: 'addition; issue: dictionary as CSV, G-124',
    who: confirmedPanel('A'),
    command: true,
    body: z.strictObject({ linhas: rows }),
    answer: z.strictObject({ novas: z.int(), alteradas: z.int(), iguais: z.int() }),
    refusals: ['PALAVRAS_RECUSADAS'],
  }),
};
