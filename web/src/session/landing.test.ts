import { mayOpen } from '@terminal/contract/access';
import { type PageId, type Person, pages } from '@terminal/contract/pages';
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
    expect(landingOf({ fornecExt, atendeOs: 'N', tipoPerfilTerminal, perfilMecanico: null })).toBe(path);
  },
);

test.each([
  ['T', 'E', '/osEmpilhadeira'],
  ['C', 'E', '/osEmpilhadeira'],
  ['E', 'C', '/'],
  ['T', 'C', '/'],
] as const)(
  'on a terminal %s a technician of profile %s begins at %s',
  (tipoPerfilTerminal, perfilMecanico, path) => {
    expect(landingOf({ fornecExt: 'N', atendeOs: 'S', tipoPerfilTerminal, perfilMecanico })).toBe(path);
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
    const person = { fornecExt: 'N', atendeOs: 'N', tipoPerfilTerminal, perfilMecanico: null } as const;
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
    expect(landingAfterRating({ perfilMecanico, fornecExt, atendeOs: 'N' })).toBe(path);
  });
});

/** Holds every permission that need not be granted; the kind and the departments vary. */
const anyone: Omit<Person, 'fornecExt' | 'atendeOs' | 'tipoPerfilTerminal' | 'perfilMecanico'> = {
  ambiente: 'M',
  st_inventario: null,
  st_borracharia: 'S',
  exibe_os_encerrada: 0,
  st_planos: 'N',
  st_conjunto: 'N',
  st_administra: 'N',
  st_cadastros: 'N',
  st_aprovador: 'N',
};

const persons = (['S', 'N'] as const).flatMap((fornecExt) =>
  (['S', 'N'] as const).flatMap((atendeOs) =>
    (['C', 'E', 'T'] as const).flatMap((tipoPerfilTerminal) =>
      ([null, 'C', 'E'] as const).map((perfilMecanico) => ({
        ...anyone,
        fornecExt,
        atendeOs,
        tipoPerfilTerminal,
        perfilMecanico,
      })),
    ),
  ),
);

test.each(persons)(
  'fornecExt $fornecExt, atendeOs $atendeOs, terminal $tipoPerfilTerminal and technician $perfilMecanico: the landing opens',
  (person) => {
    const landing = landingOf(person);
    const page = (Object.keys(pages) as PageId[]).find((id) => pages[id].path === landing);
    expect(page && mayOpen(person, page)).toBe(true);
  },
);

test('there are 36 persons', () => {
  expect(persons).toHaveLength(36);
});
