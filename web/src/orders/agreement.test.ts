import { expect, it } from 'vitest';
import { beyond } from './agreement.ts';

it.each([
  [{ dt_contrato_fim: null, vl_limite_os: null }, 9_000, { expired: null, limit: null }],
  [{ dt_contrato_fim: '2026-12-01', vl_limite_os: 1_000 }, 1_000, { expired: null, limit: null }],
  [{ dt_contrato_fim: '2026-11-30', vl_limite_os: 1_000 }, 1_000.01, { expired: '2026-11-30', limit: 1_000 }],
  [{ dt_contrato_fim: '2027-01-01', vl_limite_os: 1_000 }, null, { expired: null, limit: null }],
])('on the first of December an order of %j at %j goes beyond %j', (agreed, total, told) => {
  expect(beyond(agreed, total, '2026-12-01')).toEqual(told);
});
