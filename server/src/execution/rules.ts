import type { ErrorCode } from '@terminal/contract';
import { refusalFor, type Situation } from '@terminal/contract/order-rules';

/**
 * Whether a start begins or continues, and why it may not (EXEC-01..04, G-41).
 * @param samePause the item asked for is the paused one, or none was asked for
 */
export function startRefusal(
  situation: Situation,
  samePause: boolean,
): { continues: boolean; refusal: ErrorCode | null } {
  const continues = situation.state === 'PAUSADA' && samePause;
  return { continues, refusal: refusalFor(continues ? 'continuar' : 'iniciar', situation) };
}

/** An order as a screen showed it; what it did not tell is not compared. */
export interface ShownOrder {
  st_origem?: 'I' | 'E' | undefined;
  st_os?: 'A' | 'P' | 'L' | 'R' | 'E' | undefined;
  st_os_pause?: 'P' | null | undefined;
}

/** OS_MUDOU when an order is no longer what the screen showed of it. */
export function changeRefusal(
  shown: ShownOrder,
  { st_origem, st_os }: Pick<Required<ShownOrder>, 'st_origem' | 'st_os'>,
  { state }: Pick<Situation, 'state'>,
): ErrorCode | null {
  const pause = state === 'PAUSADA' ? 'P' : null;
  const same =
    (shown.st_origem ?? st_origem) === st_origem &&
    (shown.st_os ?? st_os) === st_os &&
    (shown.st_os_pause === undefined || shown.st_os_pause === pause);
  return same ? null : 'OS_MUDOU';
}

/** Why a paused order may not go on (EXEC-17, G-41). */
export const resumeRefusal = (situation: Situation): ErrorCode | null => refusalFor('continuar', situation);

/** Why a paused order may not be taken over: by whoever paused it, and between people of one supplier (G-42). */
export function takeOverRefusal(situation: Situation, supplier: boolean): ErrorCode | null {
  const refusal = resumeRefusal(situation);
  if (refusal !== null) return refusal;
  return situation.own || supplier ? 'MESMO_MECANICO' : null;
}

/** What a pause was given as its reason (doc 2 §5). */
export interface PauseInput {
  reasonGiven: boolean;
  reasonKnown: boolean;
  reasonNeedsPart: boolean;
  partGiven: boolean;
  /** What was given is a part of the catalogue, not a service. */
  partKnown: boolean;
  /** The technician is the one at work. */
  own: boolean;
}

/** First guard a pause fails, in the documented order; null when it may go on (EXEC-09..12, EXEC-24). */
export function pauseRefusal(situation: Situation, input: PauseInput): ErrorCode | null {
  const refusal = refusalFor('pausar', situation);
  if (refusal !== null) return refusal;
  if (!input.reasonGiven) return 'JUSTIFICATIVA_OBRIGATORIA';
  if (!input.reasonKnown) return 'CAMPO_INVALIDO';
  if (input.reasonNeedsPart && !input.partGiven) return 'PECA_OBRIGATORIA';
  if (input.partGiven && !input.partKnown) return 'CAMPO_INVALIDO';
  return input.own ? null : 'OUTRO_MECANICO';
}

/** Facts about the order and what the mechanic entered when stopping or finishing. */
export interface CloseInput {
  /** finalizar_os S: the whole order, not only the running service (G-39). */
  wholeOrder: boolean;
  /** Work is running or paused now, by another mechanic. */
  othersWork: boolean;
  /** The running or paused work belongs to an item, or the order has services done. */
  serviceKnown: boolean;
  serviceGiven: boolean;
  external: boolean;
  /** BRL, told now. */
  price: number | null;
  /** The order's total so far, BRL. */
  registered: number;
  rescueWithoutReason: boolean;
  /** Executable items still open beside the one being ended. */
  executablesLeft: number;
}

/** What finishing the order of a plan was given. */
export interface PlanFinishInput {
  /** Work is running or paused now, by another mechanic. */
  othersWork: boolean;
  /** Services and parts nobody has done yet. */
  unattended: number;
  external: boolean;
  /** BRL, told now. */
  price: number | null;
  /** The order's total so far, BRL. */
  registered: number;
  /** Km or hours; null: no meter was told. How likely it is, the fleet judges (recordReading). */
  meter: number | null;
}

/** An external order ends with a price, registered before or told now; an internal one has none (EXEC-23, ITEMS-09). */
const priceRefusal = ({
  external,
  price,
  registered,
}: Pick<CloseInput, 'external' | 'price' | 'registered'>): ErrorCode | null => {
  const told = price ?? 0;
  if (!external) return told > 0 ? 'PRECO_SO_EXTERNA' : null;
  return told + registered > 0 ? null : 'PRECO_OBRIGATORIO';
};

/** First guard that finishing a plan order fails; null when it may go on (doc 2 §4 and §5, EXEC-28, EXEC-29). */
export function planFinishRefusal(situation: Situation, input: PlanFinishInput): ErrorCode | null {
  const refusal = refusalFor('finalizar', situation);
  if (refusal !== null) return refusal;
  if (input.othersWork) return 'OUTRO_MECANICO';
  if (input.unattended > 0) return 'ITENS_DO_PLANO_PENDENTES';
  const price = priceRefusal(input);
  if (price !== null) return price;
  return input.meter === null || input.meter === 0 ? 'KM_MENOR' : null;
}

/** First guard that stopping or finishing fails; null when it may go on (doc 2 §5, EXEC-20..30). */
export function closeRefusal(situation: Situation, input: CloseInput): ErrorCode | null {
  const refusal = refusalFor(input.wholeOrder ? 'finalizar' : 'parar', situation);
  if (refusal !== null) return refusal;
  if (input.othersWork) return 'OUTRO_MECANICO';
  if (input.wholeOrder && input.executablesLeft > 0) return 'ITENS_PENDENTES';
  if (!input.serviceKnown && !input.serviceGiven) return 'SERVICO_OBRIGATORIO';
  const price = priceRefusal(input);
  if (price !== null) return price;
  return input.rescueWithoutReason ? 'MOTIVO_SOCORRO_OBRIGATORIO' : null;
}

/** Item the work begins on: the one asked for, else the first open one; null = the order as a whole. */
export function itemToStart(
  asked: number | undefined,
  items: { id: number; attended: boolean; executable: boolean }[],
): { item: number | null } | { refusal: ErrorCode } {
  if (asked === undefined)
    return { item: items.find((item) => item.executable && !item.attended)?.id ?? null };
  const found = items.find((item) => item.id === asked && item.executable);
  if (found === undefined) return { refusal: 'NAO_ENCONTRADO' };
  return found.attended ? { refusal: 'ITEM_JA_ATENDIDO' } : { item: found.id };
}

/**
 * Names the orders in hand in the refusal of another start: 'Você já está atendendo as OS N°: 12, 15 (CURITIBA) …'.
 * @param branch the session's: an order of another one is told with its branch
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
