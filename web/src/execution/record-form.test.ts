import { beforeEach, expect, test, vi } from 'vitest';
import { emptyRecord, lastUnit, readRecord, recordBody, rememberUnit, writeRecord } from './record-form.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test.each([
  [
    'a value',
    { ...emptyRecord, value: '8,5', unit: 'mm' as const },
    { ds_observacao: '', vl_medida: 8.5, ds_unidade: 'mm' },
  ],
  [
    'a value below zero',
    { ...emptyRecord, value: '-18,5', unit: '°C' as const },
    { ds_observacao: '', vl_medida: -18.5, ds_unidade: '°C' },
  ],
  ['a note', { ...emptyRecord, note: ' ok ' }, { ds_observacao: 'ok' }],
  [
    'both',
    { value: '120', unit: 'psi' as const, note: 'frio' },
    { ds_observacao: 'frio', vl_medida: 120, ds_unidade: 'psi' },
  ],
])('%s is enough', (_name, form, body) => {
  expect(recordBody(form, 7)).toEqual({ ...body, nr_seq_os_item: 7 });
});

test.each([
  emptyRecord,
  { ...emptyRecord, note: '  ' },
  { value: 'x', unit: 'mm' as const, note: 'ok' },
  { ...emptyRecord, value: '8,5' },
])('%j is not sent', (form) => {
  expect(recordBody(form, 7)).toBeNull();
});

test('a form is in its draft what it was; of an empty one none is kept', () => {
  const form = { value: '1', unit: 'V' as const, note: 'a' };
  expect(readRecord(writeRecord(form))).toEqual(form);
  expect(writeRecord(emptyRecord)).toBe('');
  expect(readRecord('')).toEqual(emptyRecord);
});

test('the unit offered is the one the item was measured in last, else its service on this device', () => {
  const at = (hour: number, nr_seq_os_item: number, ds_unidade: 'mm' | 'bar' | null) => ({
    nr_seq_os_item,
    ds_unidade,
    created_at: `2026-04-20T1${hour}:00:00Z`,
    correcao: null,
  });
  const comments = [at(1, 7, 'mm'), at(3, 7, 'bar'), at(2, 7, 'mm'), at(4, 7, null), at(5, 8, 'mm')];
  const item = (nr_sequencial: number, nr_seq_item = 40) => ({ nr_sequencial, nr_seq_item });
  expect(lastUnit(comments, item(7))).toBe('bar');
  const correcao = { ds_motivo: 'engano', dt_correcao: '', ds_colaborador: '', nr_seq_novo: null };
  expect(lastUnit([...comments, { ...at(6, 7, 'mm'), correcao }], item(7))).toBe('bar');
  expect(lastUnit(comments, item(9))).toBe('');
  rememberUnit(40, 'psi');
  expect(lastUnit(comments, item(7))).toBe('bar');
  expect(lastUnit(comments, item(9))).toBe('psi');
  expect(lastUnit(comments, item(9, 41))).toBe('');
});
