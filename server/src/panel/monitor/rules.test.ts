import { describe, expect, it } from 'vitest';
import { withoutValues } from './rules.ts';

describe('a statement as people see it', () => {
  it.each([
    ['parameters stay', 'select $1, $2::text', 'select $1, $2::text'],
    ['numbers stay', 'select pg_sleep(60)', 'select pg_sleep(60)'],
    ['texts are left out', "select 'a' || 'b'", "select '…' || '…'"],
    ['doubled quotes too', "where n = 'it''s 123' and m = 1", "where n = '…' and m = 1"],
    ['escapes too', String.raw`where n = E'a\'123' and m = 1`, "where n = '…' and m = 1"],
    ['dollar quotes too', "do $x$ begin 'a' end $x$ ;", "do '…' ;"],
    ['names stay', `select "st_os's" from os where a = 'b'`, `select "st_os's" from os where a = '…'`],
    ['a cut off text ends with the statement', "alter role x password 'abc", "alter role x password '…'"],
    ['a cut off dollar quote ends with it', 'do $$ begin 123', "do '…'"],
    ['an empty one is empty', '', ''],
  ])('%s', (_what, statement, shown) => {
    expect(withoutValues(statement)).toBe(shown);
  });
});
