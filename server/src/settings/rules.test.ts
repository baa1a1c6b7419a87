import { companySettings, type SettingValues, settingKeys } from '@terminal/contract';
import { expect, it } from 'vitest';
import { changesOf } from './rules.ts';

const usual = Object.fromEntries(
  settingKeys.map((key) => [key, companySettings[key].usual]),
) as unknown as SettingValues;
const nameOf = (branch: number) => `FILIAL ${branch}`;

it.each<[string, Parameters<typeof changesOf>[1], ReturnType<typeof changesOf>]>([
  ['nothing named', {}, []],
  ['what it was already', { qt_horas_sessao: 12, filial_criticidade: null }, []],
  ['a number', { qt_horas_sessao: 24 }, [{ coluna: 'qt_horas_sessao', antes: '12', depois: '24' }]],
  ['zero', { qt_alerta_dias: 0 }, [{ coluna: 'qt_alerta_dias', antes: '15', depois: '0' }]],
  [
    'a branch, by its name',
    { filial_criticidade: 2 },
    [{ coluna: 'filial_criticidade', antes: '', depois: 'FILIAL 2' }],
  ],
  [
    'two, in the order of the page',
    { qt_anexos: 3, guarda_cpf_local: 'S' },
    [
      { coluna: 'guarda_cpf_local', antes: 'N', depois: 'S' },
      { coluna: 'qt_anexos', antes: '10', depois: '3' },
    ],
  ],
])('changes of settings: %s', (_case, named, changes) => {
  expect(changesOf(usual, named, nameOf)).toEqual(changes);
});

it('a branch that is chosen no more is told by its name too', () => {
  expect(changesOf({ ...usual, filial_criticidade: 3 }, { filial_criticidade: null }, nameOf)).toEqual([
    { coluna: 'filial_criticidade', antes: 'FILIAL 3', depois: '' },
  ]);
});
