import { intakeColumns } from '@terminal/contract/intake';
import { recordKinds } from '@terminal/contract/record-kinds';
import { expect, it } from 'vitest';
import { blankOf, fieldsOf, isAsked, placesIn, secretColumns, shownColumns } from './form.ts';

it('a new record is active, acts in its own name where it attends, and is granted nothing', () => {
  expect(blankOf('people')).toMatchObject({ situacao: 'A', atende: 'S', aprovador: 'N', nome: '' });
});

it('no draft keeps digits', () => {
  expect(secretColumns('people')).toEqual(['cpf']);
  expect(secretColumns('vehicles')).toEqual([]);
});

it.each(recordKinds)('every column of %s but the state is a field', (kind) => {
  const { own, rights } = fieldsOf(kind);
  const fields = [...own, ...rights].map(({ column }) => column).sort();
  const columns = intakeColumns(kind).map(([column]) => column);
  expect(fields).toEqual(columns.filter((column) => column !== 'situacao').sort());
});

it('a service is not asked what only parts have, but shown what stands there', () => {
  expect(isAsked('items', { tipo: 'S', unidade: '' }, 'unidade')).toBe(false);
  expect(isAsked('items', { tipo: 'S', unidade: 'UN' }, 'unidade')).toBe(true);
  expect(isAsked('items', { tipo: 'P', unidade: '' }, 'unidade')).toBe(true);
  expect(isAsked('items', { tipo: 'S', unidade: '' }, 'executavel')).toBe(true);
});

it('what people may do stands apart', () => {
  expect(fieldsOf('people').rights.map(({ column }) => column)).toContain('administra');
  expect(fieldsOf('vehicles').rights).toEqual([]);
});

it('a list begins with what its records are called by', () => {
  expect(
    shownColumns('items')
      .map(([column]) => column)
      .slice(0, 2),
  ).toEqual(['nome', 'tipo']);
});

it('the positions of a type are those its cells name, each once, as far as they are typed', () => {
  expect(placesIn({ posicoes: '1EE | 1DE | 1ee | 2D | ESTEPE', direcionais: '1' })).toEqual([
    { nr_posicao: 1, ds_lado: 'EE', eixo_direcional: 'S' },
    { nr_posicao: 1, ds_lado: 'DE', eixo_direcional: 'S' },
    { nr_posicao: 0, ds_lado: 'EEE', eixo_direcional: 'N' },
  ]);
});
