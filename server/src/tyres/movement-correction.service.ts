import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import { insertCorrection } from '../core/correction.queries.ts';
import { announceVehicle } from '../core/events/vehicle.ts';
import { Refused, refuse } from '../core/refusal.ts';
import { correctReading } from '../fleet/correction.service.ts';
import { lockTyre } from './correction.queries.ts';
import { replacementRefusal } from './correction.rules.ts';
import { updateDepartureReplaced } from './departure-correction.queries.ts';
import { askAbout } from './gauging.service.ts';
import { readQuestion } from './groove.rules.ts';
import { lockTyresOf } from './layout.service.ts';
import {
  findMovement,
  type RecordedMovement,
  replaceMovement,
  undoMovement,
} from './movement-correction.queries.ts';
import { voidRefusal } from './movement-correction.rules.ts';
import type { LockedVehicle } from './vehicle.queries.ts';

type Done = AnswerOf<'voidTyreMovement'>;

/**
 * Puts another meter, or other depths of the removed tyre, in the place of those told with a movement; everything counted
 * by them follows. What was wrong stays, with who corrected it and why.
 * @throws Refused NAO_ENCONTRADO, MOVIMENTO_CORRIGIDO, CAMPO_INVALIDO (nothing else is told, or no tyre was removed),
 *   SULCOS_INCOMPLETOS, LEITURA_FORA_DE_ORDEM, CONFIRMA_SULCO, KM_ANTERIOR, and what correctReading of fleet throws
 */
export async function correctMovement(
  context: Context,
  id: number,
  body: CheckedInput<'correctTyreMovement'>['body'],
): Promise<Done> {
  const { km: told, motivo, confirma } = body;
  const { movement, vehicle } = await lockMovement(context, id);
  const km = told === movement.km ? undefined : told;
  const depths = depthsOf(movement, body);
  if (km === undefined && depths === null)
    throw new Refused('CAMPO_INVALIDO', { faults: { km: 'IGUAL_AO_GRAVADO' } });
  const right = await replaceMovement(context.db, id, depths);
  if (km !== undefined && movement.nr_seq_leitura !== null)
    await correctReading(context, movement.nr_seq_leitura, { km, motivo, confirma });
  await settle(
    context,
    { movement, vehicle, right, reason: motivo },
    { km: km ?? movement.km, vl_mm: depths },
  );
  return { mensagem: 'Movimento corrigido.' };
}

/**
 * Declares a movement void, with all one command moved: every tyre is where it was before. The meter told with it stands:
 * it is a reading of its own.
 * @throws Refused NAO_ENCONTRADO, MOVIMENTO_CORRIGIDO; what later builds on it: RETORNO_POSTERIOR, SAIDA_POSTERIOR,
 *   MOVIMENTO_POSTERIOR, LUGAR_POSTERIOR, AFERICAO_POSTERIOR
 */
export async function voidMovement(
  context: Context,
  id: number,
  { motivo }: CheckedInput<'voidTyreMovement'>['body'],
): Promise<Done> {
  const { movement, vehicle } = await lockMovement(context, id);
  const refusal = voidRefusal(movement.pneus);
  if (refusal !== null) throw new Refused(refusal.code, { valores: refusal.fields ?? {} });
  for (const { nr_seq_destino: departure } of movement.pneus) {
    if (departure !== null) await voidDepartureOf(context, departure, motivo);
  }
  await undoMovement(context.db, id);
  await settle(context, { movement, vehicle, right: null, reason: motivo }, null);
  return { mensagem: 'Movimento anulado.' };
}

/** The tyre a movement sent away was never sent. */
async function voidDepartureOf({ db, actor }: Context, departure: number, reason: string): Promise<void> {
  await updateDepartureReplaced(db, departure);
  await insertCorrection(db, 'DESCARTE', { wrong: departure, right: null, reason, person: actor.personId });
}

/** Corrected depths of a removed tyre; null: unchanged. */
function depthsOf(
  { pneus, km, tp_medidor: unit }: RecordedMovement,
  body: CheckedInput<'correctTyreMovement'>['body'],
): readonly number[] | null {
  const { vl_mm: right } = body;
  if (right === undefined) return null;
  const off = pneus.find(({ retirado }) => retirado !== null)?.retirado ?? null;
  if (off === null) throw new Refused('CAMPO_INVALIDO', { faults: { vl_mm: 'NENHUM_RETIRADO' } });
  if (String(right) === String(off.vl_mm)) return null;
  refuse(replacementRefusal({ wrong: off.vl_mm, right, before: off.antes, after: off.depois }));
  const run = off.qt_desde + (body.km ?? km) - km;
  askAbout(body, readQuestion({ read: right, former: off.antes, rate: off.vl_taxa, run, unit }));
  return right;
}

interface Locked {
  movement: RecordedMovement;
  vehicle: LockedVehicle;
}

/** Locks a movement that stands: its vehicle, then its tyres. */
async function lockMovement(context: Context, id: number): Promise<Locked> {
  const { db } = context;
  const seen = await findMovement(db, id);
  if (seen === undefined) throw new Refused('NAO_ENCONTRADO');
  if (!seen.st_vale) throw new Refused('MOVIMENTO_CORRIGIDO');
  const vehicle = await lockTyresOf(context, seen.nr_placa);
  for (const { nr_seq_pneu } of seen.pneus) await lockTyre(db, nr_seq_pneu);
  const movement = await findMovement(db, id);
  if (movement === undefined || !movement.st_vale) throw new Refused('MOVIMENTO_CORRIGIDO');
  return { movement, vehicle };
}

/** Writes the correction down and tells of it with before and after. */
async function settle(
  context: Context,
  { movement, vehicle, right, reason }: Locked & { right: number | null; reason: string },
  after: { km: number; vl_mm: readonly number[] | null } | null,
): Promise<void> {
  const { nr_sequencial: wrong, km, pneus } = movement;
  const person = context.actor.personId;
  await insertCorrection(context.db, 'MOVIMENTO', { wrong, right, reason, person });
  announceVehicle(context, 'pneu.corrigido', vehicle, {
    movimento: wrong,
    pneus: pneus.map(({ nr_fogo }) => nr_fogo),
    antes: { km, vl_mm: pneus.find(({ retirado }) => retirado !== null)?.retirado?.vl_mm ?? null },
    depois: after,
    motivo: reason,
  });
}
