import type { OrderDetail } from '@terminal/contract';
import { measureUnits } from '@terminal/contract/order-fixed';
import { queryClient } from '../core/api/query-client.ts';
import { currentSession } from '../core/session/store.ts';
import type { Send } from '../offline/sends/row.ts';

/** Shows a stored comment in its order until the server's answer contains it. */
export function showKeptComment({ call, label, actor, input: { body = {} }, madeAt, id = 0 }: Send): void {
  const { order } = label;
  const session = currentSession();
  const { ds_observacao, nr_seq_os_item, vl_medida, ds_unidade } = body;
  if (call !== 'commentOrder' || order === undefined || session === null) return;
  if (typeof ds_observacao !== 'string') return;
  const isOwn = actor === null || actor.id === session.tecnicoId;
  const comment = {
    nr_sequencial: -id,
    nr_seq_os: order,
    nr_seq_os_item: typeof nr_seq_os_item === 'number' ? nr_seq_os_item : null,
    nr_seq_clifor: actor?.id ?? session.tecnicoId,
    ds_observacao,
    vl_medida: typeof vl_medida === 'number' ? vl_medida : null,
    ds_unidade: measureUnits.find((unit) => unit === ds_unidade) ?? null,
    created_at: madeAt,
    g_clifor: isOwn
      ? { ds_colaborador: session.dsColaborador, foto: session.foto }
      : { ds_colaborador: actor.name, foto: null },
    correcao: null,
  };
  queryClient.setQueriesData<OrderDetail>({ queryKey: ['getOrder'] }, (page) =>
    page?.nr_sequencial === order ? { ...page, comentarios: [comment, ...page.comentarios] } : page,
  );
}
