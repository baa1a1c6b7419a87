import { csvOf } from '@terminal/contract/csv';
import { importColumns } from '@terminal/contract/imports';
import { isTotal } from '@terminal/contract/intake-heads';
import { workbookOf, xlsxOf } from '@terminal/contract/workbook-write';
import { describe, expect, test } from 'vitest';
import { readCells, readTables } from '../core/files/sheet.ts';
import { imports } from '../texts/pt/imports.ts';
import { chosenIn } from './choice.ts';
import {
  headFit,
  isToAsk,
  laidOut,
  layOut,
  likelyIn,
  parted,
  soughtIn,
  templateOf,
  topsOf,
} from './columns.ts';

const file = (...parts: BlobPart[]) => new Blob(parts);

describe('a file', () => {
  test.each([
    ['semicolons', 'Placa;Medidor\r\nA;1.234,5\r\n'],
    ['commas and quotes', 'Placa,Medidor\nA,"1.234,5"\n'],
    ['tabs', 'Placa\tMedidor\nA\t1.234,5'],
    ['a mark and empty lines', '\uFEFFPlaca;Medidor\n\n;\nA;1.234,5\n\n'],
    ['line ends of several sources', 'Placa;Medidor\r\n\nA;1.234,5\r'],
  ])('of text with %s is read', async (_name, text) => {
    expect((await readCells(file(text))).cells).toEqual([
      ['Placa', 'Medidor'],
      ['A', '1.234,5'],
    ]);
  });

  test('of Windows-1252 keeps its accents', async () => {
    const bytes = Uint8Array.from('Último;Operação', (letter) => letter.charCodeAt(0));
    expect((await readCells(file(bytes))).cells).toEqual([['Último', 'Operação']]);
  });

  test('of Unicode text is read', async () => {
    const bytes = new Uint8Array(
      Uint16Array.from('\uFEFFPlaca\tÚltima', (letter) => letter.charCodeAt(0)).buffer,
    );
    expect((await readCells(file(bytes))).cells).toEqual([['Placa', 'Última']]);
  });

  test('of a workbook is read, empty rows left out', async () => {
    const table = {
      heads: ['Placa', 'Medidor'],
      rows: [
        [null, null],
        ['A', 1234.5],
      ],
    };
    expect((await readCells(await xlsxOf(table, 'x'))).cells).toEqual([
      ['Placa', 'Medidor'],
      ['A', '1234,5'],
    ]);
  });

  test('has its heads where they fit best: below titles, in another worksheet', async () => {
    const csv = 'Estoque da filial;;\n\nemitido em 21/11;;\nCódigo;Qtde;NF\n;;\n\nA-1;2;NF 1\n';
    expect(await readCells(file(csv), headFit('estoque'))).toEqual({
      cells: [
        ['Código', 'Qtde', 'NF'],
        ['A-1', '2', 'NF 1'],
      ],
      sheet: null,
      lines: [4, 7],
    });
  });

  test('keeps the lines of a workbook, empty rows among them', async () => {
    const workbook = await xlsxOf({ heads: ['Placa'], rows: [[null], ['A'], [null], ['B']] }, 'x');
    expect(await readCells(workbook)).toMatchObject({ cells: [['Placa'], ['A'], ['B']], lines: [1, 3, 5] });
  });

  test('leaves out rows that add others up, and tells their lines', async () => {
    const csv = 'Código;Qtde;NF\nA-1;2;NF 1\nA-2;11;NF 1\nTOTAL;;13\n';
    expect(parted(await readCells(file(csv), headFit('estoque')), isTotal)).toEqual({
      cells: [
        ['Código', 'Qtde', 'NF'],
        ['A-1', '2', 'NF 1'],
        ['A-2', '11', 'NF 1'],
      ],
      lines: [1, 2, 3],
      left: [4],
    });
  });

  test.each([
    ['too large', () => file(new Uint8Array(10 * 1024 * 1024 + 1)), 'large'],
    ['a broken workbook', () => file(new Uint8Array([0x50, 0x4b, 3, 4, 1, 1, 1, 1])), 'broken'],
    ['an old workbook', () => file(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])), 'format'],
    ['nothing', () => file('\n;;\n'), 'empty'],
    ['a quote that is not closed', () => file('Placa;Nota\nA;"12\nB;13\n'), 'quotes'],
  ])('%s is refused', async (_name, made, fault) => {
    await expect(readCells(made())).rejects.toMatchObject({ fault });
  });
});

describe('the columns of a file', () => {
  test('are found by their heads, whatever order, case and accents; others are left out', () => {
    expect(
      layOut('leituras', [
        ['KM atual', 'MEDIDOR', 'data e HORA', 'placa'],
        ['x', '5', 'hoje', ' A '],
      ]),
    ).toEqual([['A', 'hoje', '5']]);
    expect(
      layOut('veiculos', [
        ['plano', 'placa', 'ciclo', 'dt_ultimo'],
        ['P', 'A', '1', 'D'],
      ]),
    ).toEqual([['A', 'P', '1', '', 'D']]);
  });

  test('have cells the server takes: bounded, and without zeros', () => {
    const long = 'x'.repeat(2_000);
    expect(
      layOut('leituras', [
        ['placa', 'quando', 'km'],
        [long, 'a\u0000b', '1'],
      ]),
    ).toEqual([['x'.repeat(1_000), 'ab', '1']]);
  });

  test('are known by what companies call them', () => {
    const heads = ['Nº Fogo', 'Fabricante', 'Desenho', 'Dimensão', 'Sulco (mm)', 'Custo'];
    const rows = layOut('pneus', [heads, ['A1', 'MICHELIN', 'X', '295/80R22.5', '14', '2.150']]);
    expect(rows).toEqual([['A1', '', 'MICHELIN', 'X', '295/80R22.5', '', '14', '2.150', '', '', '', '', '']]);
  });

  test('have a hint each', () => {
    const columns = Object.values(importColumns).flatMap((heads) => Object.keys(heads));
    expect(columns.filter((column) => !(column in imports.hints))).toEqual([]);
  });

  test.each(['planos', 'veiculos', 'leituras', 'pneus'] as const)(
    'of the example of %s are all found',
    async (kind) => {
      const template = templateOf(kind);
      const asCsv = layOut(kind, (await readCells(file(csvOf(template)), headFit(kind))).cells);
      const asWorkbook = layOut(kind, (await readCells(await xlsxOf(template, kind), headFit(kind))).cells);
      expect(asCsv[0]?.every((cell) => cell !== '')).toBe(true);
      expect(asCsv.length).toBe(template.rows.length);
      expect(asWorkbook.map((row) => row[0])).toEqual(asCsv.map((row) => row[0]));
    },
  );
});

describe('a workbook of a desk', () => {
  const book = async () => ({
    name: 'borracharia.xlsx',
    tables: await readTables(
      await workbookOf([
        { name: 'Resumo', heads: ['Fogo', 'Marca'], rows: [['A0', 'X']] },
        {
          name: 'Pneus',
          heads: ['Relação de pneus'],
          rows: [
            [null],
            ['Fogo', 'Marca', 'Modelo', 'Medida', 'Banda', 'Obs'],
            ['A1', 'M', 'X', '295/80R22.5', '14', 'frio'],
          ],
        },
      ]),
      headFit('pneus'),
    ),
  });

  test('is read from the worksheet and the row that fit best; a column that must be there is asked for', async () => {
    const opened = await book();
    const chosen = likelyIn('pneus', opened, {});
    expect(chosen).toMatchObject({ sheet: 1, row: 1 });
    expect(isToAsk('pneus', opened, chosen, {})).toBe(true);
    const byHand = { ...chosen, places: chosen.places.with(6, 4) };
    expect(laidOut('pneus', opened, byHand)).toMatchObject({
      rows: [['A1', '', 'M', 'X', '295/80R22.5', '', '14', '', '', '', '', '', '']],
      sheet: 'Pneus',
      lines: [3, 4],
      unused: ['Obs'],
    });
  });

  test('asks nothing about heads that were given or left out before', async () => {
    const opened = await book();
    const given = likelyIn('pneus', opened, { banda: 'sulcos' });
    expect(given.places[6]).toBe(4);
    expect(isToAsk('pneus', opened, given, { banda: 'sulcos' })).toBe(true);
    expect(isToAsk('pneus', opened, given, { banda: 'sulcos', obs: '' })).toBe(false);
    // Columns skipped by hand stay skipped although their heads are known.
    expect(likelyIn('pneus', opened, { marca: '' }).places[2]).toBe(-1);
  });

  test('asks which worksheet it is where two would do', () => {
    const heads = soughtIn('estoque').map(({ head }) => head);
    const asks = (...names: string[]) => {
      const opened = {
        name: 'x.xlsx',
        tables: names.map((name) => ({ name, rows: [heads, ['F-1']], lines: [1, 2] })),
      };
      return isToAsk('estoque', opened, likelyIn('estoque', opened, {}), {});
    };
    expect(asks('Sucata', 'Estoque')).toBe(true);
    expect(asks('Estoque')).toBe(false);
  });

  test('is read from another worksheet when that is chosen', async () => {
    const opened = await book();
    const chosen = chosenIn(soughtIn('pneus'), topsOf(opened), {}, { sheet: 0 });
    expect(laidOut('pneus', opened, chosen)).toMatchObject({ sheet: 'Resumo', lines: [1, 2] });
  });
});
