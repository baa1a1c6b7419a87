import type { CallerKind, ErrorCode, OrderCommand, Right } from '@terminal/contract';
import { actions } from '@terminal/contract';
import { type OrderState, orderStates, transitions } from './transition.rules.ts';

/** All that decides which commands an order takes from a session. */
export interface Situation {
  state: OrderState;
  /** Whether the running or paused work is the session person's own; false too when there is none. */
  own: boolean;
  /** Order of a maintenance plan: V, R, 13. */
  plan: boolean;
  /** External and still with the placeholder supplier (G-47). */
  supplierMissing: boolean;
  purchaseOrderOpen: boolean;
  /** With a supplier (st_origem E). */
  external: boolean;
  /** The problem is refuelling (tp_os_conjunto C). */
  refuel: boolean;
  /** Equipment of the warehouse. */
  warehouse: boolean;
  /** Vehicle under the contract that takes accident reports. */
  contract: boolean;
  /** The vehicle was handed back already (dt_liberado). */
  released: boolean;
  /** Internal, and assigned to a supplier who is not the placeholder (G-45, G-47). */
  assigned: boolean;
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
  // A plan order, or one that waits for its approval, is turned down by an approver alone.
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
  const inHand = situation.state === 'EM_ATENDIMENTO' || situation.state === 'PAUSADA';
  const others = inHand && !situation.own;
  return others && actions[command][caller.kind] === 'own' ? 'OUTRO_MECANICO' : null;
}

/** What the session may send now: `permitido` of every answer that carries an order. */
export function permittedCommands(caller: Caller, situation: Situation): OrderCommand[] {
  return commands.filter((command) => commandRefusal(command, caller, situation) === null);
}

// An object's keys are the names its type lists.
const commands = Object.keys(transitions) as OrderCommand[];

/** Marks of the situation text, in their order: those that change with the work, and those of the order itself. */
const workMarks = ['own', 'plan', 'supplierMissing', 'purchaseOrderOpen'] as const;
const orderMarks = ['external', 'refuel', 'warehouse', 'contract', 'released', 'assigned'] as const;

type Marks = readonly (keyof Situation)[];
const write = (situation: Situation, marks: Marks) =>
  marks.map((mark) => (situation[mark] ? 'S' : 'N')).join('.');

/** First half of the situation text: state and the marks of the work, 'PAUSADA.S.N.N.N'. */
export const workCode = (situation: Situation) => `${situation.state}.${write(situation, workMarks)}`;
/** Second half: the marks of the order itself, 'N.N.S.N.N.N'. */
export const orderCode = (situation: Situation) => write(situation, orderMarks);
/** The situation as the text SQL writes: 'PAUSADA.S.N.N.N/N.N.S.N.N.N'. */
export const situationCode = (situation: Situation) => `${workCode(situation)}/${orderCode(situation)}`;

const codes = /^([A-Z_]+)((?:\.[SN]){4})\/([SN](?:\.[SN]){5})$/;

/**
 * Reads a situation back from its text.
 * @throws when SQL and this file no longer agree.
 */
export function readSituation(code: string): Situation {
  const [, name, work = '', order = ''] = codes.exec(code) ?? [];
  const state = orderStates.find((known) => known === name);
  if (state === undefined) throw new Error(`unknown situation ${code}`);
  const [own, plan, supplierMissing, purchaseOrderOpen] = readMarks(work.slice(1));
  const [external, refuel, warehouse, contract, released, assigned] = readMarks(order);
  return {
    state,
    own: own === true,
    plan: plan === true,
    supplierMissing: supplierMissing === true,
    purchaseOrderOpen: purchaseOrderOpen === true,
    external: external === true,
    refuel: refuel === true,
    warehouse: warehouse === true,
    contract: contract === true,
    released: released === true,
    assigned: assigned === true,
  };
}

const readMarks = (text: string) => text.split('.').map((mark) => mark === 'S');

/** Every way to set some marks. */
function combinations(marks: Marks): Record<string, boolean>[] {
  const [mark, ...rest] = marks;
  if (mark === undefined) return [{}];
  return combinations(rest).flatMap((others) => [
    { [mark]: false, ...others },
    { [mark]: true, ...others },
  ]);
}

const plain: Situation = {
  state: 'ABERTA',
  own: false,
  plan: false,
  supplierMissing: false,
  purchaseOrderOpen: false,
  external: false,
  refuel: false,
  warehouse: false,
  contract: false,
  released: false,
  assigned: false,
};

/** Every situation of the work, on an order without marks of its own. */
export const workSituations: readonly Situation[] = orderStates.flatMap((state) =>
  combinations(workMarks).map((marks) => ({ ...plain, ...marks, state })),
);
/** Every set of marks an order itself may bear. */
export const orderSituations: readonly Situation[] = combinations(orderMarks).map((marks) => ({
  ...plain,
  ...marks,
}));

/** A situation with the work of one and the marks of the other. */
export function merge(work: Situation, order: Situation): Situation {
  const { external, refuel, warehouse, contract, released, assigned } = order;
  return { ...work, external, refuel, warehouse, contract, released, assigned };
}

/**
 * Permitted commands of one sender as two tables the statements look up: by the work's text the commands it would take,
 * by the order's text those it never takes. What is permitted is the first without the second (a test compares them all).
 */
export function permittedTables(caller: Caller): { taken: string; never: string } {
  const allows = (command: OrderCommand, work: Situation, order: Situation) =>
    commandRefusal(command, caller, merge(work, order)) === null;
  const taken = workSituations.map((work) => [
    workCode(work),
    commands.filter((command) => orderSituations.some((order) => allows(command, work, order))),
  ]);
  const never = orderSituations.map((order) => [
    orderCode(order),
    commands.filter((command) => !workSituations.some((work) => allows(command, work, order))).join(','),
  ]);
  return {
    taken: JSON.stringify(Object.fromEntries(taken)),
    never: JSON.stringify(Object.fromEntries(never)),
  };
}
