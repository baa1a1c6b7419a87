import type { z } from 'zod';
import type { ClosingFacts } from './closing.ts';
import { itemTypes } from './fixed.ts';
import type { orderDetail } from './order.ts';

type Order = z.infer<typeof orderDetail>;
type Item = Order['itens'][number];

/** What decides what closing asks for, as the page of an order is told it. */
export interface ToldOrder extends Pick<Order, 'tp_os' | 'st_origem' | 'nr_seq_os_item' | 'vl_total'> {
  itens: readonly (Pick<Item, 'nr_sequencial' | 'item_atendido'> & {
    item: { st_habilita_execucao: Item['item']['st_habilita_execucao']; tipo: { nr_sequencial: number } };
  })[];
  socorro_emrota: { ds_motivo: string | null } | null;
  segmento: Pick<NonNullable<Order['segmento']>, 'habilita_pneus'> | null;
}

/** What decides what closing asks for. */
export const closingFactsOf = (order: ToldOrder): ClosingFacts => ({
  plan: order.tp_os === 'V',
  external: order.st_origem === 'E',
  item: order.nr_seq_os_item,
  items: order.itens.map(({ nr_sequencial, item_atendido, item }) => ({
    id: nr_sequencial,
    attended: item_atendido,
    executable: item.st_habilita_execucao === 'S',
    service: item.tipo.nr_sequencial === itemTypes.service,
  })),
  rescue: order.socorro_emrota !== null && order.socorro_emrota.ds_motivo === null,
  tyres: order.segmento?.habilita_pneus === 'S',
  registered: order.vl_total ?? 0,
});
