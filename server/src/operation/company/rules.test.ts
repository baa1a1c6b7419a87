import { describe, expect, it } from 'vitest';
import { databaseNameOf } from './rules.ts';

describe('the name of a company database', () => {
  it.each([
    ['DEMO', 'empresa_demo'],
    ['DEMO 2', 'empresa_demo_2'],
    ['São Paulo & Cia.', 'empresa_sao_paulo_cia'],
  ])('of %s is %s', (company, database) => {
    expect(databaseNameOf(company)).toBe(database);
  });

  it('needs a letter or digit, and room', () => {
    expect(() => databaseNameOf('—')).toThrow(/letter or a digit/);
    expect(() => databaseNameOf('x'.repeat(60))).toThrow(/too long/);
  });
});
