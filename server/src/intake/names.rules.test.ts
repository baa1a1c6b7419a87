import { describe, expect, it } from 'vitest';
import { type PersonRow, personProblem, type SupplierRow, supplierProblem } from './people.rules.ts';
import { type ProblemRow, problemProblem } from './setup.rules.ts';

const branches = new Map([['MATRIZ', 1]]);

describe('beside the tables a problem of a segment', () => {
  const row: ProblemRow = {
    segment: 'FREIOS',
    name: 'PUXANDO',
    level: 1,
    sla: '48:00:00',
    service: 'FREIO',
    types: ['TRUCK'],
    fuel: null,
    status: null,
  };
  const facts = {
    segments: new Map([['FREIOS', 1]]),
    services: new Map([['FREIO', 1]]),
    types: new Map([['TRUCK', 'FROTA']]),
  };
  it.each<[Partial<ProblemRow>, string | null]>([
    [{}, null],
    [{ service: null, types: null }, null],
    [{ segment: 'ASAS' }, 'SEGMENTO_DESCONHECIDO'],
    [{ service: 'VOO' }, 'SERVICO_DESCONHECIDO'],
    [{ types: ['TRUCK', 'TREM'] }, 'TIPO_DESCONHECIDO'],
    [{ segment: 'ASAS', service: 'VOO', types: ['TREM'] }, 'SEGMENTO_DESCONHECIDO'],
  ])('with %j: %j', (change, code) => {
    expect(problemProblem({ ...row, ...change }, facts)?.code ?? null).toBe(code);
  });
});

describe('beside the tables a supplier', () => {
  const row: SupplierRow = { number: 31, name: 'OFICINA', ticket: null, branches: ['MATRIZ'], status: null };
  it.each<[Partial<SupplierRow>, number[], string | null]>([
    [{}, [], null],
    [{}, [32], null],
    [{}, [31], 'NUMERO_EM_USO'],
    [{ branches: ['LUA'] }, [], 'FILIAL_DESCONHECIDA'],
    [{ branches: [] }, [], null],
  ])('with %j, while %j are people: %j', (change, people, code) => {
    const facts = { people: new Set(people), branches };
    expect(supplierProblem({ ...row, ...change }, facts)?.code ?? null).toBe(code);
  });
});

describe('beside the tables a person', () => {
  const row = { registration: '1001', branches: ['MATRIZ'] } as PersonRow;
  it.each<[string, number | undefined, string[], string | null]>([
    ['new', undefined, ['MATRIZ'], null],
    ['known by the number the digits were hashed with', 7, ['MATRIZ'], null],
    ['registered under another number since', 8, ['MATRIZ'], 'PESSOA_MUDOU'],
    ['of an unknown branch', 7, ['LUA'], 'FILIAL_DESCONHECIDA'],
  ])('%s: %j, %j gives %j', (_name, number, named, code) => {
    const sealed = { person: 7, login: null, confirm: null, mark: null };
    const numbers = new Map(number === undefined ? [] : [['1001', number]]);
    expect(
      personProblem({ row: { ...row, branches: named }, sealed }, { numbers, branches })?.code ?? null,
    ).toBe(code);
  });
});
