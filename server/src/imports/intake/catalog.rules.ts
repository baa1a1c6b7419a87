import { choices, productTypes, releaseReason } from '@terminal/contract';
import { attempt, type Fault, type Read, whole, within } from '../../core/cells/reader.rules.ts';
import { fold } from '../../core/text.ts';
import { designIn } from '../tyre.rules.ts';
import { cellsOf } from './cell.rules.ts';

/** A reason of a file; null: as it is, or as usual. */
export interface ReasonRow {
  use: string;
  name: string;
  spanish: string | null;
  asksPart: 'S' | 'N' | null;
  status: 'A' | 'I' | null;
}

/** Reads a reason of pauses, cancellations, rescues or scrapped tyres. */
export function readReason(cells: readonly string[]): Read<ReasonRow> {
  return attempt(cellsOf('reasons', cells), (row) => {
    const read = {
      use: row.mustChoose('uso', choices.reason),
      name: row.requiredAsTyped('motivo', 80),
      spanish: row.optionalText('em_espanhol', 80),
      asksPart: row.choice('exige_peca', choices.flag),
      status: row.choice('situacao', choices.state),
    };
    if (read.use === 'PAUSA' && fold(read.name) === fold(releaseReason))
      row.fault('MOTIVO_DO_SISTEMA', 'motivo');
    if (read.use !== 'PAUSA' && read.asksPart === 'S') row.fault('MOTIVO_SEM_PECA', 'exige_peca');
    return read;
  });
}

/** A level of criticality of a file. */
export interface LevelRow {
  level: number;
  title: string;
  tag: string;
  titleSpanish: string | null;
  tagSpanish: string | null;
}

/** Reads what one of the five levels is called. */
export function readLevel(cells: readonly string[]): Read<LevelRow> {
  return attempt(cellsOf('levels', cells), (row) => ({
    level: row.mustNumber('nivel', within(0, 4, whole)),
    title: row.requiredAsTyped('titulo', 40),
    tag: row.requiredAsTyped('etiqueta', 40),
    titleSpanish: row.optionalText('titulo_em_espanhol', 40),
    tagSpanish: row.optionalText('etiqueta_em_espanhol', 40),
  }));
}

/** An order type of a file. */
export interface OrderTypeRow {
  code: string;
  name: string;
  spanish: string | null;
  approval: 'S' | 'N' | null;
  status: 'A' | 'I' | null;
}

/** Reads an order type. */
export function readOrderType(cells: readonly string[]): Read<OrderTypeRow> {
  return attempt(cellsOf('orderTypes', cells), (row) => ({
    code: row.requiredName('codigo', 4),
    name: row.requiredName('tipo', 40),
    spanish: row.optionalText('em_espanhol', 40),
    approval: row.choice('aprovacao', choices.flag),
    status: row.choice('situacao', choices.state),
  }));
}

/** What is wrong with an order type. @param codes of the types there are, by name */
export function orderTypeFaults(
  { code, name, status }: OrderTypeRow,
  codes: ReadonlyMap<string, string>,
): Fault[] {
  const other = codes.get(name);
  const isTaken = other !== undefined && other !== code;
  return [
    ...(isTaken ? [{ code: 'CADASTRO_EXISTE', column: 'tipo', values: { nome: name } } as const] : []),
    ...(status === 'I' && productTypes.includes(code)
      ? [{ code: 'TIPO_DO_PRODUTO', column: 'situacao' } as const]
      : []),
  ];
}

/** A design of tyres of a file: make, model and size. */
export interface DesignRow {
  brand: string;
  model: string;
  size: string;
  status: 'A' | 'I' | null;
}

/** Reads a design of tyres, by the rules tyres are read by. */
export function readDesign(cells: readonly string[]): Read<DesignRow> {
  return attempt(cellsOf('designs', cells), (row) => ({
    ...designIn(row),
    status: row.choice('situacao', choices.state),
  }));
}

/** An operation of a file: what vehicles work for. */
export interface OperationRow {
  name: string;
  status: 'A' | 'I' | null;
}

/** Reads an operation. */
export function readOperation(cells: readonly string[]): Read<OperationRow> {
  return attempt(cellsOf('operations', cells), (row) => ({
    name: row.requiredName('operacao', 60),
    status: row.choice('situacao', choices.state),
  }));
}
