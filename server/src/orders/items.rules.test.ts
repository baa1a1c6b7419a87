import { itemTypes, type OrderDetail, type OrderItem } from '@terminal/contract';
import { describe, expect, it } from 'vitest';
import { itemRights } from './items.rules.ts';

const item = (nr_sequencial: number, tipo: number, qt_estoque = 0) =>
  // Of an item only these decide.
  ({ nr_sequencial, qt_estoque, item: { tipo: { nr_sequencial: tipo } } }) as OrderItem;

/** A service, a part nobody took, a part of our stock. */
const itens = [item(1, itemTypes.service), item(2, itemTypes.part), item(3, itemTypes.part, 2)];
const price = (nr_sequencial: number, nr_seq_clifor: number, correcao: object | null = null) =>
  ({ nr_sequencial, nr_seq_clifor, correcao }) as OrderDetail['precos'][number];
/** The supplier's, the office's, one of his that was corrected. */
const precos = [price(1, 31), price(2, 12), price(3, 31, {})];
const internal = { permitido: ['itens' as const], st_origem: 'I' as const, itens, precos };
const external = { ...internal, st_origem: 'E' as const };

describe('of the items of an order', () => {
  it.each([
    ['staff changes all, inside', internal, 'staff', [1, 2, 3], true, [1, 2]],
    ['a technician changes all, at a supplier too', external, 'attendant', [1, 2, 3], true, [1, 2]],
    [
      'a supplier changes the services and prices of his alone, inside',
      internal,
      'supplier',
      [1],
      false,
      [1],
    ],
    ['a supplier changes all but what was handed over, at his', external, 'supplier', [1, 2], true, [1]],
  ] as const)('%s', (_what, order, kind, changed, adds, corrected) => {
    expect(itemRights(order, { kind, personId: 31 })).toEqual({
      itens_alteraveis: changed,
      precos_alteraveis: corrected,
      pode_incluir_peca: adds,
    });
  });

  it('nobody changes one that the order does not permit', () => {
    expect(itemRights({ ...internal, permitido: ['comentar'] }, { kind: 'staff', personId: 12 })).toEqual({
      itens_alteraveis: [],
      precos_alteraveis: [],
      pode_incluir_peca: false,
    });
  });
});
