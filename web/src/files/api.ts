import type { UseQueryResult } from '@tanstack/react-query';
import type { AnswerOf } from '@terminal/contract';
import type { CallError } from '../core/api/errors.ts';
import { useCall } from '../core/api/hooks.ts';
import { hostOf } from '../core/api/hosts.ts';

/** A picture or document of an order. */
export type OrderFile = AnswerOf<'getImages'>[number];

/** Links are good for a quarter of an hour: they are asked for again before. */
const linksFor = 10 * 60_000;

/** Files of an order, the newest first. */
export const useFiles = (order: number): UseQueryResult<OrderFile[], CallError> =>
  useCall('getImages', { query: { nr_seq_os: String(order) } }, { refetchInterval: linksFor });

/** Where a signed link leads from here. */
export const addressOfLink = (link: string): string => `${hostOf(location.hostname).base}/${link}`;
