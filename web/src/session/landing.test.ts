import { describe, expect, it, test } from 'vitest';
import { landingAfterFinishing, landingAfterRating, landingOf } from './landing.ts';

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
    expect(landingOf({ fornecExt, tipoPerfilTerminal, perfilMecanico: null })).toBe(path);
  },
);

test.each([
  ['T', 'E', '/osEmpilhadeira'],
  ['C', 'E', '/osEmpilhadeira'],
  ['E', 'C', '/'],
  ['T', 'C', '/'],
] as const)(
  'on a terminal %s a mechanic of profile %s begins at %s',
  (tipoPerfilTerminal, perfilMecanico, path) => {
    expect(landingOf({ fornecExt: 'N', tipoPerfilTerminal, perfilMecanico })).toBe(path);
  },
);

test.each([
  ['C', 'V', 'V', 'FROTA', '/osPreventiva'],
  ['T', 'V', 'R', 'FROTA', '/osPreventiva'],
  ['C', 'V', '13', 'FROTA', '/osPreditiva'],
  ['C', 'O', '1', 'FROTA', '/'],
  ['E', 'V', 'V', 'ARMAZEM', '/osEmpilhadeira'],
  ['T', 'V', 'V', 'ARMAZEM', '/'],
] as const)(
  'on a terminal %s a finished order (%s, type %s, %s) leads to %s',
  (tipoPerfilTerminal, tp_os, nr_seq_tipo, departamento_os, path) => {
    const person = { fornecExt: 'N', tipoPerfilTerminal, perfilMecanico: null } as const;
    expect(landingAfterFinishing(person, { tp_os, nr_seq_tipo, departamento_os })).toBe(path);
  },
);

describe('after rating one is', () => {
  it.each([
    ['E', 'N', '/osEmpilhadeira'],
    ['E', 'S', '/osEmpilhadeira'],
    ['C', 'S', '/osExterna'],
    [null, 'S', '/osExterna'],
    ['C', 'N', '/'],
    [null, 'N', '/'],
  ] as const)('with profile %s and external %s at %s', (perfilMecanico, fornecExt, path) => {
    expect(landingAfterRating({ perfilMecanico, fornecExt })).toBe(path);
  });
});
