import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createRoleKey } from './role-key.ts';

const keys = { secretKey: 'a'.repeat(32), otherKey: 'b'.repeat(32) };
const admin = 'postgresql://postgres:x@127.0.0.1:5432/postgres';
const turnedAway = Object.assign(new pg.DatabaseError('password', 8, 'error'), { code: '28P01' });

describe('the key the roles sign in with', () => {
  it('is the one of now, until somebody is turned away', () => {
    const key = createRoleKey({ url: admin }, keys);
    const first = key.address('terminal_app', 'controle');
    const second = key.another(turnedAway, first);
    expect(second).toBe(
      createRoleKey({ url: admin }, { secretKey: keys.otherKey }).address('terminal_app', 'controle'),
    );
    expect(key.address('terminal_app', 'controle')).toBe(second);
  });

  it('changes once for many who were turned away at once', () => {
    const key = createRoleKey({ url: admin }, keys);
    const [app, monitor] = [key.address('terminal_app', 'a'), key.address('painel_monitor', 'b')];
    key.another(turnedAway, app);
    expect(key.another(turnedAway, monitor)).toBe(
      createRoleKey({ url: admin }, { secretKey: keys.otherKey }).address('painel_monitor', 'b'),
    );
  });

  it('goes back when the other one is turned away too', () => {
    const key = createRoleKey({ url: admin }, keys);
    const first = key.address('terminal_app', 'a');
    const second = key.another(turnedAway, first) ?? '';
    expect(key.another(turnedAway, second)).toBe(first);
  });

  it('stays for other failures, and where there is no other', () => {
    const key = createRoleKey({ url: admin }, keys);
    expect(key.another(new Error('ECONNREFUSED'), key.address('terminal_app', 'a'))).toBeUndefined();
    const alone = createRoleKey({ url: admin }, { secretKey: keys.secretKey });
    expect(alone.another(turnedAway, alone.address('terminal_app', 'a'))).toBeUndefined();
  });
});
