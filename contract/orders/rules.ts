import type { CallerKind } from '../core/call.ts';
import type { RefusalCode } from '../core/refusals.ts';
import type { Marks, OrderFacts } from './facts.ts';
import type { OrderCommand } from './senders.ts';
import { orderSenders, type Reach } from './senders.ts';
import { signerOf } from './signers.ts';
import { type OrderState, stateOf, transitions } from './states.ts';

/** Everything that determines which commands an order allows a session. */
export interface Situation extends Marks {
  state: OrderState;
}

/** Derives the situation from an order's facts. */
export function situationOf(facts: OrderFacts): Situation {
  const { st_os: _, liberado: __, running, paused, settled: ___, ...marks } = facts;
  return { ...marks, state: stateOf(facts) };
}

/** Sender of a command: kind of session, and whether its person is an approver who acts in his own name (G-37). */
export interface Caller {
  kind: CallerKind;
  approver: boolean;
}

/** Condition of each reach on the order; `own` is checked last (commandRefusal). */
const within: Record<Reach, (situation: Situation) => boolean> = {
  any: () => true,
  own: () => true,
  resident: ({ external, plan }) => !external && !plan,
  contract: ({ warehouse, contract }) => warehouse && contract,
  never: () => false,
};

/** Whether the sender's role has the command on such an order at all (doc 2 §6, G-36, G-37, G-45, G-46). */
function reaches(command: OrderCommand, caller: Caller, situation: Situation): boolean {
  if (!within[orderSenders[command][caller.kind]](situation)) return false;
  const order = { plan: situation.plan, waits: situation.state === 'AGUARDANDO_APROVACAO' };
  return caller.approver || caller.kind === 'supplier' || signerOf(command, order) !== 'approver';
}

const onlyWarehouse = ({ warehouse }: Situation) => (warehouse ? null : 'OS_SO_ARMAZEM');

/** Refusals for a command the state allows, from other marks of the order. */
const guards: Partial<Record<OrderCommand, (situation: Situation) => RefusalCode | null>> = {
  iniciar: ({ supplierMissing }) => (supplierMissing ? 'FORNECEDOR_PENDENTE' : null),
  // A plan order is finished as a whole; single services cannot be stopped (G-57).
  parar: ({ plan }) => (plan ? 'OS_DE_PLANO' : null),
  continuar: ({ purchaseOpen }) => (purchaseOpen ? 'OC_ABERTA' : null),
  enviar_externa: ({ external }) => (external ? 'OS_JA_EXTERNA' : null),
  designar_fornecedor: ({ external, plan }) =>
    external ? 'OS_JA_EXTERNA' : plan ? 'OS_DE_PLANO_SEM_FORNECEDOR' : null,
  retirar_fornecedor: ({ assigned, external }) => (assigned || external ? null : 'OS_SEM_FORNECEDOR'),
  vincular_fornecedor: ({ external }) => (external ? null : 'OS_INTERNA'),
  aguardar_liberacao: onlyWarehouse,
  finalizar_liberacao: onlyWarehouse,
  liberar_veiculo: ({ released }) => (released ? 'VEICULO_JA_LIBERADO' : null),
  enviar_ticket: ({ external, refuel }) => (external || refuel ? null : 'TICKET_NAO_PERMITIDO'),
  dispensar: ({ plan }) => (plan ? null : 'OS_SEM_PLANO'),
  entregar_peca: ({ external }) => (external ? null : 'OS_INTERNA'),
  reabrir: ({ plan, outOfTerm }) => (plan ? 'OS_DE_PLANO_FECHADA' : outOfTerm ? 'REABERTURA_EXPIRADA' : null),
};

/**
 * Why a command is refused in a situation, in the order of the guards; null when the state allows it.
 * Ownership of the work is checked for the technician named in the command (execution/rules.ts).
 */
export function refusalFor(command: OrderCommand, situation: Situation): RefusalCode | null {
  const verdict = transitions[command][situation.state];
  if (verdict !== true) return verdict;
  return guards[command]?.(situation) ?? null;
}

/** Work is running or paused now, by another technician. */
export const isOthersWork = ({ state, own }: Situation): boolean =>
  (state === 'EM_ATENDIMENTO' || state === 'PAUSADA') && !own;

/**
 * Why a sender may not give a command, checked in this order: order closed, out of reach, state, work of another person; null:
 * allowed.
 */
export function commandRefusal(
  command: OrderCommand,
  caller: Caller,
  situation: Situation,
): RefusalCode | null {
  const verdict = transitions[command][situation.state];
  if (verdict === 'OS_ENCERRADA') return verdict;
  if (!reaches(command, caller, situation)) return 'SEM_PERMISSAO';
  const refusal = refusalFor(command, situation);
  if (refusal !== null) return refusal;
  return isOthersWork(situation) && orderSenders[command][caller.kind] === 'own' ? 'OUTRO_MECANICO' : null;
}

/** What the session may send now: `permitido` of every answer that carries an order. */
export function permittedCommands(caller: Caller, situation: Situation): OrderCommand[] {
  return commands.filter((command) => commandRefusal(command, caller, situation) === null);
}

// An object's keys are the names its type lists.
const commands = Object.keys(transitions) as OrderCommand[];
