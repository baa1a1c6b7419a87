import { importColumns } from '@terminal/contract';
import { numberOf } from '../core/cells/cells.rules.ts';
import {
  attempt,
  Cells,
  decimals,
  type Fault,
  moneyOf,
  type Read,
  within,
} from '../core/cells/reader.rules.ts';
import { fold } from '../core/text.ts';

/** A part of a file: an entry, a minimum, a shelf, or several of them. */
export interface StockFileRow {
  code: string;
  /** Its name, required if the branch does not stock it yet. */
  name: string | null;
  quantity: number | null;
  document: string | null;
  /** Of one piece, BRL. */
  price: number | null;
  minimum: number | null;
  /** Shelf, in capital letters. */
  shelf: string | null;
}

const amount = within(0.01, 99_999.99, decimals);
const money = within(0.01, 9_999_999.99, moneyOf);

/** Reads the cells of a row, in the order of their columns. A quantity of zero is none. */
export function readStock(cells: readonly string[]): Read<StockFileRow> {
  return attempt(new Cells(importColumns.estoque, cells), (row) => {
    const code = row.requiredName('codigo', 30);
    const nothing = numberOf(row.text('quantidade')) === 0;
    const quantity = nothing ? null : row.number('quantidade', amount);
    const minimum = row.number('minimo', amount);
    const shelf = row.name('prateleira', 40);
    if (quantity === null && minimum === null && shelf === null && row.faults.length === 0)
      row.fault('LINHA_SEM_EFEITO', 'quantidade');
    return {
      code,
      name: row.name('peca', 120),
      quantity,
      document: quantity === null ? null : row.required('documento', 60),
      price: quantity === null ? null : row.number('preco', money),
      minimum,
      shelf,
    };
  });
}

/** The parsed cells of a row, for the screen; null if they could not be parsed. */
export function understoodStock(cells: readonly string[]): string[] | null {
  const read = readStock(cells);
  if (read.faults) return null;
  const { code, name, quantity, document, price, minimum, shelf } = read.row;
  return [code, name, quantity, document, price, minimum, shelf].map((value) => String(value ?? ''));
}

/** Stored data about a row's code and name. */
export interface StockFacts {
  /** The part that bears the code in the branch. */
  kept: { name: string; minimum: number | null; shelf: string | null } | undefined;
  /** The name is a part of the catalogue. */
  known: boolean;
  /** It is counted whole. */
  whole: boolean;
  /** Code of the named part in the branch, if stocked. */
  codeOfName: string | undefined;
  /** Quantity the same document entered for the code before; undefined: none. */
  posted: number | undefined;
}

/** Faults of a row other than those of its cells. */
export const stockFaults = (row: StockFileRow, facts: StockFacts): Fault[] => [
  ...namedFaults(row, facts),
  ...(facts.whole ? (['quantity', 'minimum'] as const).filter((what) => (row[what] ?? 0) % 1 !== 0) : []).map(
    (what): Fault => ({ code: 'QUANTIDADE_INTEIRA', column: what === 'quantity' ? 'quantidade' : 'minimo' }),
  ),
];

function namedFaults(row: StockFileRow, { kept, known, codeOfName, posted }: StockFacts): Fault[] {
  const { name, code } = row;
  if (kept !== undefined)
    return [
      ...(name === null || fold(name) === fold(kept.name)
        ? []
        : [{ code: 'CODIGO_DE_OUTRA_PECA', values: { nome: kept.name }, column: 'codigo' } as const]),
      ...postedFaults(row, posted),
    ];
  if (name === null)
    return [
      { code: 'CODIGO_DESCONHECIDO', values: { codigo: code }, column: 'codigo' },
      { code: 'CELULA_VAZIA', values: { coluna: importColumns.estoque.peca }, column: 'peca' },
    ];
  return [
    ...(known ? [] : [{ code: 'ITEM_DESCONHECIDO', values: { nome: name }, column: 'peca' } as const]),
    ...(codeOfName === undefined
      ? []
      : [{ code: 'PECA_COM_OUTRO_CODIGO', values: { codigo: codeOfName }, column: 'codigo' } as const]),
  ];
}

/** Refuses a document entered before with another quantity. */
function postedFaults({ quantity, document }: StockFileRow, posted: number | undefined): Fault[] {
  if (quantity === null || posted === undefined || posted === quantity) return [];
  return [
    {
      code: 'DOCUMENTO_LANCADO',
      values: { nome: document ?? '', quantidade: String(posted).replace('.', ',') },
      column: 'documento',
    },
  ];
}

/** The part of a row still to be written: a document is entered once per part, whether by file or by hand. */
export const stillToEnter = (row: StockFileRow, posted: number | undefined): StockFileRow =>
  posted === undefined ? row : { ...row, quantity: null, document: null, price: null };
