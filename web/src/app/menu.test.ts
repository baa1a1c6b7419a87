import type { Person } from '@terminal/contract/pages';
import { expect, test } from 'vitest';
import { firstEntry, menuOf } from './menu.ts';

const person: Person = {
  fornecExt: 'N',
  atendeOs: 'N',
  tipoPerfilTerminal: 'T',
  perfilMecanico: null,
  ambiente: 'M',
  st_inventario: 'N',
  st_borracharia: 'S',
  exibe_os_encerrada: 0,
  st_planos: 'N',
  st_conjunto: 'N',
  st_administra: 'N',
  st_cadastros: 'N',
  st_aprovador: 'N',
};
const paths = (who: Person) =>
  menuOf(who).map(({ section, entries }) => [section, entries.map(({ path }) => path)]);

test('staff of a terminal for both see fleet and warehouse', () => {
  expect(paths(person)).toEqual([
    [
      'FROTA',
      [
        '/',
        '/execucao',
        '/osExterna',
        '/osPreventiva',
        '/osPreditiva',
        '/osReabertas',
        '/novaOs',
        '/dashboard',
      ],
    ],
    [
      'ARMAZEM',
      ['/osEmpilhadeira', '/osExternaArmazem', '/osPreventivaArmazem', '/osPredivitaArmazem', '/osPaleteira'],
    ],
    ['OUTROS', []],
  ]);
});

test('each begins at the list of their own work', () => {
  expect(firstEntry(person)?.path).toBe('/');
  expect(firstEntry({ ...person, tipoPerfilTerminal: 'E' })?.path).toBe('/osEmpilhadeira');
  expect(firstEntry({ ...person, fornecExt: 'S' })?.path).toBe('/osExterna');
});
