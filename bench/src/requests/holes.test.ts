import { describe, expect, it } from 'vitest';
import { doneNowhere, type HoleAnswer, holes, refusedAtOnce } from './holes.ts';

const answer = (change: Partial<HoleAnswer>): HoleAnswer => ({ status: 422, body: {}, ms: 5, ...change });

describe('a hole that is open again', () => {
  it.each<[string, string | null, Partial<HoleAnswer>]>([
    ['done', 'was done', { status: 200 }],
    ['ended when it had done its harm', 'worked for 5 ms', { body: { codigo: 'SCRIPT_TEMPO' } }],
    ['long before it was refused', 'worked for 11000 ms', { ms: 11_000 }],
    ['a failure', 'status 500', { status: 500 }],
    ['refused', null, { body: { codigo: 'SCRIPT_FALHOU' } }],
  ])('reading: %s', (_what, why, change) => {
    const told = refusedAtOnce(answer(change));
    if (why === null) expect(told).toBeNull();
    else expect(told).toContain(why);
  });

  it('writing: done in one of the databases', () => {
    expect(doneNowhere(answer({ status: 200, body: { bases: [{ st_base: 'E' }, { st_base: 'S' }] } }))).toBe(
      'was done',
    );
    expect(doneNowhere(answer({ status: 200, body: { bases: [{ st_base: 'E' }] } }))).toBeNull();
  });

  it('each class is tried', () => {
    const tried = holes('base', 'C')
      .map(({ what }) => what)
      .join('\n');
    for (const word of [
      'emit_message',
      'advisory',
      'pg_notify',
      'repeat',
      'integracao',
      'hr_sla',
      'pid',
      'blanks',
    ])
      expect(tried).toContain(word);
  });
});
