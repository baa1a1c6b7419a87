import { describe, expect, it } from 'vitest';
import { type Party, type UnionFacts, unionRefusal } from './merge.rules.ts';

const part = (id: string, celulas: Record<string, string> = {}, mergedInto: string | null = null): Party => ({
  id,
  celulas: { nome: `PECA ${id}`, tipo: 'P', executavel: 'N', pneu: '', situacao: 'A', ...celulas },
  mergedInto,
});
const facts = (changed: Partial<UnionFacts> = {}): UnionFacts => ({
  double: part('1'),
  stays: part('2'),
  counted: [],
  below: [],
  ...changed,
});

describe('two records', () => {
  it('that are doubles become one, though the double is out of use', () => {
    expect(unionRefusal('items', facts({ double: part('1', { situacao: 'I' }) }))).toBeNull();
  });

  it.each<[string, Partial<UnionFacts>, object]>([
    ['are two', { stays: part('1') }, { code: 'UNIAO_CONSIGO' }],
    [
      'are merged once',
      { double: part('1', {}, 'PECA 3') },
      { code: 'UNIAO_JA_UNIDO', values: { nome: 'PECA 1', fica: 'PECA 3' } },
    ],
    [
      'are merged into what stands for itself',
      { stays: part('2', {}, 'PECA 3') },
      { code: 'UNIAO_FICA_UNIDO', values: { nome: 'PECA 2', fica: 'PECA 3' } },
    ],
    [
      'are merged into what is in use',
      { stays: part('2', { situacao: 'I' }) },
      { code: 'UNIAO_FORA_DE_USO', values: { nome: 'PECA 2' } },
    ],
    [
      'are services or parts both',
      { stays: part('2', { tipo: 'S', executavel: 'S' }) },
      { code: 'UNIAO_DIFERENTE', values: { colunas: 'tipo, executavel' } },
    ],
    [
      'are not being counted',
      { counted: ['CURITIBA', 'LONDRINA'] },
      { code: 'UNIAO_EM_INVENTARIO', values: { filiais: 'CURITIBA, LONDRINA' } },
    ],
    [
      'are not less than nothing together',
      { below: ['CURITIBA'] },
      { code: 'UNIAO_SALDO', values: { filiais: 'CURITIBA' } },
    ],
  ])('%s', (_what, changed, refusal) => {
    expect(unionRefusal('items', facts(changed))).toEqual(refusal);
  });

  it('of suppliers differ as they like', () => {
    const supplier = (id: string, recapadora: string): Party => ({
      id,
      celulas: { fornecedor: id, recapadora, situacao: 'A' },
      mergedInto: null,
    });
    expect(
      unionRefusal('suppliers', facts({ double: supplier('31', 'S'), stays: supplier('32', 'N') })),
    ).toBeNull();
  });
});
