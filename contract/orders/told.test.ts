import { describe, expect, it, test } from 'vitest';
import { closingFactsOf, type ToldOrder } from './told.ts';

const item: ToldOrder['itens'][number] = {
  nr_sequencial: 7,
  item_atendido: false,
  item: { st_habilita_execucao: 'S', tipo: { nr_sequencial: 3 } },
};

/** Internal, of no plan, without rescue, problem and price. */
const plain: ToldOrder = {
  tp_os: 'O',
  st_origem: 'I',
  nr_seq_os_item: null,
  vl_total: null,
  itens: [],
  socorro_emrota: null,
  segmento: null,
};

test('of an order that is nothing in particular, nothing holds', () => {
  expect(closingFactsOf(plain)).toEqual({
    plan: false,
    external: false,
    item: null,
    items: [],
    rescue: false,
    tyres: false,
    registered: 0,
  });
});

it.each<[string, Partial<ToldOrder>, object]>([
  ['of a plan', { tp_os: 'V' }, { plan: true }],
  ['at a supplier', { st_origem: 'E' }, { external: true }],
  ['with an item in hand', { nr_seq_os_item: 7 }, { item: 7 }],
  ['of a rescue without a reason', { socorro_emrota: { ds_motivo: null } }, { rescue: true }],
  ['of a rescue whose reason was told', { socorro_emrota: { ds_motivo: 'PANE' } }, { rescue: false }],
  ['of a segment with tyres', { segmento: { habilita_pneus: 'S' } }, { tyres: true }],
  ['of a segment without tyres', { segmento: { habilita_pneus: 'N' } }, { tyres: false }],
  ['with a price', { vl_total: 300 }, { registered: 300 }],
])('an order %s is known by it', (_which, told, facts) => {
  expect(closingFactsOf({ ...plain, ...told })).toMatchObject(facts);
});

describe('an item of an order', () => {
  it.each<[string, Partial<typeof item>, object]>([
    ['to do', {}, { id: 7, attended: false, executable: true, service: true }],
    ['done', { item_atendido: true }, { attended: true }],
    [
      'that is a part',
      { item: { st_habilita_execucao: 'N', tipo: { nr_sequencial: 4 } } },
      { executable: false, service: false },
    ],
  ])('%s is known as such', (_which, told, facts) => {
    expect(closingFactsOf({ ...plain, itens: [{ ...item, ...told }] }).items).toMatchObject([facts]);
  });
});
