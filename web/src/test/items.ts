import type { OrderItem } from '@terminal/contract';

/** When the work of the tests' orders began. */
export const began = '2026-11-21T12:00:00+00:00';

/** A service not begun, with overrides for a test. */
export const makeItem = (id: number, part: Partial<OrderItem> = {}): OrderItem => ({
  nr_sequencial: id,
  nr_seq_item: id,
  item_atendido: false,
  st_plano: 'N',
  dispensa: null,
  dispensas_retiradas: [],
  qt_estoque: 0,
  dt_atendido: null,
  qt_quantidade: 1,
  vl_total: null,
  vl_unitario: null,
  execucao_inicio: null,
  execucao_final: null,
  pausada: false,
  segundos: 0,
  item: {
    ds_item: `item ${id}`,
    tipo: { nr_sequencial: 3, ds_tipoitem: 'SERVIÇO' },
    st_habilita_execucao: 'S',
    cd_unidade: null,
  },
  estoque: null,
  ...part,
});

/** ANA works or worked on the item. */
export const workedOn = {
  execucao_inicio: { id: 1, nr_seq_clifor_inicio: 7, ds_colaborador: 'ANA', dt_inicio: began },
};
