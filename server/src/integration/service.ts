import { setTimeout as wait } from 'node:timers/promises';
import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { proofShape } from '@terminal/contract/shapes';
import { runCommand } from '../core/commands/run.ts';
import type { Context } from '../core/context.ts';
import type { Announcer } from '../core/events/announcer.ts';
import { announceOrder } from '../core/events/order.ts';
import type { SessionContext } from '../core/http/context.ts';
import { Refused } from '../core/refusal.ts';
import type { IdentityCheck } from '../identity/service.ts';
import { lockForCommand, refuseCommand, scopeOf } from '../orders/service.ts';
import { queueChecklist, queueTicket } from '../outbox/service.ts';
import { findLock, findTicket } from './delivery.queries.ts';
import type { Courier } from './delivery.service.ts';
import { lockAnswer } from './rules.ts';

/** What the calls of outside services need. */
export interface IntegrationOptions {
  identity: IdentityCheck;
  courier: Courier;
  announcer: Announcer;
}

interface TicketRequest {
  nr_os: number;
  nr_seq_clifor: number;
  cpf: string;
}

/** ms between looks at a message another server is sending, and how often it is looked at. */
const look = { every: 250, most: 48 };

/**
 * Sends an order to the ticket provider (EXT-06, G-48). Its message is written first and sent at once; when that
 * fails it goes on being tried, and the sender hears of the failure.
 * @throws Refused OS_ENCERRADA, SEM_PERMISSAO, TICKET_NAO_PERMITIDO, ERRO_AO_ENVIAR
 */
export async function sendTicket(
  context: Context,
  options: IntegrationOptions,
  request: TicketRequest,
): Promise<AnswerOf<'sendTicket'>> {
  const technician = await options.identity.actAs(context, request);
  const written = await runCommand(context.db, ownCommand(context), context.actor.zone, async (db) => {
    const inside: Context = { ...context, db, events: [] };
    const { facts, situation } = await lockForCommand(inside, request.nr_os, technician.id);
    refuseCommand(context, 'enviar_ticket', situation, technician);
    const bearer = await queueTicket(db, request.nr_os);
    announceOrder(inside, 'integracao.mudou', facts, { person: technician.id, data: { tipo: 'TICKET' } });
    return { json: JSON.stringify(bearer), events: inside.events };
  });
  options.announcer.announce(context.db, written.events);
  const bearer = Number(written.json);
  await options.courier.sendTicket(context.db, context.company.database, bearer);
  return { protocolo: await protocolOf(context, bearer) };
}

/** The key of a press is of no use here: asked again, the order has its ticket already. */
const ownCommand = ({ actor }: Context) => ({
  personId: actor.personId,
  key: null,
  name: 'integracaoTicket',
  bodyHash: Buffer.alloc(0),
});

/** Waits for the protocol while another server has the message. @throws Refused ERRO_AO_ENVIAR */
async function protocolOf(context: Context, order: number): Promise<string> {
  for (let looks = 0; looks < look.most; looks += 1) {
    const ticket = await findTicket(context.db, order);
    if (ticket?.st_envio === 'S' && ticket.nr_protocolo !== null) return ticket.nr_protocolo;
    if (ticket === undefined || ticket.ds_erro !== null) break;
    await wait(look.every);
  }
  throw new Refused('ERRO_AO_ENVIAR');
}

/**
 * `sendTicket` in the documented GET form: the technician is the session's person unless named, the digits are in the header
 * Cpf (G-15).
 * @throws Refused CPF_INCORRETO without digits or badge, and as `sendTicket`
 */
export function sendTicketByHeader(
  context: SessionContext,
  options: IntegrationOptions,
  request: { nr_os: number; nr_seq_clifor: number | undefined },
): Promise<AnswerOf<'sendTicket'>> {
  const { cpf } = context;
  if (cpf === undefined || !proofShape.test(cpf))
    throw new Refused('CPF_INCORRETO', { faults: { Cpf: 'DIGITOS_OU_CRACHA' } });
  const person = request.nr_seq_clifor ?? context.actor.personId;
  return sendTicket(context, options, { nr_os: request.nr_os, nr_seq_clifor: person, cpf });
}

/** How far the forklift lock of an order is (G-49). @throws Refused NAO_ENCONTRADO also for another plate */
export async function forkliftLock(
  context: Context,
  body: CheckedInput<'checkForkliftLock'>['body'],
): Promise<AnswerOf<'checkForkliftLock'>> {
  const scope = await scopeOf(context, body.nr_seq_os);
  if (scope.nr_placa !== body.nr_placa) throw new Refused('NAO_ENCONTRADO');
  return lockAnswer(await findLock(context.db, body.nr_seq_os));
}

/** Records the notification of an order; it is sent later and never fails the caller (EXEC-39, G-60). @throws Refused NAO_ENCONTRADO */
export async function notifyChecklist(context: Context, order: number): Promise<AnswerOf<'notifyChecklist'>> {
  const scope = await scopeOf(context, order);
  await queueChecklist(context.db, order);
  announceOrder(context, 'integracao.mudou', scope, {
    person: context.actor.personId,
    data: { tipo: 'CHECKLIST' },
  });
  return { mensagem: 'Enviado com sucesso!' };
}
