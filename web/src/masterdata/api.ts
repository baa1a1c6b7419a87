import type { AnswerOf, MergeKind, RecordKind } from '@terminal/contract';
import { useOfficeCall, useOfficeCommand } from '../core/api/office.ts';
import type { RecordsView } from './view.ts';

/** A record with its use and history. */
export type KeptRecord = AnswerOf<'getRecord'>;
/** A record of a list. */
export type ListedRecord = AnswerOf<'listRecords'>['data'][number];

/** Kinds the person keeps. */
export const useRecordKinds = () => useOfficeCall('listRecordKinds', {});

/** A page of records. */
export const useRecords = (tipo: RecordKind, { pagina = '1', ...view }: RecordsView) =>
  useOfficeCall(
    'listRecords',
    { params: { tipo }, query: { ...view, page: pagina } },
    { staleTime: 0, keepPrevious: true },
  );

/** One record; not asked for while it is only being made. */
export const useRecord = (tipo: RecordKind, id: string | null) =>
  useOfficeCall('getRecord', { params: { tipo, id: id ?? '' } }, { staleTime: 0, enabled: id !== null });

/** Names a column can refer to that hold the letters. */
export const useRecordNames = (tipo: RecordKind, coluna: string, busca: string) =>
  useOfficeCall(
    'listRecordNames',
    { params: { tipo, coluna }, query: busca === '' ? {} : { busca } },
    { staleTime: 60_000, keepPrevious: true },
  );

/** Saves a record; the list has it before it counts as done. */
export const useSaveRecord = () => useOfficeCommand('saveRecord');

/** What a union of two records would move, once both are known. */
export const useMergePreview = (tipo: MergeKind, unido: string, fica: string) =>
  useOfficeCall(
    'previewMerge',
    { params: { tipo }, query: { unido, fica } },
    { staleTime: 0, enabled: unido !== '' && fica !== '' },
  );

/** Merges a double into the record that stays. */
export const useMergeRecords = () => useOfficeCommand('mergeRecords');

/** Undoes a union. */
export const useUndoMerge = () => useOfficeCommand('undoMerge');

/** Gives a column of many records one value. */
export const useChangeRecords = () => useOfficeCommand('changeRecords');

/** Whether a person has a PIN. */
export const usePersonPin = (id: string) =>
  useOfficeCall('getPersonPin', { params: { id } }, { staleTime: 0 });

/** Gives a person a badge, or takes it away. */
export const useSetPersonBadge = () => useOfficeCommand('setPersonBadge');

/** Takes the PIN of a person away. */
export const useRemovePersonPin = () => useOfficeCommand('removePersonPin');
