import { type IntakeColumn, intakeColumns } from '@terminal/contract/intake';
import { productTypes } from '@terminal/contract/order-fixed';
import { keyOf, type RecordKind, rightColumns } from '@terminal/contract/record-kinds';
import { positionOf } from '@terminal/contract/tyre-positions';
import type { Texts } from '../core/typed-over.ts';
import type { Place } from '../tyres/drawing.ts';

/** Cells of a record by the names of its columns. */
export type Cells = Texts;

/** What new records have unless it is changed, as where a file says nothing. */
const fresh: Cells = { situacao: 'A', atende: 'S', menus: 'T' };

/** A new record as its form begins. */
export const blankOf = (kind: RecordKind): Cells =>
  Object.fromEntries(
    intakeColumns(kind).map(([column, { form }]) => [column, fresh[column] ?? (form === 'flag' ? 'N' : '')]),
  );

/** Columns nobody can read and no draft keeps. */
export const secretColumns = (kind: RecordKind): string[] =>
  intakeColumns(kind).flatMap(([column, { form }]) => (form === 'digits' ? [column] : []));

/** A field of a form. */
export interface FormField extends IntakeColumn {
  column: string;
  /** It stays as it is once the record exists. */
  isFixed: boolean;
}

/** What only parts have: of a service it is not asked. */
const ofParts = ['classe', 'unidade', 'tipos', 'modelos', 'substitutos'];

/** Whether a field is asked of a record as it is typed; what stands in it is always shown. */
export const isAsked = (kind: RecordKind, cells: Cells, column: string): boolean =>
  kind !== 'items' || cells['tipo'] !== 'S' || !ofParts.includes(column) || (cells[column] ?? '') !== '';

/** Whether a record never goes out of use: the product itself needs it. */
export const staysInUse = (kind: RecordKind, id: string): boolean =>
  kind === 'orderTypes' && productTypes.includes(id);

/** Parts of a form: what a record is, and of people what they may do. The state has a button of its own. */
export function fieldsOf(kind: RecordKind): { own: FormField[]; rights: FormField[] } {
  const fixed = keyOf(kind).fixed;
  const fields = intakeColumns(kind)
    .filter(([column]) => column !== 'situacao')
    .map(([column, about]) => ({
      ...about,
      column,
      isFixed: fixed.includes(column) || about.once === true,
    }));
  const isRight = ({ column }: FormField) => kind === 'people' && rightColumns.includes(column);
  return { own: fields.filter((field) => !isRight(field)), rights: fields.filter(isRight) };
}

/** Columns no list shows: there is more in them than fits a cell, or another says enough. */
const unlisted = ['posicoes', 'tipos', 'contrato_inicio', 'contatos'];

/** Columns a list shows, the key first: what people know a record by, without lists and flags. */
export const shownColumns = (kind: RecordKind): [string, IntakeColumn][] => {
  const { columns: own, name } = keyOf(kind);
  const key = [...new Set([name, ...own])];
  const columns = intakeColumns(kind).filter(
    ([column, { form }]) =>
      !key.includes(column) && column !== 'situacao' && form !== 'flag' && form !== 'digits',
  );
  const keyed = key.flatMap((name) => intakeColumns(kind).filter(([column]) => column === name));
  return [...keyed, ...columns.filter(([column]) => !unlisted.includes(column))].slice(0, 6);
};

/** Tyre positions a type's cells name, each once; what is no position yet is left out. */
export function placesIn({ posicoes = '', direcionais = '' }: Cells): Place[] {
  const steering = direcionais.split(/[|,;]/).map((axle) => axle.trim());
  const places = posicoes.split(/[|,;]/).flatMap((told): Place[] => {
    const place = positionOf(told);
    if (place === null) return [];
    const { axle, side } = place;
    return [
      { nr_posicao: axle, ds_lado: side, eixo_direcional: steering.includes(String(axle)) ? 'S' : 'N' },
    ];
  });
  return [...new Map(places.map((place) => [`${place.nr_posicao}${place.ds_lado}`, place])).values()];
}
