import type { z } from 'zod';
import type { ClosingFacts } from './closing.ts';
import type { orderDetail } from './order.ts';

type Told = Pick<
  z.infer<typeof orderDetail>,
  'tp_os' | 'st_origem' | 'nr_seq_os_item' | 'itens' | 'socorro_emrota' | 'segmento' | 'vl_total'
>;

/** nr_sequencial of the item type of services (doc 2 §9). */
const serviceType = 3;

/** Facts for `closingAsks`, taken from an order as its page received it. */
export const closingFactsOf = (order: Told): ClosingFacts => ({
  plan: order.tp_os === 'V',
  external: order.st_origem === 'E',
  item: order.nr_seq_os_item,
  items: order.itens.map(({ nr_sequencial, item_atendido, item }) => ({
    id: nr_sequencial,
    attended: item_atendido,
    executable: item.st_habilita_execucao === 'S',
    service: item.tipo.nr_sequencial === serviceType,
  })),
  rescue: order.socorro_emrota !== null && order.socorro_emrota.ds_motivo === null,
  tyres: order.segmento?.habilita_pneus === 'S',
  registered: order.vl_total ?? 0,
});
