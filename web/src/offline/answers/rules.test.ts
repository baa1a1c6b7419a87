import { describe, expect, it } from 'vitest';
import { CallError, isAway } from '../../core/api/errors.ts';
import { isWithheld, mayBeRead, surplusOf, withoutPictures } from './rules.ts';

const hour = 3_600_000;
const now = Date.parse('2026-03-10T12:00:00Z');
const kept = { owner: 'ACME|3|1001', build: '/assets/index-a.js', answeredAt: now - hour };
const reader = { owner: kept.owner, build: kept.build, now };

describe('a kept answer is read', () => {
  it('by the person it was given to, at the same company and branch', () => {
    expect(mayBeRead(kept, reader)).toBe(true);
  });

  it.each([
    ['another person', { owner: 'ACME|3|1002' }],
    ['another branch', { owner: 'ACME|4|1001' }],
    ['another company', { owner: 'OUTRA|3|1001' }],
    ['nobody signed in', { owner: null }],
    ['another build', { build: '/assets/index-b.js' }],
    ['a day later', { now: now + 24 * hour }],
    ['a clock that was set back by a day', { now: now - 26 * hour }],
  ])('not by %s', (_, other) => {
    expect(mayBeRead(kept, { ...reader, ...other })).toBe(false);
  });
});

it('what was used the longest ago gives way', () => {
  expect(surplusOf(['a', 'b', 'c', 'd'], 3)).toEqual(['a']);
  expect(surplusOf(['a', 'b'], 3)).toEqual([]);
});

it('without an answer what is kept is shown; a refusal ends it', () => {
  const failures = [
    new CallError({ kind: 'offline' }),
    new CallError({ kind: 'timeout' }),
    new CallError({ kind: 'refused', status: 404 }),
    new CallError({ kind: 'refused', status: 500 }),
    new Error('ours'),
  ];
  expect(failures.map(isAway)).toEqual([true, true, false, false, false]);
  expect(failures.map(isWithheld)).toEqual([false, false, true, false, false]);
});

it('photos and links to files stay out, at any depth', () => {
  const order = {
    comentarios: [{ ds_observacao: 'ok', g_clifor: { ds_colaborador: 'ANA', foto: 'https://x/ana.jpg' } }],
    imgOs: [{ id: 4, ds_arquivo: 'arquivos/4?assinatura=abc', tp_origem: 'O' }],
  };
  expect(withoutPictures(order)).toEqual({
    comentarios: [{ ds_observacao: 'ok', g_clifor: { ds_colaborador: 'ANA', foto: null } }],
    imgOs: [{ id: 4, ds_arquivo: '', tp_origem: 'O' }],
  });
});
