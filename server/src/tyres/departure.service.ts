import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { branchOf } from '../core/branch.ts';
import type { Context } from '../core/context.ts';
import { tell } from '../core/events/tell.ts';
import type { JsonText } from '../core/json-text.ts';
import { Refused, refuse } from '../core/refusal.ts';
import {
  type Choices,
  findChoices,
  findTyre,
  insertDeparture,
  type LockedTyre,
  listChoices,
  lockForDeparture,
  type TyreName,
  updateReturned,
} from './departure.queries.ts';
import { departureRefusal, retreadQuestion, returnRefusal } from './departure.rules.ts';
import { askAbout } from './gauging.service.ts';
import { findStocked } from './stock.queries.ts';

type Departure = CheckedInput<'recordTyreDeparture'>['body'];
type Return = CheckedInput<'takeTyreBack'>['body'];

/** Reasons to scrap and services a tyre can be sent to (TYRE-26). */
export const departureChoices = (context: Context): Promise<AnswerOf<'getTyreDepartureChoices'>> =>
  listChoices(context.db);

/**
 * Scraps a tyre of the stock or sends it to service, on its own or with the movement that took it off; without `tipo`: sent if
 * a service is named, else scrapped (G-83).
 * @throws Refused NAO_ENCONTRADO, PNEU_APLICADO, PNEU_INDISPONIVEL, DESTINO_INCOMPLETO, DATA_FUTURA,
 *   DATA_ANTES_DO_MOVIMENTO, VIDA_MAXIMA, CAMPO_INVALIDO (a choice that does not exist)
 */
export async function recordDeparture(
  context: Context,
  body: Departure,
  movement: number | null = null,
): Promise<AnswerOf<'recordTyreDeparture'>> {
  const tyre = await lock(context, body.pneu);
  const asked = askedOf(body);
  const found = await findChoices(context.db, asked);
  const service = found.service?.kind ?? 'S';
  refuse(departureRefusal(tyre, { ...asked, service: asked.service === null ? null : service }));
  refuseUnknown(asked, found);
  const { supplier, date } = asked;
  if (supplier === null || date === null)
    throw new Error('a departure the rules let through lacks something');
  const kind = asked.kind === 'D' ? asked.kind : service;
  await insertDeparture(context.db, {
    tyre: tyre.nr_sequencial,
    life: tyre.life,
    kind,
    supplier,
    service: found.service?.id ?? null,
    reasons: asked.reasons,
    note: body.observacao || null,
    date,
    person: context.actor.personId,
    movement,
  });
  announceTyre(context, tyre, { destino: kind, data: date, fornecedor: supplier });
  return { mensagem: asked.kind === 'D' ? 'Descarte realizado com sucesso!' : 'Sucesso!' };
}

/** The request: reasons belong to scrapping, a service to sending. */
function askedOf(body: Departure) {
  const service = body.servico ?? null;
  const kind = body.tipo ?? (service === null ? 'D' : 'S');
  return {
    kind,
    supplier: body.fornecedor ?? null,
    reasons: kind === 'D' ? [...new Set(body.motivos ?? [])] : [],
    service: kind === 'S' ? service : null,
    date: body.data ?? null,
  };
}

/** @throws Refused CAMPO_INVALIDO naming the fields whose choice does not exist */
function refuseUnknown(asked: ReturnType<typeof askedOf>, found: Choices): void {
  const unknown = {
    fornecedor: !found.supplier,
    motivos: found.reasons < asked.reasons.length,
    servico: asked.service !== null && found.service === null,
  };
  const fields = Object.entries(unknown).flatMap(([field, missing]) => (missing ? [field] : []));
  if (fields.length === 0) return;
  throw new Refused('CAMPO_INVALIDO', {
    faults: Object.fromEntries(fields.map((field) => [field, 'DESCONHECIDO'])),
  });
}

/**
 * Returns a tyre to the stock; after a retread in its next life, with the depths it came back with (TYRE-32). A casing the
 * retreader refused can be scrapped in the same step, at the retreader.
 * @throws Refused NAO_ENCONTRADO, PNEU_NAO_ENVIADO, DESTINO_INCOMPLETO, DATA_FUTURA, RETORNO_ANTES_DO_ENVIO,
 *   SULCOS_INCOMPLETOS, AFERICAO_MAIOR, CONFIRMA_SULCO, CAMPO_INVALIDO, DATA_ANTES_DO_MOVIMENTO
 */
export async function returnTyre(context: Context, body: Return): Promise<JsonText> {
  const tyre = await lock(context, body.pneu);
  const back = {
    date: body.data ?? null,
    depths: body.vl_mm ?? null,
    refused: body.recusada === 'S',
    scrapped: body.motivos !== undefined,
  };
  refuse(returnRefusal(tyre, tyre.sent, back));
  const { sent } = tyre;
  if (sent === null || back.date === null) throw new Error('a return the rules let through lacks something');
  askAbout(body, retreadQuestion(sent, back, tyre.limit));
  const person = context.actor.personId;
  await updateReturned(context.db, sent.id, {
    date: back.date,
    depths: back.depths,
    refused: back.refused,
    price: body.vl_servico ?? null,
    person,
  });
  announceTyre(context, tyre, { retorno: sent.kind, data: back.date, recusada: back.refused });
  if (body.motivos !== undefined) {
    const { nr_sequencial: pneu } = tyre;
    await recordDeparture(context, {
      tipo: 'D',
      pneu,
      fornecedor: sent.supplier,
      motivos: body.motivos,
      data: back.date,
    });
  }
  return findStocked(context.db, tyre.nr_sequencial);
}

async function lock(context: Context, name: TyreName): Promise<LockedTyre> {
  const branch = branchOf(context);
  const tyre = await lockForDeparture(context.db, name, branch);
  if (tyre === undefined) throw new Refused('NAO_ENCONTRADO');
  return findTyre(context.db, tyre, { branch, zone: context.actor.zone });
}

/** Announces to the tyre's branch that it left or returned. */
function announceTyre(context: Context, tyre: LockedTyre, data: Record<string, unknown>): void {
  const { nr_seq_filial, nr_sequencial: pneu, nr_fogo: fogo } = tyre;
  tell(context, 'pneu.destino', { nr_seq_filial }, { pneu, fogo, ...data });
}
