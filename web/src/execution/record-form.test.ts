import { expect, test } from 'vitest';
import { emptyRecord, readRecord, recordBody, writeRecord } from './record-form.ts';

test.each([
  ['a value', { ...emptyRecord, value: '8,5' }, { ds_observacao: '', vl_medida: 8.5, ds_unidade: 'mm' }],
  ['a note', { ...emptyRecord, note: ' ok ' }, { ds_observacao: 'ok' }],
  [
    'both',
    { value: '120', unit: 'psi' as const, note: 'frio' },
    { ds_observacao: 'frio', vl_medida: 120, ds_unidade: 'psi' },
  ],
])('%s is enough', (_name, form, body) => {
  expect(recordBody(form, 7)).toEqual({ ...body, nr_seq_os_item: 7 });
});

test.each([emptyRecord, { ...emptyRecord, note: '  ' }, { ...emptyRecord, value: 'x', note: 'ok' }])(
  '%j is not sent',
  (form) => {
    expect(recordBody(form, 7)).toBeNull();
  },
);

test('a form is in its draft what it was; of an empty one none is kept', () => {
  const form = { value: '1', unit: 'V' as const, note: 'a' };
  expect(readRecord(writeRecord(form))).toEqual(form);
  expect(writeRecord(emptyRecord)).toBe('');
  expect(readRecord('')).toEqual(emptyRecord);
});
