import { describe, expect, it } from 'vitest';
import { missingMigrations } from './migration-order.rules.ts';

const files = ['0003_c', '0001_a', '0002_b'];

describe('the migrations a database needs', () => {
  it.each([
    ['all, the oldest first, if it is new', [], ['0001_a', '0002_b', '0003_c']],
    ['those behind its newest', ['0001_a'], ['0002_b', '0003_c']],
    ['none if it has all', ['0002_b', '0003_c', '0001_a'], []],
  ])('are %s', (_, applied, missing) => {
    expect(missingMigrations(files, applied)).toEqual({ missing });
  });

  it('are not told if a file has come in between', () => {
    expect(missingMigrations(files, ['0003_c', '0001_a'])).toEqual({
      wrong: 'not applied, but older than 0003_c: 0002_b',
    });
  });

  it.each([
    ['in the middle', ['0001_a', '0003_c'], ['0001_a', '0002_b', '0003_c'], '0002_b'],
    ['at the end', ['0001_a', '0002_b'], ['0001_a', '0002_b', '0003_c'], '0003_c'],
  ])('are not told if an applied file is gone %s', (_, left, applied, gone) => {
    expect(missingMigrations(left, applied)).toEqual({ wrong: `applied, but not among the files: ${gone}` });
  });
});
