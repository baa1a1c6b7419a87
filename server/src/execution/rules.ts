import type { RefusalCode } from '@terminal/contract';
import {
  type ClosingAsks,
  type ClosingGiven,
  type ClosingMissing,
  missingIn,
} from '@terminal/contract/order-closing';
import { refusalFor, type Situation } from '@terminal/contract/order-rules';
import { type AskedByReason, pauseMissing } from '@terminal/contract/pausing';
import { situationText } from '../orders/situation.rules.ts';

/**
 * Whether a start begins or continues, and why it may not (EXEC-01..04, G-41).
 * @param samePause the item asked for is the paused one, or none was asked for
 */
export function startRefusal(
  situation: Situation,
  samePause: boolean,
): { continues: boolean; refusal: RefusalCode | null } {
  const continues = situation.state === 'PAUSADA' && samePause;
  return { continues, refusal: refusalFor(continues ? 'continuar' : 'iniciar', situation) };
}

/** An order as a screen showed it; missing fields are not compared. */
export interface ShownOrder {
  st_origem?: 'I' | 'E' | undefined;
  st_os?: 'A' | 'P' | 'L' | 'R' | 'E' | undefined;
  st_os_pause?: 'P' | null | undefined;
}

/** OS_MUDOU when an order has changed since the screen showed it. */
export function changeRefusal(
  shown: ShownOrder,
  { st_origem, st_os }: Pick<Required<ShownOrder>, 'st_origem' | 'st_os'>,
  { state }: Pick<Situation, 'state'>,
): RefusalCode | null {
  const pause = state === 'PAUSADA' ? 'P' : null;
  const same =
    (shown.st_origem ?? st_origem) === st_origem &&
    (shown.st_os ?? st_os) === st_os &&
    (shown.st_os_pause === undefined || shown.st_os_pause === pause);
  return same ? null : 'OS_MUDOU';
}

/** Why a paused order may not be continued (EXEC-17, G-41). */
export const resumeRefusal = (situation: Situation): RefusalCode | null => refusalFor('continuar', situation);

/** Why a paused order may not be taken over: by the technician who paused it, or between people of one supplier (G-42). */
export function takeOverRefusal(situation: Situation, supplier: boolean): RefusalCode | null {
  const refusal = resumeRefusal(situation);
  if (refusal !== null) return refusal;
  return situation.own || supplier ? 'MESMO_MECANICO' : null;
}

/** Reason and further input of a pause (doc 2 §5). */
export interface PauseInput {
  reasonGiven: boolean;
  /** undefined: none was given, or it is unknown. */
  reason: AskedByReason | undefined;
  partGiven: boolean;
  /** The given item is a part of the catalogue, not a service. */
  partKnown: boolean;
  /** The technician is the one who works on it. */
  own: boolean;
}

/** First guard a pause fails, in the documented order; null: none (EXEC-09..12, EXEC-24). */
export function pauseRefusal(situation: Situation, input: PauseInput): RefusalCode | null {
  const refusal = refusalFor('pausar', situation);
  if (refusal !== null) return refusal;
  if (input.reasonGiven && input.reason === undefined) return 'CAMPO_INVALIDO';
  const missing = pauseMissing(input.reason, { part: input.partGiven });
  if (missing !== null) return missing;
  if (input.partGiven && !input.partKnown) return 'CAMPO_INVALIDO';
  return input.own ? null : 'OUTRO_MECANICO';
}

/** Input of stopping or finishing. */
export interface CloseInput extends ClosingGiven {
  /** finalizar_os S: the whole order, not only the running service (G-39); of a plan order always. */
  wholeOrder: boolean;
  /** Work is running or paused now, by another technician. */
  othersWork: boolean;
}

const refusalOf = {
  servico: 'SERVICO_OBRIGATORIO',
  preco: 'PRECO_OBRIGATORIO',
  socorro: 'MOTIVO_SOCORRO_OBRIGATORIO',
  km: 'KM_MENOR',
} as const satisfies Record<ClosingMissing, RefusalCode>;

/** First guard that stopping or finishing fails; null: none (doc 2 §4 and §5, EXEC-20..30). */
export function closeRefusal(situation: Situation, asks: ClosingAsks, input: CloseInput): RefusalCode | null {
  const refusal = refusalFor(input.wholeOrder ? 'finalizar' : 'parar', situation);
  if (refusal !== null) return refusal;
  if (input.othersWork) return 'OUTRO_MECANICO';
  if (input.wholeOrder && asks.pendentes.length > 0)
    return situation.plan ? 'ITENS_DO_PLANO_PENDENTES' : 'ITENS_PENDENTES';
  const [missing] = missingIn(asks, input);
  const priced = asks.preco === 'nao' && (input.price ?? 0) > 0;
  if (priced && missing !== 'servico') return 'PRECO_SO_EXTERNA';
  return missing === undefined ? null : refusalOf[missing];
}

/** Where an order stands, as events keep it, once one of its services was stopped and others are left. */
export const stoppedText = (situation: Situation): string =>
  situationText({ ...situation, state: 'PARCIAL', own: false });

/**
 * List of running orders for the refusal of another start: 'Você já está atendendo as OS N°: 12, 15 (CURITIBA) …'.
 * @param branch the session's; an order of another branch is listed with its branch
 */
export function listNumbers(
  orders: readonly { nr_seq_os: number; nr_seq_filial: number; ds_filial: string }[],
  branch: number | null,
): string {
  return orders
    .map(({ nr_seq_os, nr_seq_filial, ds_filial }) =>
      nr_seq_filial === branch ? String(nr_seq_os) : `${nr_seq_os} (${ds_filial})`,
    )
    .join(', ');
}
