import type { RecordKind } from '@terminal/contract/record-kinds';
import { recordsTable } from '@terminal/contract/records-file';
import { officeRequest } from '../core/api/office.ts';
import { downloadCsv } from '../core/files/download.ts';
import type { ListedRecord } from './api.ts';
import type { RecordsView } from './view.ts';

const atOnce = '2000';

/** Hands the browser the records a view shows, of all its pages, as a file of their kind. */
export async function downloadRecords(tipo: RecordKind, view: RecordsView, title: string): Promise<void> {
  const { pagina: _, ...query } = view;
  const records: ListedRecord[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await officeRequest('listRecords', {
      params: { tipo },
      query: { ...query, page: String(page), por_pagina: atOnce },
    });
    records.push(...answer.data);
    last = answer.last_page;
  }
  downloadCsv(title, recordsTable(tipo, records));
}
