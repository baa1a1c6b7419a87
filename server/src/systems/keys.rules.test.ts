import { expect, it } from 'vitest';
import { beyond, type KeyCall, keyRightsOf } from './keys.rules.ts';

const nobody = {
  st_atendeos: 'N',
  st_planos: 'N',
  st_conjunto: 'N',
  st_aprovador: 'N',
  st_borracharia: 'N',
  st_inventario: 'N',
  st_cadastros: 'N',
} as const;
const readings: KeyCall = {
  method: 'POST',
  path: 'frota/leituras/lote',
  who: ['attendant', 'staff'],
  needs: ['planos'],
};
const order: KeyCall = { method: 'POST', path: 'os', who: ['staff'], needs: [] };

it.each([
  [{}, ['POST frota/leituras/lote (planos)']],
  [{ st_planos: 'S' }, []],
  [{ st_atendeos: 'S' }, ['POST frota/leituras/lote (planos)', 'POST os']],
  [{ st_atendeos: 'S', st_planos: 'S' }, ['POST os']],
] as const)('a key of a person with %j may not send %j', (granted, calls) => {
  expect(beyond(keyRightsOf({ ...nobody, ...granted }), [readings, order])).toEqual(calls);
});
