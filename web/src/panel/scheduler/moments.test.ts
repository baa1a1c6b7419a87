import { expect, it } from 'vitest';
import { sayMoment } from './moments.ts';

const zone = 'America/Santiago';
// 23:30 of the 20th in Santiago, the 21st everywhere east of it.
const now = Date.parse('2026-04-21T03:30:00Z');

it.each([
  ['2026-04-20T10:00:00Z', { key: 'today', day: '20/04', time: '06:00' }],
  ['2026-04-20T03:00:00Z', { key: 'yesterday', day: '19/04', time: '23:00' }],
  ['2026-04-21T04:00:00Z', { key: 'tomorrow', day: '21/04', time: '00:00' }],
  ['2026-04-25T10:00:00Z', { key: 'onDay', day: '25/04', time: '06:00' }],
  ['2025-12-31T10:00:00Z', { key: 'onDay', day: '31/12/2025', time: '07:00' }],
])('%s is said on the clock of the company', (moment, said) => {
  expect(sayMoment(moment, now, zone)).toEqual(said);
});

it('a zone no browser knows is said on the usual clock', () => {
  expect(sayMoment('2026-04-20T10:00:00Z', now, 'Marte').time).toBe('07:00');
});
