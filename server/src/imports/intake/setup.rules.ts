import { choices } from '@terminal/contract';
import { positionOf } from '@terminal/contract/tyre-positions';
import { durationOf, numberOf } from '../../core/cells/cells.rules.ts';
import { attempt, type Read, whole, within } from '../../core/cells/reader.rules.ts';
import { cellsOf } from './cell.rules.ts';

type State = 'A' | 'I' | null;
type Flag = 'S' | 'N' | null;

/** A branch of a file; null: as it is, or as usual. */
export interface BranchRow {
  name: string;
  state: string | null;
  place: string | null;
  zone: string | null;
  status: State;
}

/** Reads a branch. @param zones that PostgreSQL and Node know */
export function readBranch(cells: readonly string[], zones: ReadonlySet<string>): Read<BranchRow> {
  return attempt(cellsOf('branches', cells), (row) => {
    const zone = row.optionalText('fuso', 60);
    if (zone !== null && !zones.has(zone)) row.fault('FUSO_DESCONHECIDO', 'fuso', { nome: zone });
    return {
      name: row.requiredName('filial', 60),
      state: row.name('uf', 2),
      place: row.name('local', 80),
      zone,
      status: row.choice('situacao', choices.state),
    };
  });
}

/** A vehicle type of a file. */
export interface TypeRow {
  code: string;
  name: string;
  department: string;
  meter: string;
  perDay: number;
  solid: Flag;
  positions: { axle: number; side: string; steers: 'S' | 'N' }[];
}

/** Reads a vehicle type with its tyre positions. */
export function readType(cells: readonly string[]): Read<TypeRow> {
  return attempt(cellsOf('types', cells), (row) => {
    const steering = new Set(row.names('direcionais') ?? []);
    const positions = (row.names('posicoes') ?? []).flatMap((told) => {
      const place = positionOf(told);
      if (place === null) row.fault('POSICAO_INVALIDA', 'posicoes', {}, told);
      return place === null
        ? []
        : [{ ...place, steers: steering.has(String(place.axle)) ? ('S' as const) : ('N' as const) }];
    });
    return {
      code: row.requiredName('codigo', 30),
      name: row.requiredName('descricao', 60),
      department: row.mustChoose('departamento', choices.department),
      meter: row.mustChoose('medidor', choices.meter),
      perDay: row.mustNumber('por_dia', within(0.01, 9_999, numberOf)),
      solid: row.choice('macico', choices.flag),
      positions,
    };
  });
}

/** A segment of a file. */
export interface SegmentRow {
  name: string;
  department: string | null;
  tyres: Flag;
  status: State;
}

/** Reads a segment. */
export function readSegment(cells: readonly string[]): Read<SegmentRow> {
  return attempt(cellsOf('segments', cells), (row) => {
    return {
      name: row.requiredAsTyped('segmento', 60),
      department: row.choice('departamento', choices.department),
      tyres: row.choice('pneus', choices.flag),
      status: row.choice('situacao', choices.state),
    };
  });
}

/** A service (3) or part (4) of a file. */
export interface ItemRow {
  kind: 3 | 4;
  name: string;
  timed: Flag;
  tyre: 'R' | 'S' | null;
  status: State;
  /** Class of a part, in capital letters. */
  class: string | null;
}

/** Reads a service or a part. */
export function readItem(cells: readonly string[]): Read<ItemRow> {
  return attempt(cellsOf('items', cells), (row) => {
    return {
      kind: row.mustChoose('tipo', choices.item) === 'S' ? 3 : 4,
      name: row.requiredName('nome', 120),
      timed: row.choice('executavel', choices.flag),
      tyre: row.choice('pneu', choices.tyreService),
      status: row.choice('situacao', choices.state),
      class: row.name('classe', 40),
    };
  });
}

/** A problem of a file. */
export interface ProblemRow {
  segment: string;
  name: string;
  level: number;
  /** Hours as PostgreSQL reads them. */
  sla: string;
  service: string | null;
  types: string[] | null;
  fuel: Flag;
  status: State;
}

/** Reads a problem of a segment. */
export function readProblem(cells: readonly string[]): Read<ProblemRow> {
  return attempt(cellsOf('problems', cells), (row) => {
    return {
      segment: row.requiredAsTyped('segmento', 60),
      name: row.requiredAsTyped('problema', 120),
      level: row.mustNumber('nivel', within(0, 4, whole)),
      sla: row.must('sla', durationOf, 'CELULA_NUMERO'),
      service: row.optionalText('servico', 120),
      types: row.referred('tipos', 30),
      fuel: row.choice('abastecimento', choices.flag),
      status: row.choice('situacao', choices.state),
    };
  });
}
