import type { AnswerOf, CheckedInput, OrderCommand, OrderDetail, OrderItem } from '@terminal/contract';
import { type ClosingFacts, closingAsks } from '@terminal/contract/order-closing';
import { commandRefusal, type Situation, situationOf } from '@terminal/contract/order-rules';
import { type SignedAct, usualSigner } from '@terminal/contract/order-signers';
import { closingFactsOf } from '@terminal/contract/order-told';
import { countFromGiven } from '../core/commands/given.ts';
import type { Context } from '../core/context.ts';
import { announceOrder } from '../core/events/order.ts';
import type { OrderScope } from '../core/events/scope.ts';
import type { FileLinks } from '../core/file-links.ts';
import type { SessionContext } from '../core/http/context.ts';
import { JsonText } from '../core/json-text.ts';
import { Refused, refuse } from '../core/refusal.ts';
import { recordReading, type ToldReading } from '../fleet/service.ts';
import { type ActingPerson, type IdentityCheck, keepProof, type Named } from '../identity/service.ts';
import { queueLockQuery, queueTicketClosing } from '../outbox/service.ts';
import { completeCycle } from '../plans/service.ts';
import { detailOnBoard } from './board.service.ts';
import type { Boards } from './board.ts';
import { countItems, findOpening, findScope, insertSurvey, updateClosed } from './command.queries.ts';
import { insertComment } from './comment.queries.ts';
import { findOrderDetail } from './detail.queries.ts';
import { listItems } from './items.queries.ts';
import { itemRights } from './items.rules.ts';
import { lockOrder, type OrderFacts } from './lock.queries.ts';
import { situationText, withPermitted } from './situation.rules.ts';
import { findStory } from './story.queries.ts';
import { voidable, voidRights } from './void.rules.ts';

/**
 * One order with all its page shows.
 * @throws Refused NAO_ENCONTRADO also for orders of other branches or suppliers (G-06)
 */
export async function orderDetail(
  context: SessionContext,
  links: FileLinks,
  boards: Boards,
  order: number,
): Promise<JsonText> {
  const { actor } = context;
  const found =
    (await detailOnBoard(context, boards, order)) ?? (await findOrderDetail(context.db, order, actor));
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  const imgOs = found.arquivos.map((file) => ({ ...file, ds_arquivo: links.write(context, file.id) }));
  const dados = withPermitted(found.dados, actor, found.executor === actor.personId);
  // The statement writes what the contract says; outside production the mount checks the whole answer.
  const written = JSON.parse(dados) as OrderDetail;
  const more = {
    imgOs,
    pede: closingAsks(closingFactsOf(written)),
    ...itemRights(written, actor),
    ...voidRights(written, actor),
  };
  return jsonWith(dados, more, found.versao);
}

/** A JSON object with more fields: they go in before its closing brace. */
const jsonWith = (json: string, more: object, version: string | null = null): JsonText =>
  new JsonText(`${json.slice(0, -1)},${JSON.stringify(more).slice(1)}`, version);

/** The story of an order: every interval of work, pause and note. @throws Refused NAO_ENCONTRADO */
export async function orderStory(context: Context, order: number): Promise<JsonText> {
  await scopeOf(context, order);
  const { dados, open } = await findStory(context.db, order, context.actor);
  const { trechos } = JSON.parse(dados) as AnswerOf<'getOrderStory'>;
  const notes = trechos.flatMap(({ notas }) => notas);
  return jsonWith(dados, { notas_anulaveis: voidable(notes, open, context.actor) });
}

/**
 * Adds a comment on the order or one of its items, with a value measured there (DETAIL-09).
 * @throws Refused as recordAs; NAO_ENCONTRADO, COMENTARIO_OBRIGATORIO, CAMPO_INVALIDO for a value without its unit
 */
export async function comment(
  context: Context,
  identity: IdentityCheck,
  order: number,
  body: CheckedInput<'commentOrder'>['body'],
): Promise<JsonText> {
  const { ds_observacao: text, vl_medida: measured = null, ds_unidade: unit = null } = body;
  if ((measured === null) !== (unit === null))
    throw new Refused('CAMPO_INVALIDO', { faults: { ds_unidade: 'VALOR_SEM_UNIDADE' } });
  if (text === '' && measured === null)
    throw new Refused('COMENTARIO_OBRIGATORIO', { faults: { ds_observacao: 'VAZIO' } });
  const scope = await recordAs(context, identity, order, body);
  if (context.givenAt !== null) await countFromGiven(context, await findOpening(context.db, order));
  const { nr_seq_clifor: person, nr_seq_os_item: item = null } = body;
  const json = await insertComment(context.db, { order, item, person, text, measured, unit });
  if (json === undefined) throw new Refused('NAO_ENCONTRADO');
  announceOrder(context, 'os.comentada', scope, { person });
  return new JsonText(json);
}

/** Attended items of an order (DETAIL-20). @throws Refused NAO_ENCONTRADO */
export async function attendedItems(context: Context, order: number) {
  await scopeOf(context, order);
  return countItems(context.db, order);
}

/** Items of an order with the work done on them (ITEMS-01). @throws Refused NAO_ENCONTRADO */
export async function orderItems(context: Context, order: number): Promise<JsonText> {
  await scopeOf(context, order);
  return new JsonText(await listItems(context.db, order));
}

/** As above, as rows, for commands that answer one of them. @throws Refused NAO_ENCONTRADO */
export async function orderItemsNow(context: Context, order: number): Promise<OrderItem[]> {
  const { json } = await orderItems(context, order);
  // The rows are what the contract says; outside production the mount checks them again.
  return JSON.parse(json) as OrderItem[];
}

/** An order under lock: what commands decide on, where it stands seen from the technician's side, and what closing asks by. */
export interface LockedOrder {
  /** `situacao`: where it stood, as events keep it (situationText). */
  facts: OrderFacts & { situacao: string };
  situation: Situation;
  closing: ClosingFacts;
}

/** Locks an order for a command. @throws Refused NAO_ENCONTRADO */
export async function lockForCommand(context: Context, order: number, person: number): Promise<LockedOrder> {
  const facts = await lockOrder(context.db, order, context.actor, person);
  if (facts === undefined) throw new Refused('NAO_ENCONTRADO');
  const situation = situationOf(facts.fatos);
  return {
    facts: { ...facts, situacao: situationText(situation) },
    situation,
    closing: closingFactsOf(facts),
  };
}

/** A locked order, and the acting person. */
export interface OrderInHand extends LockedOrder {
  person: ActingPerson;
}

/**
 * Locks an order for a command and identifies the acting person.
 * @param act what is done, which decides in whose name; null: work on the order, a technician's
 * @throws Refused as IdentityCheck.actAs, then NAO_ENCONTRADO
 */
export async function lockAs(
  context: Context,
  identity: IdentityCheck,
  order: number,
  named: Named,
  act: SignedAct | null,
): Promise<OrderInHand> {
  const signer = act === null ? 'technician' : usualSigner(act);
  const person = await identity.actAs(context, named, { signer, order });
  const locked = await lockForCommand(context, order, person.id);
  await keepProof(context, order, person);
  return { ...locked, person };
}

/**
 * Refuses a command the state, the order or the sender's role does not allow (rules: commandRefusal).
 * The right of an approver counts in his own name only (G-37).
 * @throws Refused the first guard that fails
 */
export function refuseCommand(
  { actor }: Context,
  command: OrderCommand,
  situation: Situation,
  person: ActingPerson,
): void {
  const approver = actor.approver && person.id === actor.personId;
  refuse(commandRefusal(command, { kind: actor.kind, approver }, situation));
}

/**
 * The order something is recorded on, by whom: the session's person is believed, anybody else proves himself as in every command
 * (DETAIL-09).
 * @throws Refused as lockAs
 */
export async function recordAs(
  context: Context,
  identity: IdentityCheck,
  order: number,
  named: Named,
): Promise<OrderScope> {
  const isOwn = named.nr_seq_clifor === context.actor.personId && named.cpf === undefined;
  if (isOwn) return scopeOf(context, order);
  return (await lockAs(context, identity, order, named, 'comentar')).facts;
}

/** Branch, plate and origin of an order the session may see. @throws Refused NAO_ENCONTRADO */
export async function scopeOf(context: Context, order: number): Promise<OrderScope> {
  const scope = await findScope(context.db, order, context.actor);
  if (scope === undefined) throw new Refused('NAO_ENCONTRADO');
  return scope;
}

/** Facts of an order, other than its scope, needed for closing. */
export interface Closing extends OrderScope {
  nr_seq_clifor_abertura: number | null;
  nr_seq_veiculo_plano: number | null;
  cd_trava: string | null;
  pode_ter_chamado: boolean;
}

/**
 * Closes an order with work done: the only place that writes R. The caller holds its lock.
 * @param reading the meter at closing; null: not given
 * @param transferred another order continues the work: no survey, no lock query, no next cycle
 */
export async function closeOrder(
  context: Context,
  order: Closing,
  closing: { technician: number; reading: ToldReading | null; transferred: boolean },
): Promise<void> {
  const { technician, reading, transferred } = closing;
  const meter = reading?.value ?? null;
  if (reading !== null) await recordReading(context.db, reading);
  await updateClosed(context.db, order.nr_sequencial, meter);
  if (!transferred && order.nr_seq_veiculo_plano !== null)
    await completeCycle(context.db, order.nr_sequencial, technician);
  if (!transferred && order.nr_seq_clifor_abertura !== null) {
    const opener = order.nr_seq_clifor_abertura;
    await insertSurvey(context.db, { order: order.nr_sequencial, opener, technician });
  }
  if (!transferred && order.departamento_os === 'ARMAZEM' && order.cd_trava !== null) {
    await queueLockQuery(context.db, {
      order: order.nr_sequencial,
      code: order.cd_trava,
      plate: order.nr_placa,
    });
  }
  if (!transferred && order.pode_ter_chamado) await queueTicketClosing(context.db, order.nr_sequencial);
  announceOrder(context, 'os.encerrada', order, {
    person: technician,
    data: { transferida: transferred, km: meter },
  });
}
