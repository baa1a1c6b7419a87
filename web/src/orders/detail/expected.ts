import type { OrderDetail } from '@terminal/contract';

/** DETAIL-07, G-33: past the expected time now, or at its end when the order is finished. The second itself is in time. */
export function isLate(
  { dt_previsao, dt_final }: Pick<OrderDetail, 'dt_previsao' | 'dt_final'>,
  now: number,
) {
  return (dt_final === null ? now : Date.parse(dt_final)) > Date.parse(dt_previsao);
}
