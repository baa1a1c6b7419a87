import { useMutation } from '@tanstack/react-query';
import type { AnswerOf, InputOf } from '@terminal/contract';
import { panelWire } from '@terminal/contract/wire-panel';
import { isOurs, refusalOf } from '../core/api/client.ts';
import { CallError } from '../core/api/errors.ts';
import { hostOf } from '../core/api/hosts.ts';
import { saveFile } from '../core/files/download.ts';
import { expirePanel, panelHeaders } from '../core/panel/client.ts';
import { usePanelCall } from '../core/panel/hooks.ts';
import { currentPanelSession } from '../core/panel/store.ts';
import type { SystemType } from '../scripts/api.ts';

/** Which rows of which table, in which order. */
export type RowsAsked = InputOf<'exportTable'>['body'];
export type TablePage = AnswerOf<'getTable'>;
export type TableField = TablePage['fields'][number];
export type ListedTable = AnswerOf<'selectBases'>['tabelas'][number];
/** Rows of a page (TABLES-04). */
export const pageSizes = [10, 25, 50] as const;
export type PageSize = (typeof pageSizes)[number];

/** Tables of a database. */
export const useTables = (tp_base: SystemType, db_name: string) =>
  usePanelCall('selectBases', { body: { tp_base, db_name } }, { enabled: db_name !== '', staleTime: 60_000 });

/** A page of a table; the former one stays while the next comes. */
export const useTablePage = (asked: RowsAsked, page: number, per_page: PageSize) =>
  usePanelCall(
    'getTable',
    { query: { page: String(page) }, body: { ...asked, per_page } },
    { keepPrevious: true, staleTime: 0 },
  );

/** Writes the whole filtered table to export.csv (TABLES-05); it can be called off. */
export function useExport() {
  const sent = useMutation<void, Error, { asked: RowsAsked; signal: AbortSignal }>({
    mutationFn: async ({ asked, signal }) => saveFile('export.csv', await exported(asked, signal)),
  });
  return sent;
}

async function exported(asked: RowsAsked, signal: AbortSignal): Promise<Blob> {
  const token = currentPanelSession()?.token ?? null;
  const { method, path } = panelWire.exportTable;
  try {
    const response = await fetch(`${hostOf(location.hostname).base}/${path}`, {
      method,
      headers: panelHeaders(token, null, true),
      body: JSON.stringify(asked),
      signal,
    });
    if (!isOurs(response)) throw new CallError({ kind: 'offline' });
    if (response.status === 401) expirePanel(token);
    if (!response.ok) throw await refusalOf(response);
    return await response.blob();
  } catch (error) {
    if (error instanceof CallError || signal.aborted) throw error;
    // A table that failed half-way breaks off: a part is not handed over as the whole.
    throw new CallError({ kind: 'broken' });
  }
}
