import { type AnswerOf, type CheckedInput, mayVoid } from '@terminal/contract';
import { transitions } from '@terminal/contract/order-states';
import { countFromGiven } from '../core/commands/given.ts';
import type { Context } from '../core/context.ts';
import { insertCorrection } from '../core/correction.queries.ts';
import { announceOrder } from '../core/events/order.ts';
import { Refused } from '../core/refusal.ts';
import type { IdentityCheck } from '../identity/service.ts';
import { findOpening } from './command.queries.ts';
import { findComment } from './comment.queries.ts';
import { lockAs } from './service.ts';
import { findNote } from './story.queries.ts';

/** What was recorded on an order, as far as declaring it void asks. */
interface Found {
  author: number | null;
  isVoid: boolean;
}

/** A comment, note of the work or file that is to be declared void. */
interface Voided {
  order: number;
  kind: 'COMENTARIO' | 'ANEXO' | 'NOTA';
  id: number;
  find: () => Promise<Found | undefined>;
}

/**
 * Declares what was recorded on an order void, with who and why; it stays (G-128, docs/decisions/022-corrections.md).
 * @throws Refused as lockAs; NAO_ENCONTRADO, REGISTRO_ANULADO, OS_ENCERRADA for whoever recorded it once the order is closed,
 *   REGISTRO_DE_OUTRO for others than approvers in their own name
 */
export async function voidRecord(
  context: Context,
  identity: IdentityCheck,
  { order, kind, id, find }: Voided,
  body: CheckedInput<'voidComment'>['body'],
): Promise<AnswerOf<'voidComment'>> {
  const { db, actor } = context;
  const { facts, situation, person } = await lockAs(context, identity, order, body, 'anular');
  const found = await find();
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  if (found.isVoid) throw new Refused('REGISTRO_ANULADO');
  const open = transitions.itens[situation.state] === true;
  const approver = actor.approver && person.id === actor.personId;
  if (!mayVoid({ author: found.author, open }, { person: person.id, approver }))
    throw new Refused(found.author === person.id ? 'OS_ENCERRADA' : 'REGISTRO_DE_OUTRO');
  if (context.givenAt !== null) await countFromGiven(context, await findOpening(db, order));
  await insertCorrection(db, kind, { wrong: id, right: null, reason: body.motivo, person: person.id });
  announceOrder(context, 'os.comentada', facts, {
    person: person.id,
    data: { anulado: kind, registro: id, justificativa: body.motivo },
  });
  return { nr_sequencial: order };
}

/** Declares a comment of an order void. @throws Refused as voidRecord */
export const voidComment = (
  context: Context,
  identity: IdentityCheck,
  { id: order, comentarioId: id }: { id: number; comentarioId: number },
  body: CheckedInput<'voidComment'>['body'],
): Promise<AnswerOf<'voidComment'>> =>
  voidRecord(
    context,
    identity,
    { order, kind: 'COMENTARIO', id, find: () => findComment(context.db, order, id) },
    body,
  );

/** Declares a note of the work on an order void. @throws Refused as voidRecord */
export const voidNote = (
  context: Context,
  identity: IdentityCheck,
  { id: order, notaId: id }: { id: number; notaId: number },
  body: CheckedInput<'voidNote'>['body'],
): Promise<AnswerOf<'voidNote'>> =>
  voidRecord(
    context,
    identity,
    { order, kind: 'NOTA', id, find: () => findNote(context.db, order, id) },
    body,
  );
