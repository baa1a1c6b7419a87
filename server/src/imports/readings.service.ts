import type { SessionContext } from '../core/http/context.ts';
import { takeReading } from '../fleet/service.ts';
import { held, type Outcome, outcomeOf, plain, refused } from './outcome.ts';
import { type Read, type ReadingRow, readReading, refuseRepeated } from './rows.rules.ts';

/**
 * Takes the readings of a file in: each vehicle's in the order of their moments, so that none is judged by a later one.
 * What nobody can believe is held. @returns an outcome per row
 */
export async function importReadings(
  context: SessionContext,
  rows: readonly (readonly string[])[],
): Promise<Outcome[]> {
  const read = refuseRepeated(
    rows.map((cells) => readReading(cells, context.session.zone)),
    ({ plate, at }) => `${plate} ${at}`,
  );
  const outcomes: Outcome[] = [];
  for (const place of inOrder(read)) {
    const one = read[place];
    if (one === undefined) continue;
    outcomes[place] = one.problem
      ? refused(one.problem)
      : await outcomeOf(context, () => take(context, one.row), {
          code: 'PLACA_DESCONHECIDA',
          column: 'placa',
        });
  }
  return outcomes;
}

/** By plate and moment: vehicles are locked in one order, whoever imports. */
function inOrder(rows: readonly Read<ReadingRow>[]): number[] {
  const keyOf = (place: number) => {
    const read = rows[place];
    return read === undefined || read.problem ? '' : `${read.row.plate} ${read.row.at}`;
  };
  return rows
    .map((_, place) => place)
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));
}

async function take(context: SessionContext, { plate, at, value }: ReadingRow): Promise<Outcome> {
  const { st_leitura, ds_motivo } = await takeReading(context, { plate, value, at, origin: 'I' });
  if (st_leitura === 'R' && ds_motivo !== null) return held(ds_motivo);
  return plain(st_leitura === 'C' ? 'I' : 'N');
}
