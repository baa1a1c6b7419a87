import { choices, isWhole, type Unit } from '@terminal/contract';
import { positionOf } from '@terminal/contract/tyre-positions';
import { coordinatesOf, durationOf, numberOf, partsOf } from '../../core/cells/cells.rules.ts';
import { attempt, type Cells, type Fault, type Read, whole, within } from '../../core/cells/reader.rules.ts';
import { fold } from '../../core/text.ts';
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

/** Federal units; EX stands for what is not in Brazil. */
const states = new Set(
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO EX'.split(' '),
);

function stateOf(row: Cells): string | null {
  const state = row.name('uf', 2);
  if (state !== null && state.length <= 2 && !states.has(state))
    row.fault('UF_DESCONHECIDA', 'uf', { nome: state });
  return state;
}

/** Reads a branch. @param zones that PostgreSQL and Node know */
export function readBranch(cells: readonly string[], zones: ReadonlySet<string>): Read<BranchRow> {
  return attempt(cellsOf('branches', cells), (row) => {
    const zone = row.optionalText('fuso', 60);
    if (zone !== null && !zones.has(zone)) row.fault('FUSO_DESCONHECIDO', 'fuso', { nome: zone });
    return {
      name: row.requiredName('filial', 60),
      state: stateOf(row),
      place: row.optional('local', coordinatesOf, 'LOCAL_INVALIDO'),
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
  status: State;
}

/** Reads a vehicle type with its tyre positions. */
export function readType(cells: readonly string[]): Read<TypeRow> {
  return attempt(cellsOf('types', cells), (row) => {
    return {
      code: row.requiredName('codigo', 30),
      name: row.requiredName('descricao', 60),
      department: row.mustChoose('departamento', choices.department),
      meter: row.mustChoose('medidor', choices.meter),
      perDay: row.mustNumber('por_dia', within(0.01, 9_999, numberOf)),
      solid: row.choice('macico', choices.flag),
      positions: positionsOf(row),
      status: row.choice('situacao', choices.state),
    };
  });
}

/** The tyre positions of a type, and which of its axles steer: each position once, each axle one of these. */
function positionsOf(row: Cells): TypeRow['positions'] {
  const steering = row.names('direcionais') ?? [];
  const named = new Set<string>();
  const places = partsOf(row.text('posicoes')).flatMap((told) => {
    const place = positionOf(told);
    if (place === null) row.fault('POSICAO_INVALIDA', 'posicoes', {}, told);
    if (place === null) return [];
    const name = place.axle === 0 ? 'ESTEPE' : `${place.axle}${place.side}`;
    if (named.has(name)) row.fault('POSICAO_REPETIDA', 'posicoes', { nome: name }, told);
    named.add(name);
    return [{ ...place, steers: steering.includes(String(place.axle)) ? ('S' as const) : ('N' as const) }];
  });
  const axles = places.map(({ axle }) => axle).filter((axle) => axle > 0);
  for (const nome of steering)
    if (!axles.map(String).includes(nome)) row.fault('EIXO_DESCONHECIDO', 'direcionais', { nome }, nome);
  return places;
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
  /** Unit of a part. */
  unit: Unit | null;
  /** Vehicle types a part fits. */
  types: string[] | null;
  /** Models of vehicles a part fits, in capital letters. */
  models: string[] | null;
  /** Parts that may be used in its place. */
  substitutes: string[];
}

/** What only parts have. */
const ofParts = ['unidade', 'tipos', 'modelos', 'substitutos'];

/** Reads a service or a part. */
export function readItem(cells: readonly string[]): Read<ItemRow> {
  return attempt(cellsOf('items', cells), (row) => {
    const kind = row.mustChoose('tipo', choices.item) === 'S' ? 3 : 4;
    const name = row.requiredName('nome', 120);
    const substitutes = row.referred('substitutos', 120) ?? [];
    if (substitutes.some((other) => fold(other) === fold(name))) row.fault('SUBSTITUTO_DE_SI', 'substitutos');
    if (kind === 3)
      for (const column of ofParts) if (row.text(column) !== '') row.fault('SO_DE_PECA', column);
    return {
      kind,
      name,
      timed: row.choice('executavel', choices.flag),
      tyre: row.choice('pneu', choices.tyreService),
      status: row.choice('situacao', choices.state),
      class: row.name('classe', 40),
      unit: row.choice('unidade', choices.unit),
      types: row.referred('tipos', 30),
      models: row.names('modelos', 60),
      substitutes,
    };
  });
}

/** What is stored of a part that decides on its unit. */
export interface UnitFacts {
  unit: string | null;
  /** Its stock has moved. */
  moved: boolean;
  /** Stock or plans hold fractions of it. */
  broken: boolean;
}

/**
 * Why a part cannot have the unit of its row.
 * @param facts of the part there is; undefined: a new one
 * @param emptied its unit is taken away
 */
export function unitFaults(
  { unit }: Pick<ItemRow, 'unit'>,
  facts: UnitFacts | undefined,
  emptied: boolean,
): Fault[] {
  const now = facts?.unit ?? null;
  const wanted = unit ?? (emptied ? null : now);
  if (facts === undefined || wanted === now) return [];
  if (now !== null && facts.moved) return [{ code: 'UNIDADE_FIXA', column: 'unidade' }];
  return wanted !== null && isWhole(wanted) && facts.broken
    ? [{ code: 'UNIDADE_COM_FRACAO', column: 'unidade' }]
    : [];
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
