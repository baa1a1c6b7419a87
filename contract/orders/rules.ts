import type { CallerKind } from '../core/call.ts';
import type { ErrorCode } from '../core/errors.ts';
import type { OrderCommand } from './actions.ts';
import { actions, type Right } from './actions.ts';
import type { Marks, OrderFacts } from './facts.ts';
import { type OrderState, stateOf, transitions } from './states.ts';

/** All that decides which commands an order takes from a session. */
export interface Situation extends Marks {
  state: OrderState;
}

/** Where an order stands, from its facts. */
export function situationOf(facts: OrderFacts): Situation {
  const { st_os: _, liberado: __, running, paused, settled: ___, ...marks } = facts;
  return { ...marks, state: stateOf(facts) };
}

/** Who sends a command: kind of session, and whether its person approves and acts in his own name (G-37). */
export interface Caller {
  kind: CallerKind;
  approver: boolean;
}

/** What each right asks of the caller and the order; whose work it is, is judged last. */
const rights: Record<Right, (caller: Caller, situation: Situation) => boolean> = {
  any: () => true,
  own: () => true,
  approver: ({ approver }) => approver,
  resident: (_caller, { external, plan }) => !external && !plan,
  contract: (_caller, { warehouse, contract }) => warehouse && contract,
  never: () => false,
};

/** Whether the sender's role has the command on such an order at all (doc 2 §6, G-36, G-37, G-45, G-46). */
function hasRight(command: OrderCommand, caller: Caller, situation: Situation): boolean {
  if (!rights[actions[command][caller.kind]](caller, situation)) return false;
  // Of internal people an approver alone turns down a plan order, or one that waits for its approval.
  const turnsDown = command === 'cancelar' && (situation.plan || situation.state === 'AGUARDANDO_APROVACAO');
  return !turnsDown || caller.kind === 'supplier' || caller.approver;
}

const onlyWarehouse = ({ warehouse }: Situation) => (warehouse ? null : 'OS_SO_ARMAZEM');

/** What the order itself may have against a command its state would take. */
const guards: Partial<Record<OrderCommand, (situation: Situation) => ErrorCode | null>> = {
  iniciar: ({ supplierMissing }) => (supplierMissing ? 'FORNECEDOR_PENDENTE' : null),
  // The work on a plan order is one whole: it is finished, no single service is stopped (G-57).
  parar: ({ plan }) => (plan ? 'OS_DE_PLANO' : null),
  continuar: ({ purchaseOrderOpen }) => (purchaseOrderOpen ? 'OC_ABERTA' : null),
  enviar_externa: ({ external }) => (external ? 'OS_JA_EXTERNA' : null),
  designar_fornecedor: ({ external, plan }) =>
    external ? 'OS_JA_EXTERNA' : plan ? 'OS_DE_PLANO_SEM_FORNECEDOR' : null,
  retirar_fornecedor: ({ assigned }) => (assigned ? null : 'OS_SEM_FORNECEDOR'),
  vincular_fornecedor: ({ external }) => (external ? null : 'OS_INTERNA'),
  aguardar_liberacao: onlyWarehouse,
  finalizar_liberacao: onlyWarehouse,
  liberar_veiculo: ({ released }) => (released ? 'VEICULO_JA_LIBERADO' : null),
  enviar_ticket: ({ external, refuel }) => (external || refuel ? null : 'TICKET_NAO_PERMITIDO'),
  dispensar: ({ plan }) => (plan ? null : 'OS_SEM_PLANO'),
  entregar_peca: ({ external }) => (external ? null : 'OS_INTERNA'),
  reabrir: ({ plan }) => (plan ? 'OS_DE_PLANO_FECHADA' : null),
};

/**
 * Why a command is refused in a situation, in the order of the guards; null when the state allows it.
 * Whose work it is is judged by the technician named in the command (execution/rules.ts).
 */
export function refusalFor(command: OrderCommand, situation: Situation): ErrorCode | null {
  const verdict = transitions[command][situation.state];
  if (verdict !== true) return verdict;
  return guards[command]?.(situation) ?? null;
}

/** Work is running or paused now, by another technician. */
export const isOthersWork = ({ state, own }: Situation): boolean =>
  (state === 'EM_ATENDIMENTO' || state === 'PAUSADA') && !own;

/**
 * Why a sender may not give a command: closed, not his to give, the state, somebody else's work; null when he may.
 */
export function commandRefusal(
  command: OrderCommand,
  caller: Caller,
  situation: Situation,
): ErrorCode | null {
  const verdict = transitions[command][situation.state];
  if (verdict === 'OS_ENCERRADA') return verdict;
  if (!hasRight(command, caller, situation)) return 'SEM_PERMISSAO';
  const refusal = refusalFor(command, situation);
  if (refusal !== null) return refusal;
  return isOthersWork(situation) && actions[command][caller.kind] === 'own' ? 'OUTRO_MECANICO' : null;
}

/** What the session may send now: `permitido` of every answer that carries an order. */
export function permittedCommands(caller: Caller, situation: Situation): OrderCommand[] {
  return commands.filter((command) => commandRefusal(command, caller, situation) === null);
}

// An object's keys are the names its type lists.
const commands = Object.keys(transitions) as OrderCommand[];
