import { expect, it } from 'vitest';
import { type Replacement, replacementRefusal } from './correction.rules.ts';

const read: Replacement = { wrong: [6.6, 10], right: [10.5, 10], before: [12, 11], after: null };

it.each<[string, Partial<Replacement>, string | null]>([
  ['between what was told before and nothing after', {}, null],
  ['as deep as before', { right: [12, 11] }, null],
  ['as deep as after', { right: [6, 9], after: [6, 9] }, null],
  ['of a tyre nothing was told of before', { before: null }, null],
  ['after one depth for all grooves', { right: [12, 12], before: [12] }, null],
  ['deeper than one depth for all grooves', { right: [12, 12.1], before: [12] }, 'LEITURA_FORA_DE_ORDEM'],
  ['deeper than before', { right: [10.5, 11.1] }, 'LEITURA_FORA_DE_ORDEM'],
  ['below what was told after', { right: [10.5, 8.9], after: [6, 9] }, 'LEITURA_FORA_DE_ORDEM'],
  ['with a groove more', { right: [10, 10, 10] }, 'SULCOS_INCOMPLETOS'],
])('depths %s: %j gives %s', (_name, over, refusal) => {
  expect(replacementRefusal({ ...read, ...over })).toBe(refusal);
});
