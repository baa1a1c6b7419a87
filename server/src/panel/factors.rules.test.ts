import { describe, expect, it } from 'vitest';
import { needsFactor, plainCode, relyingPartyOf, writeCode } from './factors.rules.ts';

describe('where passkeys work', () => {
  const there = { origin: 'https://painel.frota.example', host: 'painel.frota.example' };

  it.each([
    ['at a name by https', 'https://painel.frota.example', [], false, there],
    [
      'on the machine itself',
      'http://localhost:3000',
      [],
      false,
      { origin: 'http://localhost:3000', host: 'localhost' },
    ],
    ['not at a name by http', 'http://painel.frota.example', [], false, null],
    ['not at an address of numbers', 'https://10.0.0.7', [], false, null],
    ['not at one of IPv6', 'https://[::1]:3000', [], false, null],
    ['not in production while nobody has named where', 'https://painel.frota.example', [], true, null],
    ['in production where it is named', 'https://painel.frota.example', [there.origin], true, there],
    ['behind a proxy that ends https', 'http://painel.frota.example', [there.origin], true, there],
    ['nowhere but where it is named', 'https://outro.example', [there.origin], true, null],
    ['not at what is no address', 'http://', [], false, null],
  ])('%s', (_what, asked, named, production, expected) => {
    expect(relyingPartyOf(asked, named, production)).toEqual(expected);
  });
});

it.each([
  ['L', 'E', false],
  ['E', 'E', true],
  ['A', 'E', true],
  ['A', null, false],
  ['U', 'A', true],
  ['U', null, false],
] as const)('level %s needs one from %s on: %s', (level, from, expected) => {
  expect(needsFactor(level, from)).toBe(expected);
});

it('a recovery code is read as it was shown, however it is typed', () => {
  const shown = writeCode(Uint8Array.from({ length: 16 }, (_, at) => at * 17));
  expect(shown).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  expect(plainCode(shown.toLowerCase().replaceAll('-', ' '))).toBe(plainCode(shown));
});

it('a recovery code is sixteen signs in fours, each of five bits of a byte', () => {
  expect(writeCode(Uint8Array.from({ length: 16 }, (_, at) => at))).toBe('ABCD-EFGH-IJKL-MNOP');
  expect(writeCode(Uint8Array.from({ length: 16 }, (_, at) => 240 + at))).toBe('QRST-UVWX-YZ23-4567');
  expect(plainCode(' qrst-uvwx yz23-4567')).toBe('QRSTUVWXYZ234567');
});
