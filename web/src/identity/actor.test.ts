import { expect, test } from 'vitest';
import type { BranchSession } from '../core/session/record.ts';
import { findTechnicians, selfActor, type Technician } from './actor.ts';

const technician = (part: Partial<Technician>): Technician => ({
  nr_sequencial: 1,
  ds_colaborador: 'JOSÉ ÁVILA',
  nr_matricula: '3001',
  ds_funcao: 'ELETRICISTA',
  foto: null,
  perfil_mecanico: null,
  id: null,
  st_fora_do_turno: 'N',
  ...part,
});

const all = [
  technician({ nr_sequencial: 1, id: 184502 }),
  technician({ nr_sequencial: 2, ds_colaborador: 'ANA LIMA', nr_matricula: '1101', ds_funcao: 'MECANICO' }),
  technician({ nr_sequencial: 3, ds_colaborador: 'IVO REIS', nr_matricula: null, ds_funcao: null }),
];

const numbers = (search: string) => findTechnicians(all, search).map(({ nr_sequencial }) => nr_sequencial);

test('free technicians come first', () => {
  expect(numbers('')).toEqual([2, 3, 1]);
});

test('technicians of the department an order belongs to come before those of the other', () => {
  const forklift = technician({ nr_sequencial: 4, perfil_mecanico: 'E' });
  const truck = technician({ nr_sequencial: 5, perfil_mecanico: 'C', id: 184502 });
  const both = [forklift, truck];
  const offered = (department: 'FROTA' | 'ARMAZEM') =>
    findTechnicians(both, '', department).map(({ nr_sequencial }) => nr_sequencial);
  expect(offered('FROTA')).toEqual([5, 4]);
  expect(offered('ARMAZEM')).toEqual([4, 5]);
});

test('name, number and function are found without accents, in any order of words', () => {
  expect(numbers('avila jose')).toEqual([1]);
  expect(numbers('1101')).toEqual([2]);
  expect(numbers('eletri')).toEqual([1]);
  expect(numbers('ninguém')).toEqual([]);
});

test('who is outside of his shift comes after everybody who is within', () => {
  const people = [
    technician({ nr_sequencial: 1, st_fora_do_turno: 'S' }),
    technician({ nr_sequencial: 2, id: 184502 }),
    technician({ nr_sequencial: 3, perfil_mecanico: 'E' }),
    technician({ nr_sequencial: 4 }),
  ];
  expect(findTechnicians(people, '', 'FROTA').map(({ nr_sequencial }) => nr_sequencial)).toEqual([
    4, 2, 3, 1,
  ]);
});

test.each([
  ['1001', '1001'],
  ['', null],
])('the registration %j that was typed at the sign-in is shown as %j', (matricula, shown) => {
  const session = { dsColaborador: 'JOÃO PEREIRA', atendeOs: 'S', infColab: { matricula } } as BranchSession;
  expect(selfActor(session).registration).toBe(shown);
});
