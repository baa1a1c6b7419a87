import { type Call, calls, type PanelLevel } from '@terminal/contract';
import * as rights from '@terminal/contract/call-rights';
import { levelReaches } from '@terminal/contract/levels';
import { kindOf, permissionsOf } from '@terminal/contract/permissions';
import { callerReaches } from '@terminal/contract/rights';
import { describe, expect, it } from 'vitest';
import { mayCall, mayCallPanel } from './rights.ts';
import type { BranchSession } from './session/record.ts';

const nothing = {
  fornecExt: 'N',
  atendeOs: 'N',
  st_planos: 'N',
  st_conjunto: 'N',
  st_administra: 'N',
  st_cadastros: 'N',
  st_aprovador: 'N',
  st_borracharia: 'N',
  st_inventario: 'N',
};
const everything = {
  ...nothing,
  st_planos: 'S',
  st_conjunto: 'S',
  st_administra: 'S',
  st_cadastros: 'S',
  st_aprovador: 'S',
  st_borracharia: 'S',
  st_inventario: 'S',
};

const sessions = (
  [
    ['staff', nothing],
    ['staff with all permissions', everything],
    ['a technician', { ...nothing, atendeOs: 'S' }],
    ['an approver of the tyre shop', { ...nothing, st_aprovador: 'S', st_borracharia: 'S' }],
    ['a technician of the tyre shop', { ...nothing, atendeOs: 'S', st_borracharia: 'S' }],
    ['a technician who keeps plans', { ...nothing, atendeOs: 'S', st_planos: 'S' }],
    ['a supplier with all columns', { ...everything, fornecExt: 'S' }],
  ] as const
).map(([who, session]) => [who, session as BranchSession] as const); // what decides; the rest is not looked at

const levels: PanelLevel[] = ['L', 'E', 'A', 'U'];
const declared: Record<string, Call> = calls;

/** Names of calls that `take` takes as the server's doorkeepers do. */
const namesBy = (take: (call: Call) => boolean) =>
  Object.entries(declared)
    .filter(([, call]) => take(call))
    .map(([name]) => name)
    .toSorted();

describe('what the web offers is what the server takes', () => {
  it.each(sessions)('from %s', (_, session) => {
    const kind = kindOf(session);
    const permissions = permissionsOf(kind, session);
    const taken = namesBy(
      ({ who, needs }) =>
        Array.isArray(who) && callerReaches(kind, (one) => permissions.includes(one), { who, needs }),
    );
    const offered = Object.entries(rights)
      .filter(([, asked]) => 'who' in asked && mayCall(session, asked))
      .map(([name]) => name);
    expect(offered.toSorted()).toEqual(taken);
  });

  it.each(levels)('from a panel user of level %s', (tp_acesso) => {
    const taken = namesBy(
      ({ who }) => typeof who === 'object' && 'panel' in who && levelReaches(tp_acesso, who.panel),
    );
    const offered = Object.entries(rights)
      .filter(([, asked]) => 'level' in asked && mayCallPanel({ tp_acesso }, asked))
      .map(([name]) => name);
    expect(offered.toSorted()).toEqual(taken);
  });

  it('an approver of the tyre shop corrects its readings, one who may only work there does not', () => {
    const may = (session: object) => mayCall(session as BranchSession, rights.correctTyreReading);
    expect(may({ ...nothing, st_aprovador: 'S', st_borracharia: 'S' })).toBe(true);
    expect(may({ ...nothing, st_borracharia: 'S' })).toBe(false);
    expect(may({ ...nothing, st_aprovador: 'S' })).toBe(false);
  });
});
