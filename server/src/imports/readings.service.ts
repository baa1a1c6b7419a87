import { importColumns } from '@terminal/contract';
import { type Read, refuseRepeated } from '../core/cells/reader.rules.ts';
import type { Context } from '../core/context.ts';
import { takeReading } from '../fleet/service.ts';
import { held, type ImportOutcome, outcomeOf, plain, type Rows, refused, type Step } from './outcome.ts';
import { type ReadingRow, readReading } from './rows.rules.ts';

/** Smallest number of rows per transaction of a preview; small, so that vehicles are not locked for long. */
const chunkRows = 200;

/**
 * Imports the readings of a file, each vehicle's in chronological order, so that none is judged by a later one. Implausible
 * ones are held. @returns an outcome per row
 */
export async function importReadings(
  step: Step,
  rows: Rows,
  zone: string,
  lines?: readonly number[],
): Promise<ImportOutcome[]> {
  const read = refuseRepeated(
    rows.map((cells) => readReading(cells, zone)),
    {
      column: 'quando',
      head: importColumns.leituras.quando,
      of: ({ plate, at }) => `${plate} ${at}`,
    },
    lines,
  );
  const outcomes = read.map((one) => (one.faults ? refused(...one.faults) : plain('I')));
  for (const chunk of chunksOf(read)) {
    await step(async (context) => {
      for (const { place, row } of chunk)
        outcomes[place] = await outcomeOf(context, () => take(context, row), {
          code: 'PLACA_DESCONHECIDA',
          column: 'placa',
        });
    });
  }
  return outcomes;
}

interface Placed {
  place: number;
  row: ReadingRow;
}

/** Sorted by plate and moment, so that vehicles are always locked in the same order; those of a vehicle stay together. */
function chunksOf(read: readonly Read<ReadingRow>[]): Placed[][] {
  const placed = read
    .flatMap((one, place) =>
      one.faults ? [] : [{ place, row: one.row, key: `${one.row.plate} ${one.row.at}` }],
    )
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const chunks: Placed[][] = [];
  for (const [n, one] of placed.entries()) {
    const chunk = chunks.at(-1);
    const sameVehicle = placed[n - 1]?.row.plate === one.row.plate;
    if (chunk !== undefined && (sameVehicle || chunk.length < chunkRows)) chunk.push(one);
    else chunks.push([one]);
  }
  return chunks;
}

async function take(context: Context, { plate, at, value }: ReadingRow): Promise<ImportOutcome> {
  const { st_leitura, ds_motivo } = await takeReading(context, { plate, value, at, origin: 'I' });
  if (st_leitura === 'R' && ds_motivo !== null) return held(ds_motivo);
  return plain(st_leitura === 'C' ? 'I' : 'N');
}
