import type { AnswerOf } from '@terminal/contract';
import type { Table } from '@terminal/contract/table';
import type { TyreSituation } from './api.ts';

type Row = AnswerOf<'getTyreDashboard'>['informacoes'][number];

/** Where a tyre is, from what the dashboard says of it: neither date nor plate means in stock (TYRE-30). */
export function situationOf({ nr_placa, des_data, rec_dataenvio }: Omit<Row, 'nr_fogo'>): TyreSituation {
  if (des_data !== null) return 'D';
  if (rec_dataenvio !== null) return 'S';
  return nr_placa === null ? 'E' : 'A';
}

/** Every tyre of the branch as a file has them. */
export const tyresTable = (
  heads: readonly string[],
  rows: readonly Row[],
  wordOf: (situation: TyreSituation) => string,
): Table => ({
  heads,
  rows: rows.map((row) => [
    row.nr_fogo,
    wordOf(situationOf(row)),
    row.nr_placa,
    row.rec_dataenvio === null ? null : { day: row.rec_dataenvio },
    row.des_data === null ? null : { day: row.des_data },
  ]),
});
