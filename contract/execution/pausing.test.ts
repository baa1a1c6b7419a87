import { expect, it } from 'vitest';
import { pauseMissing } from './pausing.ts';

it.each([
  ['a reason', undefined, true, 'JUSTIFICATIVA_OBRIGATORIA'],
  ['a part, where the reason asks for one', 'S', false, 'PECA_OBRIGATORIA'],
  ['nothing once the part was named', 'S', true, null],
  ['nothing where the reason asks for none', 'N', false, null],
] as const)('a pause lacks %s', (_what, st_exige_peca, part, missing) => {
  const reason = st_exige_peca === undefined ? undefined : { st_exige_peca };
  expect(pauseMissing(reason, { part })).toBe(missing);
});
