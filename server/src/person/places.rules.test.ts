import { describe, expect, it } from 'vitest';
import { columnsOfPerson, own, partsOf, referring, referringIn, written } from './places.rules.ts';

const places = [...referring.stays, ...referring.goes];

describe('a place', () => {
  it('is a table and a column', () => {
    expect(partsOf('anexo.nr_seq_clifor')).toEqual({ table: 'anexo', column: 'nr_seq_clifor' });
    expect(partsOf('anexo')).toEqual({ table: 'anexo', column: '' });
  });

  it('is named once: what refers to a person stays or goes, and is not text as well', () => {
    expect(new Set([...places, ...written]).size).toBe(places.length + written.length);
    expect([...places, ...written].filter((place) => !/^[a-z_]+\.[a-z_]+$/.test(place))).toEqual([]);
  });
});

describe('columns of a table that refer to people', () => {
  it.each(places)('have %s among them', (place) => {
    const { table, column } = partsOf(place);
    expect(referringIn(table)).toContain(column);
  });

  it.each([
    [
      'os',
      ['nr_seq_clifor_abertura', 'nr_seq_clifor_motorista', 'nr_seq_clifor_sinistro', 'nr_seq_fornecedor'],
    ],
    ['evento', ['nr_seq_clifor']],
    ['carga_linha', ['nr_pessoa']],
    ['veiculo', []],
    ['o', []],
  ])('of %s are %j', (table, columns) => {
    expect(referringIn(table)).toEqual(columns);
  });
});

describe('what is told of a person', () => {
  const told = columnsOfPerson();

  it("begins with the person's own row, by the number", () => {
    expect([...told][0]).toEqual(['g_clifor', ['nr_sequencial']]);
  });

  it('has every place but what proves somebody, kept answers and parts of files', () => {
    for (const place of [...places, 'evento.nr_seq_clifor']) {
      const { table, column } = partsOf(place);
      const secret = ['clifor_acesso', 'comando', 'anexo_parte', 'prova_digitos', 'chave_sistema'].includes(
        table,
      );
      expect(told.get(table)?.includes(column) ?? false, place).toBe(!secret);
    }
    expect([...told.values()].flat()).toHaveLength(places.length + 1 + 1 - 5);
  });
});

describe("the person's own row", () => {
  it.each([
    ['ds_colaborador', 'PESSOA 7'],
    ['nr_matricula', 'X7'],
    ['ds_email', null],
    ['st_ticket', 'N'],
    ['st_inventario', 'N'],
    ['st_borracharia', 'N'],
    ['st_conjunto', 'N'],
    ['st_aprovador', 'N'],
    ['st_planos', 'N'],
    ['st_status', 'I'],
    ['exibe_os_encerrada', 0],
  ])('has %s overwritten with %s: no name, no right is left', (column, left) => {
    expect(own[column]?.(7)).toBe(left);
  });

  it('keeps only what tells nobody’s name', () => {
    expect(Object.keys(own).filter((column) => own[column] === null)).toEqual([
      'nr_sequencial',
      'tp_clifor',
      'ds_funcao',
      'mecanico_externo',
      'tipo_perfil_terminal',
      'perfil_mecanico',
      'bloqueia_tela',
      'bloqueia_qrcode',
    ]);
  });
});
