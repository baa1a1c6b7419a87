import { withoutAccents } from '@terminal/contract/accents';
import { csvLine } from '@terminal/contract/csv';
import type { Cell } from '@terminal/contract/table';
import { workbookOf } from '@terminal/contract/workbook-write';
import type { Names } from './rows.ts';

/** Faults of a messy fleet, so that the expected result of its import is known. */
export const mess = {
  /** A state nobody knows, and in how many rows. */
  state: { word: 'Emprestado', every: 25 },
  /** A branch under another name. */
  branch: { word: 'GARAGEM VELHA', every: 10 },
  /** Row with a year that is none. */
  year: { row: 7, word: 'S/N' },
  /** Row that bears the fleet number of the one before it. */
  repeated: 12,
} as const;

const plateOf = (n: number) => `MSY ${Math.floor(n / 100) % 10}A${String(n % 100).padStart(2, '0')}`;

/** A branch as people write it: without accents, in small letters. */
const written = (name: string) => withoutAccents(name).toLowerCase();

/** A vehicle of the sheet, from 1. */
function vehicle(n: number, { branch, type }: Names): Cell[] {
  const plate = n >= 1_000 ? `MSX${String(n)}` : plateOf(n);
  return [
    plate,
    `M${n === mess.repeated ? n - 1 : n}`,
    type.toLowerCase(),
    'Volvo',
    'VM 270',
    n === mess.year.row ? mess.year.word : '2025/2026',
    `${(100 + n).toLocaleString('pt-BR')}.300 km`,
    n % mess.branch.every === 0 ? mess.branch.word : `${written(branch)}, ${branch}`,
    n % mess.state.every === 0 ? mess.state.word : n % 2 === 0 ? 'Ativo' : 'ATIVO',
    n % 3 === 0 ? 'Não' : 'sim',
    'Frota nova',
    n % 2 === 0 ? 'branco' : 'azul',
  ];
}

const heads = [
  ...['Placa', 'Nº Frota', 'Tipo de Veículo', 'Fabricante', 'Modelo', 'Ano Fab/Mod'],
  ...['KM rodado', 'Unidade', 'Status', 'Locado', 'Projeto', 'Cor'],
];

/** The workbook of a fleet as its company keeps it: a summary before it, titles above the heads, a total below. */
export function messyFleet(names: Names, count: number): Promise<Blob> {
  const rows = Array.from({ length: count }, (_, n) => vehicle(n + 1, names));
  return workbookOf([
    { name: 'Resumo', heads: ['Unidade', 'Veículos'], rows: [[names.branch, count]] },
    {
      name: 'Frota 2026',
      heads: ['RELAÇÃO DA FROTA'],
      rows: [['Emitida em 15/03/26, por Cadastro'], [null], heads, ...rows, ['TOTAL', count, names.type]],
    },
  ]);
}

/** Tyres in stock as a spreadsheet of Windows saves them: other heads, sizes written in three ways, letters of Windows-1252. */
export function messyTyres({ branch }: Names, count: number): Buffer {
  const sizes = ['295/80 R22,5', '295/80R22.5', '295/80 r 22.5'];
  const lines = Array.from({ length: count }, (_, n) =>
    csvLine([
      ...[`MF${n + 1}`, written(branch), 'Michelin', 'X Multi', sizes[n % sizes.length] ?? '', '1'],
      ...['14,5 / 14 / 14,5', 'R$ 2.150,00', '15/03/25'],
    ]),
  );
  const first = ['CONTROLE DE PNEUS – São José\r\n', '\r\n'];
  const told = [
    'Nº Fogo',
    'Unidade',
    'Fabricante',
    'Desenho',
    'Dimensão',
    'Vida',
    'Sulco (mm)',
    'Custo',
    'Data de compra',
  ];
  return Buffer.from(
    [...first, csvLine(told), ...lines, csvLine(['Total', String(count)])].join('').replace('–', '-'),
    'latin1',
  );
}
