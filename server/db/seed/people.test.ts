import { expect, test } from 'vitest';
import { demoCompanies } from './demo.ts';
import { makePeople } from './people.ts';
import { demoProfile } from './profiles.ts';
import { createRandom } from './random.ts';
import type { Rows } from './write.ts';

test('the demonstration is eight companies', () => {
  const names = ['DEMO', 'DEMO 2', 'LITORAL', 'PLANALTO', 'SERRA', 'PAMPA', 'CERRADO', 'SERTAO'];
  expect(demoCompanies.map(({ name }) => name)).toEqual(names);
});

test('it has somebody of every kind: technicians, warehouse, tyre shop, shared terminal, leader, approvers, suppliers', () => {
  const rows: Rows = {};
  makePeople(demoProfile, createRandom(1), rows);
  const known = (number: string) => rows.g_clifor?.find((row) => row['nr_matricula'] === number);
  const attends = (number: string) =>
    rows.clifor_filial?.find((row) => row['nr_seq_clifor'] === known(number)?.['nr_sequencial'])?.[
      'st_atendeos'
    ];
  expect(known('1001')).toMatchObject({ tp_clifor: 'C', perfil_mecanico: 'C', tipo_perfil_terminal: 'C' });
  expect(known('1101')).toMatchObject({ perfil_mecanico: 'E', ds_funcao: 'MECÂNICO DE EMPILHADEIRA' });
  expect(known('1301')).toMatchObject({ ds_funcao: 'BORRACHEIRO' });
  expect(known('1201')).toMatchObject({
    perfil_mecanico: null,
    st_aprovador: 'S',
    st_conjunto: 'S',
    st_planos: 'S',
  });
  expect(known('1401')).toMatchObject({ perfil_mecanico: null, st_aprovador: 'N' });
  expect(known('1202')).toMatchObject({ st_aprovador: 'S' });
  expect(['1001', '1101', '1301', '1201', '1401', '1202'].map(attends)).toEqual([
    'S',
    'S',
    'S',
    'N',
    'N',
    'N',
  ]);
  expect(rows.g_clifor?.find((row) => row['nr_sequencial'] === 31)).toMatchObject({ tp_clifor: 'F' });
  const retreaders = rows.g_clifor?.filter((row) => row['st_recapadora'] === 'S');
  expect(retreaders?.map((row) => row['ds_colaborador'])).toEqual(['RECAPAGEM CAMPO LARGO', 'RECAPAGEM IPÊ']);
});
