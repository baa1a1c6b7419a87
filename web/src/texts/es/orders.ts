import type { orders as pt } from '../pt/orders.ts';
import type { Texts } from '../types.ts';

export const orders: Texts<typeof pt> = {
  title: { fleet: 'Órdenes internas', warehouse: 'Órdenes del almacén', external: 'Órdenes externas' },
};
