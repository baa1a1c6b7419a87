import type { OrderDetail } from '@terminal/contract';

/** What was agreed with a supplier. */
export type Agreement = NonNullable<OrderDetail['acordo']>;

/**
 * What of it an order goes beyond: told, never forbidden.
 * @param total price of the order so far, BRL; null: none was told
 * @param today day of the branch
 */
export const beyond = (
  { dt_contrato_fim, vl_limite_os }: Agreement,
  total: number | null,
  today: string,
): { expired: string | null; limit: number | null } => ({
  // A contract is valid on its last day.
  expired: dt_contrato_fim !== null && dt_contrato_fim < today ? dt_contrato_fim : null,
  limit: vl_limite_os !== null && total !== null && total > vl_limite_os ? vl_limite_os : null,
});
