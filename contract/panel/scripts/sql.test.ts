import { describe, expect, it } from 'vitest';
import { changesRows, firstWord, holdsForbiddenWord, onOneLine, sqlParts, upperCased } from './sql.ts';

describe('upper-casing a script', () => {
  it.each([
    [`select 'a', "b" from t -- c`, `SELECT 'a', "b" FROM T -- c`],
    ["select 'it''s' , x", "SELECT 'it''s' , X"],
    [String.raw`select e'a\'b', x`, String.raw`SELECT E'a\'b', X`],
    [String.raw`select 'a\', x`, String.raw`SELECT 'a\', X`],
    [String.raw`select tabele'a\', x`, String.raw`SELECT TABELE'a\', X`],
    ['select $$a b$$, x', 'SELECT $$a b$$, X'],
    ['select $tag$a $$ b$tag$, x', 'SELECT $tag$a $$ b$tag$, X'],
    ['select a$b$c from t where x = $1', 'SELECT A$B$C FROM T WHERE X = $1'],
    ['select /* a /* b */ c */ x', 'SELECT /* a /* b */ c */ X'],
    ['select 1 -- um\nfrom t', 'SELECT 1 -- um\nFROM T'],
    ['select "a""b" from t', 'SELECT "a""b" FROM T'],
    ["select 'aberto from t", "SELECT 'aberto from t"],
    ['select $a$aberto', 'SELECT $a$aberto'],
    ['select ação from t', 'SELECT AÇÃO FROM T'],
    ['', ''],
  ])('%j is sent as %j', (typed, sent) => {
    expect(upperCased(typed)).toBe(sent);
  });

  it('loses nothing of the text', () => {
    const script = `select 'a' /* b */ "c" $$d$$ -- e\nfrom f`;
    expect(
      sqlParts(script)
        .map(({ text }) => text)
        .join(''),
    ).toBe(script);
  });
});

it.each([
  ['delete from t', true],
  ['select updated_at from t', true],
  ["select 'Drop'", true],
  ['select 1 -- DELETE', true],
  ['select dt_alteracao from t', false],
])('a forbidden word in %j: %s', (script, found) => {
  expect(holdsForbiddenWord(script)).toBe(found);
});

it.each([
  ['select 1', 'SELECT'],
  ['  (( select 1))', 'SELECT'],
  ['/* a /* b */ */ -- c\n with x as (select 1) select 2', 'WITH'],
  ['commit', 'COMMIT'],
  ['/* select */ commit', 'COMMIT'],
  ["'select' commit", ''],
  ['"select"', ''],
  ['-- select', ''],
  [';select 1', ''],
])('the first word of %j is %j', (script, word) => {
  expect(firstWord(script)).toBe(word);
});

it.each([
  ['update t set a = 1', true],
  ['WITH x AS (Delete FROM t RETURNING 1) SELECT * FROM x', true],
  ['(insert into t values (1))', true],
  ['explain analyze merge into t using s on true when matched then do nothing', true],
  ['select updated_at, "update", \'delete\' from insertion /* insert */', false],
  ['select $$update$$ from t', false],
])('%j changes rows: %s', (script, expected) => {
  expect(changesRows(script)).toBe(expected);
});

it('breaks become blanks', () => {
  expect(onOneLine('select 1\r\nfrom\nt\rwhere true')).toBe('select 1 from t where true');
});
