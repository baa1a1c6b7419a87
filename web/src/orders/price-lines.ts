import type { OrderDetail } from '@terminal/contract';
import type { PriceLine } from '../core/components/PriceLines.tsx';
import { label } from '../core/i18n/labels.ts';

type Priced = Pick<OrderDetail, 'precos'> & {
  itens: readonly Pick<OrderDetail['itens'][number], 'nr_sequencial' | 'vl_total' | 'item'>[];
};

/**
 * Parts of an order's total: prices of items, then prices given when work ended.
 * @param told label of a price given for the order as a whole
 * @param shown what else a list shows of a price given then; it also shows those that no longer count
 */
export const priceLines = (
  { itens, precos }: Priced,
  told: string,
  shown?: (price: Priced['precos'][number]) => Pick<PriceLine, 'about' | 'action'>,
): PriceLine[] => [
  ...itens.flatMap(({ nr_sequencial, vl_total, item }) =>
    vl_total === null ? [] : [{ id: `i${nr_sequencial}`, name: label(item.ds_item), value: vl_total }],
  ),
  ...precos
    .filter(({ correcao }) => shown !== undefined || correcao === null)
    .map((price) => ({
      id: `p${price.nr_sequencial}`,
      name: price.ds_item === null ? told : label(price.ds_item),
      value: price.vl_total,
      struck: price.correcao !== null,
      ...shown?.(price),
    })),
];
