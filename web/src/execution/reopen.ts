import type { OrderDetail } from '@terminal/contract';
import { callKey } from '../core/api/hooks.ts';
import { queryClient } from '../core/api/query-client.ts';
import { draftNow, putDraft } from '../core/useDraft.ts';
import { openFlow, workOf } from '../identity/flow.ts';
import type { Send } from '../offline/sends/row.ts';
import { closeDraft, mergedForm, readForm, writeForm } from '../orders/close-draft.ts';
import { type CloseBody, formOf } from './close-form.ts';

/**
 * Opens a stop or finish the server did not take again as it was typed, on the page of its order.
 * @returns the address of that page
 */
export async function reopenClosing({ input, label, actor, person }: Send): Promise<string> {
  // Written by the screen itself: of this one call.
  const body = input.body as CloseBody;
  const order = body.nr_seq_os;
  const key = closeDraft(person, order);
  const form = mergedForm(formOf(body, label.text ?? ''), readForm(await draftNow(key)));
  putDraft(key, writeForm(form));
  const page = callKey('getOrder', { params: { id: String(order) } });
  const known = queryClient.getQueryData<OrderDetail>(page);
  // It shows the order as the send would have left it.
  void queryClient.invalidateQueries({ queryKey: page });
  const work =
    known === undefined
      ? { nr_sequencial: order, nr_placa: label.plate ?? '', nr_frota: null, ds_conjunto: null }
      : workOf(known);
  openFlow({
    kind: body.finalizar_os === 'S' ? 'finish' : 'stop',
    work: { ...work, technician: actor?.id ?? null },
  });
  return `/os/${order}`;
}
