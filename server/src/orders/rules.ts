import type { CallerKind, ErrorCode, OrderCommand } from '@terminal/contract';

/** Where an order stands; derived in SQL from st_os, approval and work intervals (orders/situation.queries.ts). */
export const orderStates = [
  'AGUARDANDO_APROVACAO',
  'ABERTA',
  'EM_ATENDIMENTO',
  'PAUSADA',
  'PARCIAL',
  'AGUARDANDO_LIBERACAO',
  'ENCERRADA',
  'CANCELADA',
] as const;
export type OrderState = (typeof orderStates)[number];

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
}

/**
 * The state machine: commands × states. `true`: allowed; otherwise the code of the refusal (doc 2 §4, G-29, G-38, G-39).
 * Guards beyond the state stand in execution/rules.ts.
 */
export const transitions = {
  iniciar: {
    AGUARDANDO_APROVACAO: 'OS_NAO_APROVADA',
    ABERTA: true,
    EM_ATENDIMENTO: 'OS_EM_ATENDIMENTO',
    PAUSADA: 'OS_EM_ATENDIMENTO',
    PARCIAL: true,
    AGUARDANDO_LIBERACAO: 'OS_AGUARDANDO_LIBERACAO',
    ENCERRADA: 'OS_ENCERRADA',
    CANCELADA: 'OS_ENCERRADA',
  },
  pausar: {
    AGUARDANDO_APROVACAO: 'OS_NAO_APROVADA',
    ABERTA: 'OS_NAO_INICIADA',
    EM_ATENDIMENTO: true,
    PAUSADA: 'OS_NAO_INICIADA',
    PARCIAL: 'OS_NAO_INICIADA',
    AGUARDANDO_LIBERACAO: 'OS_AGUARDANDO_LIBERACAO',
    ENCERRADA: 'OS_ENCERRADA',
    CANCELADA: 'OS_ENCERRADA',
  },
  continuar: {
    AGUARDANDO_APROVACAO: 'OS_NAO_APROVADA',
    ABERTA: 'OS_NAO_PAUSADA',
    EM_ATENDIMENTO: 'OS_EM_ATENDIMENTO',
    PAUSADA: true,
    PARCIAL: 'OS_NAO_PAUSADA',
    AGUARDANDO_LIBERACAO: 'OS_AGUARDANDO_LIBERACAO',
    ENCERRADA: 'OS_ENCERRADA',
    CANCELADA: 'OS_ENCERRADA',
  },
  parar: {
    AGUARDANDO_APROVACAO: 'OS_NAO_APROVADA',
    ABERTA: 'OS_NAO_INICIADA',
    EM_ATENDIMENTO: true,
    PAUSADA: true,
    PARCIAL: 'OS_NAO_INICIADA',
    AGUARDANDO_LIBERACAO: 'OS_AGUARDANDO_LIBERACAO',
    ENCERRADA: 'OS_ENCERRADA',
    CANCELADA: 'OS_ENCERRADA',
  },
  finalizar: {
    AGUARDANDO_APROVACAO: 'OS_NAO_APROVADA',
    ABERTA: 'OS_NAO_INICIADA',
    EM_ATENDIMENTO: true,
    PAUSADA: true,
    PARCIAL: true,
    AGUARDANDO_LIBERACAO: 'OS_AGUARDANDO_LIBERACAO',
    ENCERRADA: 'OS_ENCERRADA',
    CANCELADA: 'OS_ENCERRADA',
  },
  comentar: {
    AGUARDANDO_APROVACAO: true,
    ABERTA: true,
    EM_ATENDIMENTO: true,
    PAUSADA: true,
    PARCIAL: true,
    AGUARDANDO_LIBERACAO: true,
    ENCERRADA: true,
    CANCELADA: true,
  },
} as const satisfies Record<OrderCommand, Record<OrderState, true | ErrorCode>>;

/** Commands on the work itself: not for plan orders, which have their own calls (G-57). */
const workCommands = new Set<OrderCommand>(['iniciar', 'pausar', 'continuar', 'parar', 'finalizar']);
/** Commands that touch work somebody has in hand: an attendant's own only (doc 2 §6). */
const ownCommands = new Set<OrderCommand>(['pausar', 'parar', 'finalizar']);

/**
 * Why a command is refused in a situation, in the order of the guards; null when the state allows it.
 * Whose work it is is judged by the technician named in the command (execution/rules.ts).
 */
export function refusalFor(command: OrderCommand, situation: Situation): ErrorCode | null {
  const verdict = transitions[command][situation.state];
  if (verdict !== true) return verdict;
  if (situation.plan && workCommands.has(command)) return 'OS_DE_PLANO';
  if (command === 'iniciar' && situation.supplierMissing) return 'FORNECEDOR_PENDENTE';
  if (command === 'continuar' && situation.purchaseOrderOpen) return 'OC_ABERTA';
  return null;
}

/** What the session may send now: `permitido` of every answer that carries an order. */
export function permittedCommands(kind: CallerKind, situation: Situation): OrderCommand[] {
  const commands = Object.keys(transitions) as OrderCommand[];
  return commands.filter((command) => {
    if (refusalFor(command, situation) !== null) return false;
    const inHand = situation.state === 'EM_ATENDIMENTO' || situation.state === 'PAUSADA';
    return !(kind === 'attendant' && inHand && ownCommands.has(command) && !situation.own);
  });
}

/** The situation as the text SQL writes: state and four marks, 'PAUSADA.S.N.N.N'. */
export function situationCode(situation: Situation): string {
  const marks = [situation.own, situation.plan, situation.supplierMissing, situation.purchaseOrderOpen];
  return [situation.state, ...marks.map((mark) => (mark ? 'S' : 'N'))].join('.');
}

const booleans = [false, true];

/** Every situation there is. */
export const situations: readonly Situation[] = orderStates.flatMap((state) =>
  booleans.flatMap((own) =>
    booleans.flatMap((plan) =>
      booleans.flatMap((supplierMissing) =>
        booleans.map((purchaseOrderOpen) => ({ state, own, plan, supplierMissing, purchaseOrderOpen })),
      ),
    ),
  ),
);

const byCode = new Map(situations.map((situation) => [situationCode(situation), situation]));

/**
 * Reads a situation back from its text.
 * @throws when SQL and this file no longer agree.
 */
export function readSituation(code: string): Situation {
  const situation = byCode.get(code);
  if (situation === undefined) throw new Error(`unknown situation ${code}`);
  return situation;
}

/** Permitted commands by situation text, for one kind of caller, as the JSON the statements look it up in. */
export function permittedByCode(kind: CallerKind): string {
  const entries = situations
    .map((situation) => [situationCode(situation), permittedCommands(kind, situation)] as const)
    .filter(([, commands]) => commands.length > 1);
  return JSON.stringify(Object.fromEntries(entries));
}
