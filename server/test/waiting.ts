import { expect } from 'vitest';
import type { Api } from './api.ts';

/** Waits until so many transactions wait for a row of another; announcements of other tests wait for other locks. */
export const untilWaiting = (api: Api, count: number): Promise<void> =>
  expect
    .poll(async () => {
      const rows = await api.sql(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event in ('transactionid', 'tuple')",
      );
      return rows.length;
    })
    .toBe(count);
