import type { AnswerOf } from '@terminal/contract';
import { useOfficeCall } from '../core/api/office.ts';

/** A key of another system. */
export type Key = AnswerOf<'listKeys'>[number];
/** A webhook of the company. */
export type Webhook = AnswerOf<'listWebhooks'>[number];
/** A message to a webhook. */
export type Delivery = AnswerOf<'listDeliveries'>['data'][number];
/** Somebody a key can act as. */
export type KeyPerson = AnswerOf<'listKeyChoices'>['pessoas'][number];
/** Calls a key can be given, of one area. */
export type CallGroup = AnswerOf<'listKeyChoices'>['areas'][number];

export const useKeys = () => useOfficeCall('listKeys', {}, { staleTime: 0 });
export const useKeyChoices = () => useOfficeCall('listKeyChoices', {});
export const useWebhooks = () => useOfficeCall('listWebhooks', {}, { staleTime: 0 });

/** Deliveries of a webhook; they change while it is looked at. */
export const useDeliveries = (webhook: number, page: number) =>
  useOfficeCall(
    'listDeliveries',
    { params: { id: String(webhook) }, query: { page: String(page) } },
    { staleTime: 0, refetchInterval: 5_000, keepPrevious: true },
  );
