import { expect, it } from 'vitest';
import { documentDays, documentFault, documentState, type JudgedDocument } from './document-rules.ts';

it.each<[number | null, number, ReturnType<typeof documentState>]>([
  [null, 30, 'S'],
  [-1, 30, 'E'],
  [0, 30, 'A'],
  [30, 30, 'A'],
  [31, 30, 'V'],
  [0, 0, 'A'],
  [1, 0, 'V'],
])('a document with %s days left is, warned of %s days before, %s', (days, warning, state) => {
  expect(documentState(days, warning)).toBe(state);
});

const today = '2026-06-15';

it('days thirty years away are the last a document may have', () => {
  expect(documentDays(today)).toEqual({ first: '1996-05-23', last: '2056-07-07' });
});

type Refusal = [code: string, field: string] | null;

it.each<[string, JudgedDocument, Refusal]>([
  ['nothing but its kind', { tp_documento: 'CRLV' }, null],
  ['another without a name', { tp_documento: 'OUTRO' }, ['DOCUMENTO_SEM_NOME', 'ds_documento']],
  ['another with one', { tp_documento: 'OUTRO', ds_documento: 'IPVA' }, null],
  ['one day', { tp_documento: 'AET', dt_inicio: today, dt_validade: today }, null],
  [
    'an end before its beginning',
    { tp_documento: 'AET', dt_inicio: today, dt_validade: '2026-06-14' },
    ['DOCUMENTO_DATAS', 'dt_validade'],
  ],
  [
    'an end of another century',
    { tp_documento: 'SEGURO', dt_validade: '2126-06-15' },
    ['DOCUMENTO_DATA_DISTANTE', 'dt_validade'],
  ],
  ['the last day there can be', { tp_documento: 'SEGURO', dt_validade: '2056-07-07' }, null],
  [
    'a day after it',
    { tp_documento: 'SEGURO', dt_validade: '2056-07-08' },
    ['DOCUMENTO_DATA_DISTANTE', 'dt_validade'],
  ],
  [
    'a beginning long ago',
    { tp_documento: 'SEGURO', dt_inicio: '0026-06-15', dt_validade: today },
    ['DOCUMENTO_DATA_DISTANTE', 'dt_inicio'],
  ],
  ['the first day there can be', { tp_documento: 'SEGURO', dt_inicio: '1996-05-23' }, null],
])('a document with a file and %s', (_what, document, refusal) => {
  const fault = documentFault(document, today, true);
  expect(fault && [fault.codigo, fault.campo]).toEqual(refusal);
});

it.each<[string, JudgedDocument, boolean]>([
  ['nothing but its kind', { tp_documento: 'CRLV' }, false],
  ['empty fields', { tp_documento: 'CRLV', nr_documento: '', dt_validade: null }, false],
  ['a number', { tp_documento: 'CRLV', nr_documento: '1' }, true],
  ['an expiry', { tp_documento: 'CRLV', dt_validade: today }, true],
  ['a note', { tp_documento: 'CRLV', ds_observacao: 'na pasta' }, true],
  ['a name', { tp_documento: 'OUTRO', ds_documento: 'IPVA' }, true],
])('without a file, a document with %s', (_what, document, says) => {
  expect(documentFault(document, today, false)).toEqual(
    says ? null : { codigo: 'DOCUMENTO_VAZIO', campo: 'nr_documento' },
  );
});
