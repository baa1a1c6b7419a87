import type { OrderDetail } from '@terminal/contract';
import {
  type ClosingAsks,
  type ClosingMissing,
  closingAsks,
  missingIn,
} from '@terminal/contract/order-closing';
import { closingFactsOf } from '@terminal/contract/order-told';
import type { CallInput } from '../core/api/client.ts';
import type { CloseForm } from '../orders/close-draft.ts';

export type CloseKind = 'stop' | 'finish';

/** Whether stopping needs no sheet, because nothing is required and the order continues. Finishing always needs one. */
export const asksNothing = (kind: CloseKind, { servico, preco, socorro, fecha }: ClosingAsks): boolean =>
  kind === 'stop' && !servico && preco === 'nao' && !socorro && !fecha;

const fiveMinutes = 5 * 60_000;

/** EXEC-25, G-55: finishing earlier than five minutes after `dt_inicial` is asked about; at five minutes not. */
function startedJustNow(dtInicial: string | null, now: number): boolean {
  return dtInicial !== null && now - Date.parse(dtInicial) < fiveMinutes;
}

/** Whether the sheet warns of it: finishing always, stopping where it ends the order. */
export const warnsEarly = (
  kind: CloseKind,
  { pede, dt_inicial }: { pede: Pick<ClosingAsks, 'fecha'>; dt_inicial: string | null },
  now: number,
): boolean => (kind === 'finish' || pede.fecha) && startedJustNow(dt_inicial, now);

export type CloseBody = CallInput<'closeExecution'>['body'];

/**
 * The form a command was made of (closeBody).
 * @param body as it was sent
 * @param service name of its service: the command has the number alone
 */
export function formOf(body: Partial<CloseBody>, service: string): CloseForm {
  const { nr_servico, precoTotal, socorroEmRota, km_atual, pneuAtendimento, pneuNovo, obsExterna, feitos } =
    body;
  return {
    done: feitos ?? [],
    service: nr_servico == null ? null : { nr_sequencial: nr_servico, ds_item: service },
    cents: precoTotal == null ? null : Math.round(precoTotal * 100),
    rescue: socorroEmRota ?? '',
    meter: km_atual == null ? '' : String(km_atual),
    tyreServed: pneuAtendimento ?? '',
    tyreFitted: pneuNovo ?? '',
    note: obsExterna ?? '',
  };
}

/** The order once the items ticked in the form are attended: finishing may then ask for more, or less. */
export function withDone(order: OrderDetail, { done }: Pick<CloseForm, 'done'>): OrderDetail {
  const itens = order.itens.map((item) =>
    done.includes(item.nr_sequencial) ? { ...item, item_atendido: true } : item,
  );
  const ticked = { ...order, itens };
  return { ...ticked, pede: closingAsks(closingFactsOf(ticked)) };
}

/** What keeps the sheet from being sent, in the order it is asked. The meter goes by the vehicle's own, now (G-50). */
export function missingFields(
  asks: ClosingAsks,
  form: CloseForm,
  { km_veiculo }: Pick<OrderDetail, 'km_veiculo'>,
): ClosingMissing[] {
  const meter = form.meter === '' ? null : Number(form.meter);
  const price = form.cents === null ? null : form.cents / 100;
  const given = { service: form.service !== null, price, rescue: form.rescue !== '', meter };
  const missing = missingIn(asks, given);
  const tooLow = meter !== null && meter < km_veiculo && !missing.includes('km');
  return tooLow ? [...missing, 'km'] : missing;
}

/** The command without the acting person: only required and given fields (EXEC-20). */
export function closeBody(
  { nr_sequencial, pede }: Pick<OrderDetail, 'nr_sequencial' | 'pede'>,
  kind: CloseKind,
  form: CloseForm,
): Omit<CloseBody, 'nr_seq_clifor' | 'cpf'> {
  const note = form.note.trim();
  return {
    nr_seq_os: nr_sequencial,
    ...(kind === 'finish' && { finalizar_os: 'S' as const }),
    ...(kind === 'finish' && form.done.length > 0 && { feitos: [...form.done] }),
    ...(pede.servico && form.service !== null && { nr_servico: form.service.nr_sequencial }),
    ...(pede.preco !== 'nao' && form.cents !== null && { precoTotal: form.cents / 100 }),
    ...(pede.socorro && { socorroEmRota: form.rescue }),
    ...(pede.pneus && form.tyreServed.trim() !== '' && { pneuAtendimento: form.tyreServed.trim() }),
    ...(pede.pneus && form.tyreFitted.trim() !== '' && { pneuNovo: form.tyreFitted.trim() }),
    ...(form.meter !== '' && { km_atual: Number(form.meter) }),
    ...(note !== '' && { obsExterna: note }),
  };
}
