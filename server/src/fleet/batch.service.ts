import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import { Refused } from '../core/refusal.ts';
import { takeReading } from './service.ts';

type Sent = CheckedInput<'sendReadings'>['body']['leituras'][number];
type Taken = AnswerOf<'sendReadings'>[number];

/** Takes readings of telemetry: of each vehicle in the order of time, vehicles in one order, so that batches do not block each other. */
export async function takeReadings(
  context: Context,
  { leituras }: CheckedInput<'sendReadings'>['body'],
): Promise<AnswerOf<'sendReadings'>> {
  const taken = new Map<Sent, Taken>();
  const inOrder = leituras.toSorted(
    (a, b) => (a.nr_placa < b.nr_placa ? -1 : Number(a.nr_placa > b.nr_placa)) || timeOf(a) - timeOf(b),
  );
  for (const sent of inOrder) taken.set(sent, await take(context, sent));
  return leituras.flatMap((sent) => taken.get(sent) ?? []);
}

const timeOf = ({ dt_leitura }: Sent): number => Date.parse(dt_leitura);

async function take(context: Context, { nr_placa, km, dt_leitura }: Sent): Promise<Taken> {
  try {
    const sent = { plate: nr_placa, value: km, at: dt_leitura, origin: 'T' } as const;
    return { nr_placa, dt_leitura, ...(await takeReading(context, sent)) };
  } catch (error) {
    if (error instanceof Refused && error.codigo === 'NAO_ENCONTRADO')
      return { nr_placa, dt_leitura, st_leitura: 'N', ds_motivo: null };
    throw error;
  }
}
