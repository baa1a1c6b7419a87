import { describe, expect, it } from 'vitest';
import type { ImportOutcome } from './api.ts';
import { countOf, faultGroups, type Looked, mended, namesOf, newNames, restOf } from './mend.ts';

const right: ImportOutcome = { st_linha: 'N', lida: null, muda: [], recusas: [], ds_motivo: null, novos: [] };
const wrong = (
  ...faults: [coluna: string | null, mensagem: string, parte?: string | undefined, codigo?: string][]
): ImportOutcome => ({
  ...right,
  st_linha: 'X',
  recusas: faults.map(([coluna, mensagem, parte, codigo = 'CELULA_VALOR']) => ({
    // Any code of the contract's.
    codigo: codigo as 'CELULA_VALOR',
    mensagem,
    valores: {},
    coluna,
    parte: parte ?? null,
  })),
});

/** Rows of readings, lines from 2 on. */
const looked = (...rows: [cells: string[], outcome: ImportOutcome][]): Looked => ({
  rows: rows.map(([cells]) => cells),
  lines: rows.map((_row, n) => n + 2),
  outcomes: rows.map(([, outcome]) => outcome),
});

const unknown = wrong(['placa', 'Placa desconhecida.']);
const readings = looked(
  [['AAA1A11', '01/11/2026', '10'], right],
  [['ZZZ9Z99', '01/11/2026', '10'], unknown],
  [['ZZZ9Z99', 'ontem', ''], wrong(['quando', 'Data.'], ['km', 'Preencha.'])],
  [['ZZZ9Z99', '02/11/2026', '11'], unknown],
  [['AAA1A11', '01/11/2026', '10'], wrong(['placa', 'Repete a linha 2.', undefined, 'LINHA_REPETIDA'])],
  [['AAA1A11', '01/11/2026', '10'], wrong(['placa', 'Repete a linha 6.', undefined, 'LINHA_REPETIDA'])],
);

describe('faults', () => {
  it('are told once with how many rows have them, the commonest first', () => {
    expect(
      faultGroups('leituras', readings).map(({ coluna, valor, qt_linhas, nr_linha }) => [
        coluna,
        valor,
        qt_linhas,
        nr_linha,
      ]),
    ).toEqual([
      ['placa', 'ZZZ9Z99', 2, 3],
      ['placa', 'AAA1A11', 2, 6],
      ['quando', 'ontem', 1, 4],
      ['km', '', 1, 4],
    ]);
  });

  it('of fire numbers that are taken are one reason, with some of the numbers', () => {
    const taken = (fire: string): [string[], ImportOutcome] => [
      [fire, '', 'PIRELLI'],
      wrong(['fogo', 'Outros dados: Marca.', undefined, 'PNEU_CADASTRADO']),
    ];
    const tyres = looked(...['A1', 'A2', 'A3', 'A4', 'A5'].map(taken));
    expect(faultGroups('pneus', tyres)).toMatchObject([
      { coluna: 'fogo', valor: 'A1 | A2 | A3 …', qt_linhas: 5, nr_linha: 2, isOne: false },
    ]);
    expect(faultGroups('pneus', looked(taken('A1')))).toMatchObject([{ valor: 'A1', isOne: true }]);
  });

  it('have names that may be meant: those of the rows that are right', () => {
    expect(namesOf('leituras', readings, 'placa')).toEqual(['AAA1A11']);
  });
});

describe('a fault is mended', () => {
  it('in every refused row where its value stands, also where something else was wrong first', () => {
    const mend = { coluna: 'placa', valor: 'ZZZ9Z99', parte: false, row: null };
    expect(countOf('leituras', readings, mend)).toBe(3);
    const rows = mended('leituras', readings, mend, ' BBB2B22 ');
    expect(rows.map(([plate]) => plate)).toEqual([
      'AAA1A11',
      ...Array<string>(3).fill('BBB2B22'),
      'AAA1A11',
      'AAA1A11',
    ]);
    expect(rows[0]).toBe(readings.rows[0]);
  });

  it('never in the rows that are right, though they say the same', () => {
    const mend = { coluna: 'placa', valor: 'AAA1A11', parte: false, row: null };
    const rows = mended('leituras', readings, mend, 'CCC3C33');
    expect(rows.map(([plate]) => plate)).toEqual([
      'AAA1A11',
      ...Array<string>(3).fill('ZZZ9Z99'),
      'CCC3C33',
      'CCC3C33',
    ]);
  });

  it('where it is empty only where that is at fault', () => {
    const stock = looked(
      [['1', '', '1'], wrong(['peca', 'Preencha.'])],
      [['2', '', 'dez'], wrong(['quantidade', 'Número.'])],
    );
    const mend = { coluna: 'peca', valor: '', parte: false, row: null };
    expect(countOf('estoque', stock, mend)).toBe(1);
    expect(mended('estoque', stock, mend, 'FILTRO')).toEqual([['1', 'FILTRO', '1'], stock.rows[1]]);
  });

  it('in the cell of one row', () => {
    const mend = { coluna: 'placa', valor: 'ZZZ9Z99', parte: false, row: 3 };
    const rows = mended('leituras', readings, mend, 'BBB2B22');
    expect(rows.map(([plate]) => plate).slice(0, 4)).toEqual(['AAA1A11', 'ZZZ9Z99', 'ZZZ9Z99', 'BBB2B22']);
  });

  it('as one name among several, with how many of it', () => {
    const cells = ['P', '', '1', 'B', '', '', '', 'Trocar oleo | filtro x 2,5|FILTRO'];
    const plans = looked([cells, wrong(['itens', 'Não existe.', 'FILTRO'])]);
    const mend = { coluna: 'itens', valor: 'FILTRO', parte: true, row: null };
    expect(mended('planos', plans, mend, 'FILTRO DE AR')[0]?.[7]).toBe(
      'Trocar oleo | FILTRO DE AR x 2,5 | FILTRO DE AR',
    );
    expect(mended('planos', plans, { ...mend, row: 0 }, '')[0]?.[7]).toBe('Trocar oleo');
  });
});

it('what is written of the rows is not counted any more', () => {
  const left = restOf(readings, 4);
  expect([left.rows.length, left.outcomes.length, left.lines]).toEqual([2, 2, [6, 7]]);
  expect(restOf(readings, 0)).toBe(readings);
});

describe('a name nothing bears yet', () => {
  const said = (brand: string, outcome: Partial<ImportOutcome>): [string[], ImportOutcome] => [
    ['A1', '', brand],
    { ...right, ...outcome },
  ];
  const isNew = { novos: ['marca'], lida: ['A1', '', 'PIRELI'] };
  const tyres = looked(
    said('Pireli', isNew),
    said('PIRELI', isNew),
    said('Michelin', { lida: ['A1', '', 'MICHELIN'] }),
    said('pireli', { st_linha: 'X' }),
  );

  it('is told once, however it is written, with how many rows say it', () => {
    expect(newNames('pneus', tyres)).toEqual([
      { coluna: 'marca', valor: 'PIRELI', qt_linhas: 2, nr_linha: 2 },
    ]);
  });

  it('is mended in every row that says it, refused ones too; names there are, are offered', () => {
    const mend = { coluna: 'marca', valor: 'PIRELI', parte: false, isNew: true, row: null };
    expect(countOf('pneus', tyres, mend)).toBe(3);
    expect(mended('pneus', tyres, mend, 'PIRELLI').map(([, , brand]) => brand)).toEqual([
      ...['PIRELLI', 'PIRELLI', 'Michelin', 'PIRELLI'],
    ]);
    expect(namesOf('pneus', tyres, 'marca', ['PIRELLI'])).toEqual(['PIRELLI', 'Michelin']);
  });
});
