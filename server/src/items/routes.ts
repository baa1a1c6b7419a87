import type { Handlers } from '../core/http/mount.ts';
import { orderItems } from '../orders/service.ts';
import { search } from './service.ts';

export const itemsRoutes: Handlers<'listOrderItems' | 'searchItems'> = {
  listOrderItems: (context, { params }) => orderItems(context, params.id),
  searchItems: (context, { query }) => search(context, query),
};
