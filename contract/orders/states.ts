import type { RefusalCode } from '../core/refusals.ts';
import type { StateFacts } from './facts.ts';
import type { OrderCommand } from './senders.ts';
import { isTurnedDown } from './sla.ts';

/** States of an order. REPROVADA: cancelled before it was approved. PRONTA: a plan order, started or not, whose items are all done or dispensed; only the finish is left. */
export const orderStates = [
  'AGUARDANDO_APROVACAO',
  'ABERTA',
  'EM_ATENDIMENTO',
  'PAUSADA',
  'PARCIAL',
  'PRONTA',
  'AGUARDANDO_LIBERACAO',
  'ENCERRADA',
  'CANCELADA',
  'REPROVADA',
] as const;
export type OrderState = (typeof orderStates)[number];

/** The state of an order. */
export function stateOf({ st_os, liberado, running, paused, settled }: StateFacts): OrderState {
  if (st_os === 'E') return isTurnedDown({ st_os, liberado }) ? 'REPROVADA' : 'CANCELADA';
  if (st_os === 'R') return 'ENCERRADA';
  if (st_os === 'L') return 'AGUARDANDO_LIBERACAO';
  if (st_os === 'A' && liberado === 'N') return 'AGUARDANDO_APROVACAO';
  if (st_os === 'P' && running) return 'EM_ATENDIMENTO';
  if (st_os === 'P' && paused) return 'PAUSADA';
  if (settled) return 'PRONTA';
  return st_os === 'A' ? 'ABERTA' : 'PARCIAL';
}

type StateVerdict = true | RefusalCode;

const closed = {
  ENCERRADA: 'OS_ENCERRADA',
  CANCELADA: 'OS_ENCERRADA',
  REPROVADA: 'OS_ENCERRADA',
} as const;
const anyOpen = {
  AGUARDANDO_APROVACAO: true,
  ABERTA: true,
  EM_ATENDIMENTO: true,
  PAUSADA: true,
  PARCIAL: true,
  PRONTA: true,
  AGUARDANDO_LIBERACAO: true,
  ...closed,
} as const;
/** Refusals for commands that need an approved order that does not await release. */
const workable = {
  ...anyOpen,
  AGUARDANDO_APROVACAO: 'OS_NAO_APROVADA',
  AGUARDANDO_LIBERACAO: 'OS_AGUARDANDO_LIBERACAO',
} as const;
/** Refusals for commands that need an order without running or paused work. */
const free = { ...workable, EM_ATENDIMENTO: 'OS_EM_ATENDIMENTO', PAUSADA: 'OS_EM_ATENDIMENTO' } as const;
/** Refusals for commands that need running or paused work. */
const inHand = {
  ...workable,
  ABERTA: 'OS_NAO_INICIADA',
  PARCIAL: 'OS_NAO_INICIADA',
  PRONTA: 'OS_NAO_INICIADA',
} as const;
const running = { ...inHand, PAUSADA: 'OS_NAO_INICIADA' } as const;

/** Allows one state and refuses all others with the same code. */
const only = (state: OrderState, code: RefusalCode) => ({
  AGUARDANDO_APROVACAO: code,
  ABERTA: code,
  EM_ATENDIMENTO: code,
  PAUSADA: code,
  PARCIAL: code,
  PRONTA: code,
  AGUARDANDO_LIBERACAO: code,
  ...closed,
  [state]: true as const,
});

/**
 * The state machine: commands × states. `true`: allowed; otherwise the code of the refusal (doc 2 §4, G-29, G-36..G-39).
 * Further guards: on other marks in rules.ts, on a command's input in the server's execution/rules.ts.
 */
export const transitions = {
  iniciar: { ...free, PRONTA: 'OS_PRONTA' },
  pausar: running,
  continuar: {
    ...workable,
    ABERTA: 'OS_NAO_PAUSADA',
    EM_ATENDIMENTO: 'OS_EM_ATENDIMENTO',
    PARCIAL: 'OS_NAO_PAUSADA',
    PRONTA: 'OS_NAO_PAUSADA',
  },
  parar: inHand,
  finalizar: { ...inHand, PARCIAL: true, PRONTA: true },
  comentar: { ...anyOpen, ENCERRADA: true, CANCELADA: true, REPROVADA: true },
  aprovar: only('AGUARDANDO_APROVACAO', 'OS_JA_APROVADA'),
  cancelar: { ...workable, AGUARDANDO_APROVACAO: true },
  enviar_externa: workable,
  vincular_fornecedor: { ...anyOpen, EM_ATENDIMENTO: 'OS_EM_ATENDIMENTO' },
  informar_sinistro: anyOpen,
  aguardar_liberacao: { ...anyOpen, AGUARDANDO_LIBERACAO: 'OS_AGUARDANDO_LIBERACAO' },
  finalizar_liberacao: only('AGUARDANDO_LIBERACAO', 'OS_SEM_LIBERACAO'),
  liberar_veiculo: { ...anyOpen, ENCERRADA: true, CANCELADA: true, REPROVADA: true },
  enviar_ticket: anyOpen,
  ordem_compra: anyOpen,
  observar: running,
  reabrir: { ...only('ENCERRADA', 'OS_ABERTA'), CANCELADA: 'OS_CANCELADA', REPROVADA: 'OS_CANCELADA' },
  itens: anyOpen,
  dispensar: anyOpen,
  entregar_peca: anyOpen,
  elevador: anyOpen,
  designar_fornecedor: free,
  retirar_fornecedor: free,
} as const satisfies Record<OrderCommand, Record<OrderState, StateVerdict>>;

/** Refusals the state table can give for these commands, for the declarations of their calls. */
export const stateRefusals = (...commands: readonly OrderCommand[]): RefusalCode[] =>
  [...new Set(commands.flatMap((command) => Object.values<StateVerdict>(transitions[command])))].filter(
    (verdict) => verdict !== true,
  );
