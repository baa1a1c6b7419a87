import type { OrderDetail } from '@terminal/contract';
import type { PriceLine } from '../core/components/PriceLines.tsx';
import { label } from '../core/i18n/labels.ts';

type Priced = Pick<OrderDetail, 'precos'> & {
  itens: readonly Pick<OrderDetail['itens'][number], 'nr_sequencial' | 'vl_total' | 'item'>[];
};

/**
 * What the total of an order is made of: its items' prices, then those told when work ended.
 * @param told name of a price that was told for the order as a whole
 */
export const priceLines = ({ itens, precos }: Priced, told: string): PriceLine[] => [
  ...itens.flatMap(({ nr_sequencial, vl_total, item }) =>
    vl_total === null ? [] : [{ id: `i${nr_sequencial}`, name: label(item.ds_item), value: vl_total }],
  ),
  ...precos.map(({ nr_sequencial, vl_total, ds_item }) => ({
    id: `p${nr_sequencial}`,
    name: ds_item === null ? told : label(ds_item),
    value: vl_total,
  })),
];
