import { itemTypes, type OrderItem } from '@terminal/contract';
import { describe, expect, it } from 'vitest';
import { itemRights } from './items.rules.ts';

const item = (nr_sequencial: number, tipo: number, qt_estoque = 0) =>
  // Of an item only these decide.
  ({ nr_sequencial, qt_estoque, item: { tipo: { nr_sequencial: tipo } } }) as OrderItem;

/** A service, a part nobody took, a part of our stock. */
const itens = [item(1, itemTypes.service), item(2, itemTypes.part), item(3, itemTypes.part, 2)];
const internal = { permitido: ['itens' as const], st_origem: 'I' as const, itens };
const external = { ...internal, st_origem: 'E' as const };

describe('of the items of an order', () => {
  it.each([
    ['staff changes all, inside', internal, 'staff', [1, 2, 3], true],
    ['a technician changes all, at a supplier too', external, 'attendant', [1, 2, 3], true],
    ['a supplier changes the services alone, inside', internal, 'supplier', [1], false],
    ['a supplier changes all but what was handed over, at his', external, 'supplier', [1, 2], true],
  ] as const)('%s', (_what, order, sender, changed, adds) => {
    expect(itemRights(order, sender)).toEqual({ itens_alteraveis: changed, pode_incluir_peca: adds });
  });

  it('nobody changes one that the order does not permit', () => {
    expect(itemRights({ ...internal, permitido: ['comentar'] }, 'staff')).toEqual({
      itens_alteraveis: [],
      pode_incluir_peca: false,
    });
  });
});
