import { expect, test } from 'vitest';
import { withHyphens } from './hyphens.ts';

const shown = (text: string) => withHyphens(text).replaceAll('\u00ad', '-');

test.each([
  ['SUPERAQUECIMENTO DO MOTOR', 'SU-PE-RA-QUE-CI-MENTO DO MOTOR'],
  ['ALINHAMENTO', 'ALI-NHA-MENTO'],
  ['Reabastecimento', 'Rea-bas-te-ci-mento'],
  ['CONTRARREFORMA', 'CON-TRAR-RE-FORMA'],
])('the long words of %j may be broken as in %j', (text, broken) => {
  expect(shown(text)).toBe(broken);
});

test('short words stay whole', () => {
  expect(withHyphens('TROCA DE OLEO')).toBe('TROCA DE OLEO');
});
