/** What an order is about, by its name: the problem, the plan it comes from, or its type. */
export const orderTitle = (order: {
  ds_conjunto: string | null;
  ds_plano: string | null;
  ds_tipo: string;
}): string => order.ds_conjunto ?? order.ds_plano ?? order.ds_tipo;
