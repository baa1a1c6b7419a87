import { headScore } from '@terminal/contract';
import { csvLine, csvOf } from '@terminal/contract/csv';
import { describe, expect, it } from 'vitest';
import { readCsv } from './csv.ts';
import { arrange, overflowMark, readHead } from './head.rules.ts';
import { templateOf } from './template.rules.ts';

const megabyte = 1024 * 1024;

/** The pieces of a file, each of some bytes. */
async function* pieces(bytes: Buffer, size = 7): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function rowsOf(file: string | Buffer, most = megabyte, size = 7): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { cells } of readCsv(pieces(Buffer.from(file), size), most, scoreOf)) rows.push(cells);
  return rows;
}

const refusalOf = (file: string | Buffer, most = megabyte, size = 4096) =>
  rowsOf(file, most, size).then(
    () => null,
    (error: { codigo?: string }) => error.codigo ?? error,
  );

const scoreOf = (cells: readonly string[]) => headScore('branches', cells);

const wanted = [
  ['Filial', 'Local'],
  ['SÃO JOSÉ', 'praça'],
];

describe('a file', () => {
  it.each([
    ['UTF-8', Buffer.from('Filial;Local\nSÃO JOSÉ;praça\n')],
    ['UTF-8 with its mark', Buffer.from('\uFEFFFilial;Local\r\nSÃO JOSÉ;praça')],
    ['Windows', Buffer.from('Filial;Local\r\nSÃO JOSÉ;praça\r\n', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFFFilial\tLocal\r\nSÃO JOSÉ\tpraça\r\n', 'utf16le')],
    ['commas', Buffer.from('Filial,Local\nSÃO JOSÉ,praça\n')],
    ['tabs', Buffer.from('Filial\tLocal\nSÃO JOSÉ\tpraça\n')],
    ['quotes', Buffer.from('"Filial";"Local"\n"SÃO JOSÉ";"praça"\n')],
    [
      'empty lines and explanations',
      Buffer.from('Filial;Local\n\n;\n# Filial;obrigatória\nSÃO JOSÉ;praça\n'),
    ],
  ])('of %s is read', async (_what, bytes) => {
    expect(await rowsOf(bytes)).toEqual(wanted);
  });

  it('with several kinds of line ends joins no two rows, wherever a piece of it ends', async () => {
    const mixed = 'Filial;Local\nA;1\r\nB;2\rC;3\n"D\r\nE";4';
    for (const size of [1, 5, 7, 100])
      expect(await rowsOf(mixed, megabyte, size)).toEqual([
        ['Filial', 'Local'],
        ['A', '1'],
        ['B', '2'],
        ['C', '3'],
        ['D\r\nE', '4'],
      ]);
  });

  it('tells the line of each row as spreadsheets count them: empty ones count, breaks within cells do not', async () => {
    const lines: number[] = [];
    const bytes = Buffer.from('A;B\n"x\ny";1\n\n# nota;\n;\nz;2\n');
    for await (const { line } of readCsv(pieces(bytes), megabyte, scoreOf)) lines.push(line);
    expect(lines).toEqual([1, 2, 6]);
  });

  it('keeps a quote in the middle of a cell: inches have one', async () => {
    expect(await rowsOf('Medida;X\n22.5";1\n')).toEqual([
      ['Medida', 'X'],
      ['22.5"', '1'],
    ]);
  });

  it.each([
    ['a workbook', Buffer.from('PK\u0003\u0004rest of it'), 'CARGA_PLANILHA'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 10]), 'CARGA_BINARIA'],
    ['a zero in a cell', Buffer.from('A;B\nx\u0000;1\n'), 'CARGA_BINARIA'],
    ['a quote nobody closes', Buffer.from('A;B\n"x;1\ny;2\n'), 'CARGA_ASPAS'],
    ['a cell without end', Buffer.from(`A;B\n"${'x'.repeat(200_000)}`), 'CARGA_LINHA_LONGA'],
    ['more bytes than may be', Buffer.from(`A;B\n${'x;1\n'.repeat(300_000)}`), 'CARGA_GRANDE'],
  ])('with %s is refused', async (_what, bytes, code) => {
    expect(await refusalOf(bytes)).toBe(code);
  });

  it('that is UTF-8 first and Windows later is refused', async () => {
    const mixed = Buffer.concat([Buffer.from('A;B\nSÃO;1\n'), Buffer.from('SÃO;2\n', 'latin1')]);
    expect(await refusalOf(mixed, megabyte, 11)).toBe('CARGA_CODIFICACAO');
  });
});

it('is parted by what parts its heads, whatever stands in a title above them', async () => {
  const file = 'Frota; 2026; todas; as; filiais\n\nFilial,Local\nSÃO JOSÉ,"1;2;3;4;5"\n';
  expect((await rowsOf(file)).slice(1)).toEqual([
    ['Filial', 'Local'],
    ['SÃO JOSÉ', '1;2;3;4;5'],
  ]);
});

describe('heads', () => {
  const refusal = (cells: string[]) => {
    try {
      readHead('branches', cells);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : null;
    }
  };

  it('are found in any order, by name or title, with or without accents', () => {
    const head = readHead('vehicles', ['FILIAIS', 'Operacao', 'tipo', 'PLACA', 'Cor', '']);
    expect(head.ignored).toEqual(['Cor']);
    expect(arrange(head, ['MATRIZ', 'X', 'TRUCK', "'-1", 'azul'])).toEqual([
      '-1',
      '',
      'TRUCK',
      '',
      '',
      '',
      '',
      'MATRIZ',
      'X',
      '',
      '',
      '',
    ]);
  });

  it('twice, missing or too many are refused', () => {
    expect(refusal(['Filial', 'filial'])).toContain('filial');
    expect(refusal(['UF', 'Local'])).toContain('Filial');
    expect(refusal(['Filial', ...Array.from({ length: 10_000 }, (_, n) => `c${n}`)])).toContain('100');
  });

  it('are as many as a row may have cells', () => {
    const head = readHead('branches', ['Filial']);
    expect(arrange(head, ['MATRIZ', '', ''])).not.toContain(overflowMark);
    expect(arrange(head, ['MATRIZ', 'x']).at(-1)).toBe(overflowMark);
  });
});

describe('files we write', () => {
  it.each(['=1+1', '+55', '-1', '@x', '\tx'])('begin no formula with %j', (cell) => {
    expect(csvLine([cell])).toBe(`'${cell}\r\n`);
  });

  it('a template explains its columns in lines that are not read', async () => {
    const [heads, ...rows] = await rowsOf(csvOf(templateOf('people')));
    expect([heads?.[0], rows.length, rows[0]?.[0]]).toEqual(['Matrícula', 1, '1001']);
    expect(csvOf(templateOf('people'))).toContain('# CPF;opcional;dígitos');
  });
});
