import { Readable } from 'node:stream';
import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { csvLine, csvOf } from '@terminal/contract/csv';
import { tookTooLong } from '../core/db/failures.ts';
import type { ControlDb } from '../core/db/pools.ts';
import type { FileAnswer } from '../core/http/answer.ts';
import type { PanelContext } from '../core/http/context.ts';
import { lengthOf, mostListed, reachOf } from '../core/paging.ts';
import { Refused } from '../core/refusal.ts';
import { searchTrail, type TrailSearch } from './trail.queries.ts';

const usualPage = 10;

/** What was done in the panel, newest first. @throws Refused TRILHA_AMPLA when the search takes too long */
export async function listTrail(
  { control }: PanelContext,
  search: CheckedInput<'listTrail'>['query'],
): Promise<AnswerOf<'listTrail'>> {
  const { page = 1, per_page = usualPage } = search;
  const { total, data } = await find(control, search, reachOf(page, per_page));
  return { current_page: page, ...lengthOf(total, per_page), data };
}

type TrailLineRead = AnswerOf<'listTrail'>['data'][number];

/** Columns of the file, in their order. */
const columns = [
  'nr_sequencial',
  'dt_evento',
  'ds_usuario',
  'ds_ip',
  'ds_acao',
  'db_name',
  'ds_detalhe',
  'qt_linhas',
  'st_resultado',
  'ds_erro',
] as const;

/** Lines read at a time for the file: scripts among them are long. */
const batch = 500;

/**
 * The newest 10,000 lines found, as CSV, written while they are read; none that comes meanwhile.
 * @throws Refused TRILHA_AMPLA when the search takes too long
 */
export async function exportTrail({ control, trail }: PanelContext, asked: TrailSearch): Promise<FileAnswer> {
  const search = { ...asked, ate: asked.ate ?? new Date().toISOString() };
  const begin = await find(control, search, { first: 0, size: batch });
  const rows = Math.min(begin.total, mostListed);
  trail.push({ action: 'trilha.exportada', detail: JSON.stringify(asked), rows });
  const lines = async function* () {
    yield csvOf({ heads: columns, rows: begin.data.map(cellsOf) });
    for (let first = batch; first < rows; first += batch) {
      const { data } = await find(control, search, { first, size: Math.min(batch, rows - first) });
      yield data.map((line) => csvLine(cellsOf(line))).join('');
    }
  };
  return { stream: Readable.from(lines()), mime: 'text/csv; charset=utf-8', name: 'trilha.csv' };
}

const cellsOf = (line: TrailLineRead) => columns.map((column) => line[column]);

const find = (control: ControlDb, search: TrailSearch, page: { first: number; size: number }) =>
  searchTrail(control, search, page).catch((error: unknown) => {
    throw tookTooLong(error) ? new Refused('TRILHA_AMPLA') : error;
  });
