import { expect, test } from 'vitest';
import { landingOf } from './landing.ts';

test.each([
  ['S', 'C', '/osExterna'],
  ['S', 'E', '/osExterna'],
  ['S', 'T', '/osExterna'],
  ['N', 'C', '/'],
  ['N', 'T', '/'],
  ['N', 'E', '/osEmpilhadeira'],
] as const)(
  'a person with fornecExt %s on a terminal %s begins at %s',
  (fornecExt, tipoPerfilTerminal, path) => {
    expect(landingOf({ fornecExt, tipoPerfilTerminal })).toBe(path);
  },
);
