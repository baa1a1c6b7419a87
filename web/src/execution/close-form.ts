import type { OrderDetail, OrderItem } from '@terminal/contract';
import type { CallInput } from '../core/api/client.ts';
import { itemInHand, openItems, type WithItems } from './work-state.ts';

export type CloseKind = 'stop' | 'finish';

/** What stopping or finishing an order has to ask. */
export interface CloseQuestions {
  /** The work belongs to no item, so the service done must be named. */
  service: boolean;
  /** External orders have a price. */
  price: boolean;
  /** Roadside rescues have a reason. */
  rescue: boolean;
  /** Fire numbers of tyres (G-56). */
  tyres: boolean;
  /** Order of a plan: the meter must be told, pictures may be added (EXEC-28, EXEC-29). */
  plan: boolean;
  /** The order closes with it: meter, note and the five-minute warning belong there. */
  closes: boolean;
  /** Items that keep the whole order from being finished; a single service may be stopped beside them. */
  pending: OrderItem[];
}

type Asked = WithItems & Pick<OrderDetail, 'tp_os' | 'st_origem' | 'segmento' | 'nr_seq_socorro_emrota'>;

/** Decides what the sheet shows (doc 2 §4 and §5, EXEC-20..26, RESCUE-02). */
export function closeQuestions(order: Asked, kind: CloseKind): CloseQuestions {
  if (order.tp_os === 'V') return planQuestions(order);
  const current = itemInHand(order);
  const left = openItems(order).filter((item) => item.nr_sequencial !== current?.nr_sequencial);
  const serviceDone = order.itens.some((item) => isService(item) && item.item_atendido);
  const closes = left.length === 0;
  return {
    service: current === null && !serviceDone,
    price: order.st_origem === 'E',
    rescue: order.nr_seq_socorro_emrota !== null,
    tyres: closes && order.segmento?.habilita_pneus === 'S' && order.st_origem !== 'E',
    plan: false,
    closes,
    pending: kind === 'finish' ? left : [],
  };
}

/** A plan order is finished as a whole: every service and part done, the meter told (EXEC-28). */
const planQuestions = (order: Pick<OrderDetail, 'itens' | 'st_origem'>): CloseQuestions => ({
  service: false,
  price: order.st_origem === 'E',
  rescue: false,
  tyres: false,
  plan: true,
  closes: true,
  pending: order.itens.filter((item) => !item.item_atendido),
});

/** nr_sequencial of the item type (doc 2 §9). */
const serviceType = 3;
const isService = (item: OrderItem) => item.item.tipo.nr_sequencial === serviceType;

/** Whether stopping needs no sheet: nothing is asked and the order goes on. */
export const asksNothing = (questions: CloseQuestions): boolean =>
  !questions.service &&
  !questions.price &&
  !questions.rescue &&
  !questions.closes &&
  questions.pending.length === 0;

const fiveMinutes = 5 * 60_000;

/** EXEC-25, G-55: finishing earlier than five minutes after `dt_inicial` is asked about; at five minutes not. */
export function startedJustNow(dtInicial: string | null, now: number): boolean {
  return dtInicial !== null && now - Date.parse(dtInicial) < fiveMinutes;
}

/** What was typed into the sheet. */
export interface CloseForm {
  service: { nr_sequencial: number; ds_item: string } | null;
  /** Price in cents, beside what is registered; null while empty. */
  cents: number | null;
  /** Text of the reason. */
  rescue: string;
  /** Digits of the meter, empty when not given. */
  meter: string;
  tyreServed: string;
  tyreFitted: string;
  note: string;
}

/** A form nothing was filled into. */
export const emptyForm: CloseForm = {
  service: null,
  cents: null,
  rescue: '',
  meter: '',
  tyreServed: '',
  tyreFitted: '',
  note: '',
};

/** A form as a draft keeps it; '' of one nothing was filled into. */
export const writeForm = (form: CloseForm): string =>
  Object.entries(emptyForm).every(([field, empty]) => form[field as keyof CloseForm] === empty)
    ? ''
    : JSON.stringify(form);

/** The form of a draft (writeForm). */
export const readForm = (draft: string): CloseForm =>
  draft === '' ? emptyForm : { ...emptyForm, ...(JSON.parse(draft) as Partial<CloseForm>) };

export type CloseBody = CallInput<'closeExecution'>['body'];

/** Where what is typed to close an order is kept (useDraft). */
export const closeDraft = (person: number, order: number): string => `encerrar ${person} ${order}`;

/**
 * The form a command was made of (closeBody).
 * @param body as it was sent
 * @param service name of its service: the command has the number alone
 */
export function formOf(body: Partial<CloseBody>, service: string): CloseForm {
  const { nr_servico, precoTotal, socorroEmRota, km_atual, pneuAtendimento, pneuNovo, obsExterna } = body;
  return {
    service: nr_servico == null ? null : { nr_sequencial: nr_servico, ds_item: service },
    cents: precoTotal == null ? null : Math.round(precoTotal * 100),
    rescue: socorroEmRota ?? '',
    meter: km_atual == null ? '' : String(km_atual),
    tyreServed: pneuAtendimento ?? '',
    tyreFitted: pneuNovo ?? '',
    note: obsExterna ?? '',
  };
}

/** A form that was given up, with what was typed into a newer one on top. */
export const mergedForm = (older: CloseForm, newer: CloseForm): CloseForm => {
  const typed = Object.entries(newer).filter(
    ([field, value]) => value !== emptyForm[field as keyof CloseForm],
  );
  return { ...older, ...(Object.fromEntries(typed) as Partial<CloseForm>) };
};

export type Missing = 'service' | 'price' | 'rescue' | 'meter';

/** What keeps the sheet from being sent, in the order it is asked. The meter goes by the vehicle's own, now (G-50). */
export function missingIn(
  questions: CloseQuestions,
  form: CloseForm,
  { km_veiculo, vl_total }: Pick<OrderDetail, 'km_veiculo' | 'vl_total'>,
): Missing[] {
  const missing: Missing[] = [];
  if (questions.service && form.service === null) missing.push('service');
  if (questions.price && (form.cents ?? 0) <= 0 && (vl_total ?? 0) <= 0) missing.push('price');
  if (questions.rescue && form.rescue === '') missing.push('rescue');
  const told = form.meter !== '';
  const meter = Number(form.meter);
  if (told ? meter < km_veiculo || (questions.plan && meter === 0) : questions.plan) missing.push('meter');
  return missing;
}

/** The command without who acts: only what was asked and given (EXEC-20). */
export function closeBody(
  order: Pick<OrderDetail, 'nr_sequencial'>,
  kind: CloseKind,
  questions: CloseQuestions,
  form: CloseForm,
): Omit<CloseBody, 'nr_seq_clifor' | 'cpf'> {
  const note = form.note.trim();
  return {
    nr_seq_os: order.nr_sequencial,
    ...(kind === 'finish' && { finalizar_os: 'S' as const }),
    ...(questions.service && form.service !== null && { nr_servico: form.service.nr_sequencial }),
    ...(questions.price && form.cents !== null && { precoTotal: form.cents / 100 }),
    ...(questions.rescue && { socorroEmRota: form.rescue }),
    ...(questions.tyres && form.tyreServed.trim() !== '' && { pneuAtendimento: form.tyreServed.trim() }),
    ...(questions.tyres && form.tyreFitted.trim() !== '' && { pneuNovo: form.tyreFitted.trim() }),
    ...(form.meter !== '' && { km_atual: Number(form.meter) }),
    ...(note !== '' && { obsExterna: note }),
  };
}
