import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { openingSigners } from '@terminal/contract/order-signers';
import type { Context } from '../core/context.ts';
import { announceOrder } from '../core/events/order.ts';
import { Refused } from '../core/refusal.ts';
import type { IdentityCheck } from '../identity/service.ts';
import { findOpen, findSubject, insertOrder, isBlocked } from './new.queries.ts';
import { newOrderRefusal } from './new.rules.ts';

type NewOrder = CheckedInput<'createOrder'>['body'];

/**
 * Opens a proactive order or a roadside rescue (doc 2 §5, NEWOS-03..09, RESCUE-01). Two at once for one plate and problem: one wins (G-69).
 * @throws Refused as IdentityCheck.openAs and openProactive
 */
export async function create(
  context: Context,
  identity: IdentityCheck,
  body: NewOrder,
): Promise<AnswerOf<'createOrder'>> {
  const named = { nr_seq_clifor: body.idMecanico, cpf: body.cpf };
  const { id } = await identity.openAs(context, named, openingSigners.create);
  return openProactive(context, id, body);
}

/**
 * Creates an order in the name of a person already identified, or named by a finding of the tyre shop.
 * @throws Refused CRIACAO_BLOQUEADA, a text per missing field, CAMPO_INVALIDO for a vehicle or driver of another branch or a problem
 * that does not fit, OS_DUPLICADA with the number of the open one
 */
export async function openProactive(
  context: Context,
  opener: number,
  body: Omit<NewOrder, 'idMecanico' | 'cpf'>,
): Promise<AnswerOf<'createOrder'>> {
  const { db } = context;
  const wanted = await readWanted(context, body);
  const subject = await findSubject(db, wanted);
  if (subject === undefined) throw new Refused('CAMPO_INVALIDO', { faults: { placa: 'PLACA_DESCONHECIDA' } });
  if (!subject.fits) throw new Refused('CAMPO_INVALIDO', { faults: { nr_problema: 'PROBLEMA_DE_OUTRO' } });
  if (wanted.driver !== null && !subject.driver)
    throw new Refused('CAMPO_INVALIDO', { faults: { nr_seq_clifor_motorista: 'DE_OUTRA_FILIAL' } });
  const order = await insertOrder(db, { ...wanted, opener });
  if (order === undefined) throw await duplicate(context, wanted);
  announceOrder(context, 'os.criada', order, {
    person: opener,
    data: { tipo: wanted.rescue === null ? '2' : '20', liberado: order.liberado },
  });
  return { nr_seq_os: order.nr_sequencial, liberado: order.liberado };
}

/** The refusal that names the open order, where the session may see it. */
async function duplicate(
  { db, actor }: Context,
  subject: { plate: string; problem: number },
): Promise<Refused> {
  const open = (await findOpen(db, subject, actor)) ?? null;
  return new Refused('OS_DUPLICADA', open === null ? {} : { openOrder: open });
}

/** The fields as they are needed. @throws Refused the first one missing or wrong */
async function readWanted({ db, actor }: Context, body: Omit<NewOrder, 'idMecanico' | 'cpf'>) {
  const plate = body.placa ?? '';
  const segment = body.nr_segmento ?? null;
  const problem = body.nr_problema ?? null;
  const description = body.descricaoProblema ?? '';
  const { nr_telefone: phone = '', ds_local: place = '' } = body.socorroEmRota ?? {};
  const rescue = body.socorroEmRota == null ? null : { phone, place };
  const blocked = await isBlocked(db, actor.personId);
  const refusal = newOrderRefusal({
    blocked,
    plate,
    segment,
    problem,
    description,
    phone: rescue?.phone ?? null,
  });
  if (refusal !== null)
    throw new Refused(refusal.code, 'field' in refusal ? { faults: { [refusal.field]: refusal.fault } } : {});
  if (segment === null || problem === null || actor.branchId === null) throw new Refused('SEM_PERMISSAO');
  const driver = body.nr_seq_clifor_motorista ?? null;
  return { plate, segment, problem, description, driver, rescue, branch: actor.branchId };
}

/** Whether a plate has an open order with a problem: asked before a new one is made (NEWOS-04). */
export async function openOrderOf(
  { db, actor }: Context,
  plate: string,
  problem: number,
): Promise<AnswerOf<'findOpenOrder'>> {
  const found = await findOpen(db, { plate, problem }, actor);
  return { osExistente: found !== undefined, nr_seq_os: found ?? null };
}
