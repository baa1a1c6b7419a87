import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { branchOf } from '../core/branch.ts';
import type { Context } from '../core/context.ts';
import { insertCorrection } from '../core/correction.queries.ts';
import { tell } from '../core/events/tell.ts';
import { Refused, refuse } from '../core/refusal.ts';
import { lockTyre, rewriteTyre } from './correction.queries.ts';
import { replacementRefusal } from './correction.rules.ts';
import {
  findDeparture,
  insertDepartureReplacement,
  type RecordedDeparture,
  type Returned,
  updateDepartureReplaced,
  updateLifeBefore,
} from './departure-correction.queries.ts';

type Done = AnswerOf<'voidTyreDeparture'>;
type Void = CheckedInput<'voidTyreDeparture'>['body'];

/**
 * Declares a scrap or a sending void: the tyre is in stock again.
 * @throws Refused NAO_ENCONTRADO, LEITURA_CORRIGIDA, RETORNO_POSTERIOR (it came back: the return is corrected first)
 */
export async function voidDeparture(context: Context, id: number, body: Void): Promise<Done> {
  const departure = await lockDeparture(context, id);
  if (departure.dt_retorno !== null) throw new Refused('RETORNO_POSTERIOR');
  await updateDepartureReplaced(context.db, id);
  await settle(context, departure, { kind: 'DESCARTE', right: null, reason: body.motivo, back: null });
  return { mensagem: 'Saída anulada.' };
}

/**
 * Puts other depths or another price in the place of those a tyre came back with; everything counted by them follows.
 * @throws Refused NAO_ENCONTRADO, LEITURA_CORRIGIDA, CAMPO_INVALIDO (the same), SULCOS_INCOMPLETOS, LEITURA_FORA_DE_ORDEM
 */
export async function correctReturn(
  context: Context,
  id: number,
  body: CheckedInput<'correctTyreReturn'>['body'],
): Promise<Done> {
  const departure = await lockReturn(context, id);
  const back = {
    vl_mm: body.vl_mm ?? departure.vl_mm_retorno,
    vl_servico: body.vl_servico === undefined ? departure.vl_servico : body.vl_servico,
  };
  const same = back.vl_servico === departure.vl_servico && `${back.vl_mm}` === `${departure.vl_mm_retorno}`;
  if (same) throw new Refused('CAMPO_INVALIDO', { faults: { vl_mm: 'IGUAL_AO_GRAVADO' } });
  refuse(depthsRefusal(departure, back.vl_mm));
  await updateDepartureReplaced(context.db, id);
  const right = await insertDepartureReplacement(context.db, id, back);
  await settle(context, departure, { kind: 'RETORNO', right, reason: body.motivo, back });
  return { mensagem: 'Retorno corrigido.' };
}

/**
 * Declares the return of a tyre void: it is away again, in the life it left in.
 * @throws Refused NAO_ENCONTRADO, LEITURA_CORRIGIDA, MOVIMENTO_POSTERIOR (it was mounted since), SAIDA_POSTERIOR (it left
 *   again since)
 */
export async function voidReturn(context: Context, id: number, body: Void): Promise<Done> {
  const departure = await lockReturn(context, id);
  if (departure.st_saiu) throw new Refused('SAIDA_POSTERIOR');
  if (departure.st_aplicado)
    throw new Refused('MOVIMENTO_POSTERIOR', { valores: { pneu: departure.nr_fogo } });
  await updateDepartureReplaced(context.db, id);
  await updateLifeBefore(context.db, id);
  const right = await insertDepartureReplacement(context.db, id, null);
  await settle(context, departure, { kind: 'RETORNO', right, reason: body.motivo, back: null });
  return { mensagem: 'Retorno anulado.' };
}

function depthsRefusal(departure: RecordedDeparture, right: Returned['vl_mm']) {
  const { vl_mm_retorno: wrong, antes, depois } = departure;
  if (right === null) return null;
  // A tyre that was not measured when it came back is not corrected into one that was.
  return replacementRefusal({ wrong: wrong ?? [], right, before: antes, after: depois });
}

/** Locks a tyre with a valid departure. */
async function lockDeparture(context: Context, id: number): Promise<RecordedDeparture> {
  const branch = branchOf(context);
  const seen = await findDeparture(context.db, id, branch);
  if (seen === undefined) throw new Refused('NAO_ENCONTRADO');
  await lockTyre(context.db, seen.nr_seq_pneu);
  const departure = await findDeparture(context.db, id, branch);
  if (departure === undefined || !departure.st_vale) throw new Refused('LEITURA_CORRIGIDA');
  return departure;
}

/** Locks a tyre with a valid return. */
async function lockReturn(context: Context, id: number): Promise<RecordedDeparture> {
  const departure = await lockDeparture(context, id);
  if (departure.dt_retorno === null) throw new Refused('NAO_ENCONTRADO');
  return departure;
}

interface Settled {
  kind: 'DESCARTE' | 'RETORNO';
  right: number | null;
  reason: string;
  back: Returned | null;
}

/** Writes the correction down, has everything follow, tells of it with before and after. */
async function settle(
  context: Context,
  departure: RecordedDeparture,
  { kind, right, reason, back }: Settled,
): Promise<void> {
  const { nr_sequencial: wrong, nr_seq_pneu: pneu, nr_fogo: fogo, nr_seq_filial } = departure;
  const person = context.actor.personId;
  await insertCorrection(context.db, kind, { wrong, right, reason, person });
  await rewriteTyre(context.db, pneu);
  const { vl_mm_retorno: vl_mm, vl_servico } = departure;
  tell(
    context,
    'pneu.corrigido',
    { nr_seq_filial },
    { pneu, fogo, saida: wrong, fato: kind, antes: { vl_mm, vl_servico }, depois: back, motivo: reason },
  );
}
