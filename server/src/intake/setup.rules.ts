import { numberOf } from '../imports/cells.rules.ts';
import { attempt, type Problem, type Read, whole, within } from '../imports/rows.rules.ts';
import { positionOf } from '../imports/tyre.rules.ts';
import { cellsOf, choiceIn, durationOf, flagIn, mustChoose, nameIn, namesIn, textIn } from './cell.rules.ts';
import { unknownAmong } from './outcome.rules.ts';

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
  return attempt(() => {
    const row = cellsOf('branches', cells);
    const zone = textIn(row, 'fuso', 60);
    if (zone !== null && !zones.has(zone)) throw row.fault('FUSO_DESCONHECIDO', 'fuso', { nome: zone });
    return {
      name: row.required('filial', 60).toUpperCase(),
      state: nameIn(row, 'uf', 2),
      place: nameIn(row, 'local', 80),
      zone,
      status: choiceIn(row, 'situacao', ['A', 'I']),
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
  return attempt(() => {
    const row = cellsOf('types', cells);
    const steering = new Set(namesIn(row, 'direcionais') ?? []);
    const positions = (namesIn(row, 'posicoes') ?? []).map((told) => {
      const place = positionOf(told);
      if (place === null) throw row.fault('POSICAO_INVALIDA', 'posicoes');
      return { ...place, steers: steering.has(String(place.axle)) ? ('S' as const) : ('N' as const) };
    });
    return {
      code: row.required('codigo', 30).toUpperCase(),
      name: row.required('descricao', 60).toUpperCase(),
      department: mustChoose(row, 'departamento', ['FROTA', 'ARMAZEM']),
      meter: mustChoose(row, 'medidor', ['K', 'H']),
      perDay: row.must('por_dia', within(0.01, 9_999, numberOf), 'CELULA_NUMERO'),
      solid: flagIn(row, 'macico'),
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
  return attempt(() => {
    const row = cellsOf('segments', cells);
    return {
      name: row.required('segmento', 60).toUpperCase(),
      department: choiceIn(row, 'departamento', ['FROTA', 'ARMAZEM']),
      tyres: flagIn(row, 'pneus'),
      status: choiceIn(row, 'situacao', ['A', 'I']),
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
}

/** Reads a service or a part. */
export function readItem(cells: readonly string[]): Read<ItemRow> {
  return attempt(() => {
    const row = cellsOf('items', cells);
    return {
      kind: mustChoose(row, 'tipo', ['S', 'P']) === 'S' ? 3 : 4,
      name: row.required('nome', 120).toUpperCase(),
      timed: flagIn(row, 'executavel'),
      tyre: choiceIn(row, 'pneu', ['R', 'S']),
      status: choiceIn(row, 'situacao', ['A', 'I']),
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
  return attempt(() => {
    const row = cellsOf('problems', cells);
    return {
      segment: row.required('segmento', 60).toUpperCase(),
      name: row.required('problema', 120).toUpperCase(),
      level: row.must('nivel', within(0, 4, whole), 'CELULA_NUMERO'),
      sla: row.must('sla', durationOf, 'CELULA_NUMERO'),
      service: nameIn(row, 'servico', 120),
      types: namesIn(row, 'tipos', 30),
      fuel: flagIn(row, 'abastecimento'),
      status: choiceIn(row, 'situacao', ['A', 'I']),
    };
  });
}

/** What the tables say about the names of a problem. */
export interface ProblemFacts {
  segments: ReadonlyMap<string, unknown>;
  services: ReadonlyMap<string, unknown>;
  types: ReadonlyMap<string, unknown>;
}

/** The first name of a problem that nobody knows; null: it comes in. */
export function problemProblem(row: ProblemRow, { segments, services, types }: ProblemFacts): Problem | null {
  const service = row.service === null ? [] : [row.service];
  return (
    unknownAmong([row.segment], segments, { code: 'SEGMENTO_DESCONHECIDO', column: 'segmento' }) ??
    unknownAmong(service, services, { code: 'SERVICO_DESCONHECIDO', column: 'servico' }) ??
    unknownAmong(row.types ?? [], types, { code: 'TIPO_DESCONHECIDO', column: 'tipos' })
  );
}
