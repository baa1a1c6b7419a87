import { label } from './i18n/labels.ts';

/** What an order is about, in the language of the screen: the problem, the plan it comes from, or its type. */
export const orderTitle = (order: {
  ds_conjunto: string | null;
  ds_plano: string | null;
  ds_tipo: string;
}): string => label(order.ds_conjunto ?? order.ds_plano ?? order.ds_tipo);
