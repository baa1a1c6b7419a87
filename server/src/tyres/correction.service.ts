import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { branchOf } from '../core/branch.ts';
import type { Context } from '../core/context.ts';
import { insertCorrection } from '../core/correction.queries.ts';
import { tell } from '../core/events/tell.ts';
import { lockVehicle } from '../core/fleet.queries.ts';
import { Refused, refuse } from '../core/refusal.ts';
import {
  findReading,
  insertReplacement,
  lockTyre,
  type RecordedReading,
  rewriteTyre,
  updateEmptied,
  updateReplaced,
} from './correction.queries.ts';
import { replacementRefusal } from './correction.rules.ts';
import { askAbout } from './gauging.service.ts';
import { readQuestion } from './groove.rules.ts';

type Done = AnswerOf<'correctTyreReading'>;

/** What was read: depths in mm, or a pressure in psi. */
interface Values {
  vl_mm: readonly number[] | null;
  calibragem: number | null;
}

/**
 * Puts other depths, or another pressure, in the place of what was read of a tyre, at its moment; everything counted by it
 * follows (pneu_refaz). What was wrong stays, with who corrected it and why.
 * @throws Refused NAO_ENCONTRADO, LEITURA_CORRIGIDA, CAMPO_INVALIDO (nothing of its kind, or the same), SULCOS_INCOMPLETOS
 *   (another number of grooves), LEITURA_FORA_DE_ORDEM, CONFIRMA_SULCO
 */
export async function correctReading(
  context: Context,
  id: number,
  body: CheckedInput<'correctTyreReading'>['body'],
): Promise<Done> {
  const reading = await lockReading(context, id);
  const values = valuesOf(reading, body);
  await updateReplaced(context.db, id);
  const right = await insertReplacement(context.db, id, values);
  await settle(context, reading, { right, reason: body.motivo, values });
  return { mensagem: 'Leitura corrigida.' };
}

/**
 * Declares what was read of a tyre void: everything computed from it is computed again without it.
 * @throws Refused NAO_ENCONTRADO, LEITURA_CORRIGIDA
 */
export async function voidReading(
  context: Context,
  id: number,
  body: CheckedInput<'voidTyreReading'>['body'],
): Promise<Done> {
  const reading = await lockReading(context, id);
  await updateReplaced(context.db, id);
  await updateEmptied(context.db, reading.nr_seq_evento);
  await settle(context, reading, { right: null, reason: body.motivo, values: null });
  return { mensagem: 'Leitura anulada.' };
}

/** Locks a tyre with a valid measurement, and before it its vehicle, as gaugings and movements do. */
async function lockReading(context: Context, id: number): Promise<RecordedReading> {
  const branch = branchOf(context);
  const seen = await findReading(context.db, id, branch);
  if (seen === undefined) throw new Refused('NAO_ENCONTRADO');
  if (seen.nr_placa !== null) await lockVehicle(context.db, seen.nr_placa, branch);
  await lockTyre(context.db, seen.nr_seq_pneu);
  const reading = await findReading(context.db, id, branch);
  if (reading === undefined || !reading.st_vale) throw new Refused('LEITURA_CORRIGIDA');
  return reading;
}

function valuesOf(reading: RecordedReading, body: CheckedInput<'correctTyreReading'>['body']): Values {
  const field = reading.vl_mm === null ? 'calibragem' : 'vl_mm';
  const told = body[field];
  if (told === undefined) throw new Refused('CAMPO_INVALIDO', { faults: { [field]: 'OBRIGATORIO' } });
  if (String(told) === String(reading[field]))
    throw new Refused('CAMPO_INVALIDO', { faults: { [field]: 'IGUAL_AO_GRAVADO' } });
  if (reading.vl_mm === null) return { vl_mm: null, calibragem: body.calibragem ?? null };
  const right = body.vl_mm ?? [];
  const { antes: before, vl_taxa: rate, qt_desde: run, tp_medidor: unit } = reading;
  refuse(replacementRefusal({ wrong: reading.vl_mm, right, before, after: reading.depois }));
  askAbout(body, readQuestion({ read: right, former: before ?? [], rate, run, unit }));
  return { vl_mm: right, calibragem: null };
}

/** Writes the correction down, has everything follow, tells of it with before and after. */
async function settle(
  context: Context,
  reading: RecordedReading,
  { right, reason, values }: { right: number | null; reason: string; values: Values | null },
): Promise<void> {
  const { db, actor } = context;
  const { nr_sequencial: wrong, nr_seq_pneu: pneu, nr_fogo: fogo, vl_mm, calibragem } = reading;
  await insertCorrection(db, reading.tp_evento === 'A' ? 'SULCO' : 'CALIBRAGEM', {
    wrong,
    right,
    reason,
    person: actor.personId,
  });
  await rewriteTyre(db, pneu);
  const { nr_seq_filial, nr_placa } = reading;
  tell(
    context,
    'pneu.corrigido',
    { nr_seq_filial, nr_placa },
    {
      pneu,
      fogo,
      leitura: wrong,
      antes: { vl_mm, calibragem },
      depois: values,
      motivo: reason,
    },
  );
}
