import { describe, expect, it } from 'vitest';
import { administrator } from '../../core/call.ts';
import { ownNameOf } from '../../core/own-names.ts';
import { calls } from '../../index.ts';
import { intakeCalls } from './calls.ts';
import { ownIntakeCalls } from './own.ts';

describe('intakes of the company of a session', () => {
  it('are those of the panel, each under a name and path of its own', () => {
    expect(Object.keys(ownIntakeCalls)).toEqual(Object.keys(intakeCalls).map(ownNameOf));
    expect(new Set(Object.values(ownIntakeCalls).map(({ path }) => path)).size).toBe(15);
    expect(Object.values(ownIntakeCalls).every(({ path }) => path.startsWith('cargas/'))).toBe(true);
  });

  it('are for whoever administers the company', () => {
    for (const { who, needs } of Object.values(ownIntakeCalls)) expect({ who, needs }).toEqual(administrator);
  });

  it('take no company: it comes from the session', () => {
    const asked = { nr_sequencial: 7, motivo: 'arquivo errado' };
    expect(calls.undoOwnIntake.body.parse(asked)).toEqual(asked);
    expect(calls.undoOwnIntake.body.safeParse({ ...asked, nr_seq_empresa: 1 }).success).toBe(false);
    expect(calls.listOwnIntakes.query.safeParse({ empresa: '1' }).success).toBe(false);
  });
});
