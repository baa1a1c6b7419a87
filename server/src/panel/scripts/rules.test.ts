import { describe, expect, it } from 'vitest';
import { freeScriptRefusal, manyScriptRefusal, mayStay, rehearsalRefusal } from './rules.ts';

it.each([
  ['SELECT 1', null],
  ['  ( select 1 )', null],
  ['/* c */ WITH X AS (SELECT 1) TABLE X', null],
  ['VALUES (1)', null],
  ['EXPLAIN ANALYZE SELECT 1', null],
  ['SHOW ALL', null],
  ['delete from t', 'PALAVRA_PROIBIDA'],
  ['select updated_at from t', 'PALAVRA_PROIBIDA'],
  ["select 'Drop'", 'PALAVRA_PROIBIDA'],
  ['SELECT 1 -- update', 'PALAVRA_PROIBIDA'],
  ['INSERT INTO T VALUES (1)', 'SCRIPT_NAO_CONSULTA'],
  ['COMMIT', 'SCRIPT_NAO_CONSULTA'],
  ['/* SELECT */ COMMIT', 'SCRIPT_NAO_CONSULTA'],
  ['COPY T TO STDOUT', 'SCRIPT_NAO_CONSULTA'],
  ['DO $$ BEGIN END $$', 'SCRIPT_NAO_CONSULTA'],
  ['SELECTED', 'SCRIPT_NAO_CONSULTA'],
  ['-- SELECT', 'SCRIPT_NAO_CONSULTA'],
  [';SELECT 1', 'SCRIPT_NAO_CONSULTA'],
])('a free script %j: %s', (script, expected) => {
  expect(freeScriptRefusal(script)?.code ?? null).toBe(expected);
});

it.each([
  ['update t set a = 1', null],
  ['delete from t', null],
  ["select '--' from t", null],
  ['select 1 /* -- */', null],
  ['select 1 -- a', 'SCRIPT_COM_COMENTARIO'],
  ['alter role painel_script password null', 'SCRIPT_NAO_CONSULTA'],
  ['do $$ begin end $$', 'SCRIPT_NAO_CONSULTA'],
  ['truncate t', 'SCRIPT_NAO_CONSULTA'],
])('a script on many databases %j: %s', (script, expected) => {
  expect(manyScriptRefusal(script)?.code ?? null).toBe(expected);
});

it.each([
  ['UPDATE', true],
  [null, true],
  ['ALTER', false],
  ['DO', false],
  ['COMMIT', false],
])('what %s did may stay: %s', (command, expected) => {
  expect(mayStay(command)).toBe(expected);
});

describe('a writing script', () => {
  const rehearsal = {
    script: 'update t set a = 1',
    baseType: 'T',
    cancelled: false,
    recent: true,
    used: false,
    bases: [
      { db_name: 'a', st_base: 'S' },
      { db_name: 'b', st_base: 'E' },
    ],
  };
  const asked = { rehearsal, script: 'update t set a = 1', baseType: 'T', bases: ['a'] };

  it.each([
    ['its rehearsal', {}, null],
    ['none', { rehearsal: undefined }, 'ENSAIO_EXIGIDO'],
    ['one that was cancelled', { rehearsal: { ...rehearsal, cancelled: true } }, 'ENSAIO_EXIGIDO'],
    ['one that is too old', { rehearsal: { ...rehearsal, recent: false } }, 'ENSAIO_EXIGIDO'],
    ['one that served a run', { rehearsal: { ...rehearsal, used: true } }, 'ENSAIO_EXIGIDO'],
    ['one of another text', { script: 'update t set a = 2' }, 'ENSAIO_EXIGIDO'],
    ['one of another system', { baseType: 'C' }, 'ENSAIO_EXIGIDO'],
    ['one without a database it takes', { bases: ['a', 'c'] }, 'ENSAIO_EXIGIDO'],
    ['one that failed in a database it takes', { bases: ['a', 'b'] }, 'ENSAIO_COM_ERRO'],
  ])('after %s', (_what, more, expected) => {
    expect(rehearsalRefusal({ ...asked, ...more })?.code ?? null).toBe(expected);
  });
});
