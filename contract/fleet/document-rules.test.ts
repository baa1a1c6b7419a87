import { expect, it } from 'vitest';
import { documentDays, documentRefusal, documentState, type JudgedDocument } from './document-rules.ts';

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

it.each<[string, JudgedDocument, ReturnType<typeof documentRefusal>]>([
  ['nothing but its kind and its file', { tp_documento: 'CRLV' }, null],
  ['another without a name', { tp_documento: 'OUTRO' }, 'DOCUMENTO_SEM_NOME'],
  ['another with one', { tp_documento: 'OUTRO', ds_documento: 'IPVA' }, null],
  ['one day', { tp_documento: 'AET', dt_inicio: today, dt_validade: today }, null],
  [
    'an end before its beginning',
    { tp_documento: 'AET', dt_inicio: today, dt_validade: '2026-06-14' },
    'DOCUMENTO_DATAS',
  ],
  [
    'an end of another century',
    { tp_documento: 'SEGURO', dt_validade: '2126-06-15' },
    'DOCUMENTO_DATA_DISTANTE',
  ],
  ['the last day there can be', { tp_documento: 'SEGURO', dt_validade: '2056-07-07' }, null],
  ['a day after it', { tp_documento: 'SEGURO', dt_validade: '2056-07-08' }, 'DOCUMENTO_DATA_DISTANTE'],
  ['a beginning long ago', { tp_documento: 'SEGURO', dt_inicio: '0026-06-15' }, 'DOCUMENTO_DATA_DISTANTE'],
  ['the first day there can be', { tp_documento: 'SEGURO', dt_inicio: '1996-05-23' }, null],
])('a document with %s', (_what, document, refusal) => {
  expect(documentRefusal(document, true, today)).toBe(refusal);
});

it.each<[JudgedDocument, boolean]>([
  [{ tp_documento: 'CRLV' }, true],
  [{ tp_documento: 'CRLV', nr_documento: ' ' }, true],
  [{ tp_documento: 'OUTRO', ds_documento: 'IPVA' }, true],
  [{ tp_documento: 'CRLV', nr_documento: '1' }, false],
  [{ tp_documento: 'CRLV', dt_inicio: today }, false],
  [{ tp_documento: 'CRLV', dt_validade: today }, false],
])('without a file %j says nothing: %s', (document, nothing) => {
  expect(documentRefusal(document, false, today)).toBe(nothing ? 'DOCUMENTO_VAZIO' : null);
});
