import type { AnswerOf } from '@terminal/contract';
import type { ControlDb } from '../../core/db/pools.ts';
import type { PanelContext } from '../../core/http/context.ts';
import { Refused } from '../../core/refusal.ts';
import {
  insertWords,
  listWords,
  lockWords,
  notifyDictionary,
  saveTranslations,
  touchWords,
} from './queries.ts';
import { outcomesOf, type RowOutcome, type Word } from './rules.ts';

/** What each row of a file would do; nothing is written. */
export async function previewWords(
  { control }: PanelContext,
  rows: Word[],
): Promise<AnswerOf<'previewWords'>> {
  return { linhas: await judge(control, rows) };
}

/**
 * Writes a file of words, all of it or nothing; open terminals show it at once.
 * @throws Refused PALAVRAS_RECUSADAS when a row would be refused
 */
export async function importWords(
  { control, trail }: PanelContext,
  rows: Word[],
): Promise<AnswerOf<'importWords'>> {
  await lockWords(control);
  const outcomes = await judge(control, rows);
  const of = (wanted: RowOutcome['st_linha']) => outcomes.filter(({ st_linha }) => st_linha === wanted);
  if (of('X').length > 0) throw new Refused('PALAVRAS_RECUSADAS');
  const [added, changed] = [of('N'), of('M')];
  if (added.length > 0) await insertWords(control, namesOf(added));
  if (changed.length > 0) await touchWords(control, namesOf(changed));
  await saveTranslations(control, [...added, ...changed]);
  await notifyDictionary(control);
  const counted = { novas: added.length, alteradas: changed.length, iguais: of('I').length };
  trail.push({
    action: 'palavras.importadas',
    rows: added.length + changed.length,
    detail: [...namesOf(added), ...namesOf(changed)].join(' · ').slice(0, 4_000),
  });
  return counted;
}

async function judge(control: ControlDb, rows: Word[]): Promise<RowOutcome[]> {
  const known = await listWords(control);
  return outcomesOf(rows, new Map(known.map((word) => [word.palavra, word])));
}

const namesOf = (words: readonly Word[]) => words.map(({ palavra }) => palavra);
