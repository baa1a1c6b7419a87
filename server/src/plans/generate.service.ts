import { type AnswerOf, type CheckedInput, placeholderSupplier, planOrderTypes } from '@terminal/contract';
import { openingSigners } from '@terminal/contract/order-signers';
import { activeSupplier } from '../catalog/service.ts';
import type { Context } from '../core/context.ts';
import { announceOrder } from '../core/events/order.ts';
import { Refused } from '../core/refusal.ts';
import type { IdentityCheck, Opener } from '../identity/service.ts';
import { queueTicket } from '../outbox/service.ts';
import { insertPlanOrder, lockForGeneration, type PlanOfVehicle } from './generate.queries.ts';
import { type Asked, generationRefusal, originOf, type Way } from './generate.rules.ts';

/** An order to be generated, as the calls ask for it. */
interface Generation extends Omit<PlanOfVehicle, 'branch'>, Asked {
  /** The requester: the session's person, the technician staff selected, or on a shared terminal an approver himself. */
  opener: Opener;
}

/**
 * Opens the order of a vehicle's next cycle (docs/planning.md, G-68): one per plan and vehicle, whoever presses first.
 * @throws Refused SEM_PERMISSAO without a branch, as IdentityCheck.openAs, NAO_ENCONTRADO for a plan that is not the vehicle's or not of the branch,
 * LISTA_MUDOU also when it was suspended, ended or done since, PLANO_COM_OS_ABERTA with its number, CONTRATO_CONCESSIONARIA, FORNECEDOR_OBRIGATORIO, CAMPO_INVALIDO for an
 * unknown supplier
 */
async function generateOrder(
  context: Context,
  identity: IdentityCheck,
  asked: Generation,
): Promise<AnswerOf<'generatePreventive'>> {
  const { db, actor } = context;
  if (actor.branchId === null) throw new Refused('SEM_PERMISSAO');
  const { id: opener } = await identity.openAs(context, asked.opener, openingSigners.generate);
  const plan = { ...asked, branch: actor.branchId };
  const standing = await lockForGeneration(db, plan);
  if (standing === undefined) throw new Refused('NAO_ENCONTRADO');
  const refusal = generationRefusal(standing, asked);
  if (refusal === 'PLANO_COM_OS_ABERTA' && standing.openOrder !== null)
    throw new Refused(refusal, { openOrder: standing.openOrder });
  if (refusal !== null) throw new Refused(refusal);
  const { supplier, opensTicket } = await readSupplier(context, asked);
  const order = await insertPlanOrder(db, {
    ...plan,
    cycle: standing.nextCycle,
    type: planOrderTypes[asked.kind],
    origin: originOf(asked),
    supplier,
    opener,
  });
  if (order === undefined) throw new Refused('PLANO_COM_OS_ABERTA');
  if (opensTicket) await queueTicket(db, order.nr_sequencial);
  announceOrder(context, 'os.criada', order, {
    person: opener,
    data: { tipo: planOrderTypes[asked.kind], liberado: order.liberado, ciclo: standing.nextCycle },
  });
  return { nr_seq_os: order.nr_sequencial, liberado: order.liberado };
}

/** What a call tells of the vehicle as the screen showed it, and who asks. */
const askedBy = (
  body: Pick<
    CheckedInput<'generatePredictive'>['body'],
    'placa' | 'km_ultimo' | 'dt_ultimo' | 'cdClifor' | 'cpf'
  >,
) => ({
  plate: body.placa,
  lastMeter: body.km_ultimo ?? null,
  lastDay: body.dt_ultimo ?? null,
  opener: { nr_seq_clifor: body.cdClifor, cpf: body.cpf },
});

/** A preventive of the vehicle (PREV-13). @throws Refused as generateOrder */
export function generatePreventive(
  context: Context,
  identity: IdentityCheck,
  body: CheckedInput<'generatePreventive'>['body'],
  way: Way,
): Promise<AnswerOf<'generatePreventive'>> {
  return generateOrder(context, identity, {
    ...askedBy(body),
    vehiclePlan: body.cd_prox_ordem,
    kind: 'V',
    way,
    supplier: body.nr_seq_fornecedor ?? null,
    cycle: body.cdProxCiclo,
  });
}

/** A preventive of the body, in the own workshop (BODY-03). @throws Refused as generateOrder */
export function generateBodywork(
  context: Context,
  identity: IdentityCheck,
  body: CheckedInput<'generateBodywork'>['body'],
): Promise<AnswerOf<'generateBodywork'>> {
  return generateOrder(context, identity, {
    ...askedBy(body),
    vehiclePlan: body.cd_prox_ordem_carroceria,
    kind: 'R',
    way: 'internal',
    supplier: null,
    cycle: body.cdProxCiclo,
  });
}

/**
 * A predictive (PRED-04).
 * @throws Refused CAMPO_INVALIDO when the two fields of the supplier differ (G-110), and as generateOrder
 */
export async function generatePredictive(
  context: Context,
  identity: IdentityCheck,
  body: CheckedInput<'generatePredictive'>['body'],
): Promise<AnswerOf<'generatePredictive'>> {
  const supplier = body.nr_seq_fornecedor ?? null;
  const named = body.fornecedor ?? null;
  if (named !== null && named !== supplier)
    throw new Refused('CAMPO_INVALIDO', { faults: { fornecedor: 'OUTRO_FORNECEDOR' } });
  return generateOrder(context, identity, {
    ...askedBy(body),
    vehiclePlan: body.cd_preventivo,
    kind: 'P',
    way: 'either',
    supplier,
    cycle: body.cdProxCiclo ?? null,
  });
}

/** The supplier of the work: the placeholder in the own workshop (G-47), else the one asked for. */
async function readSupplier(
  context: Context,
  asked: Asked,
): Promise<{ supplier: number; opensTicket: boolean }> {
  const supplier = originOf(asked) === 'I' ? placeholderSupplier : asked.supplier;
  if (supplier === null || supplier === placeholderSupplier)
    return { supplier: placeholderSupplier, opensTicket: false };
  return { supplier, ...(await activeSupplier(context.db, supplier, 'nr_seq_fornecedor')) };
}
