import { choices } from '@terminal/contract';
import { clockOf, isoDay, writtenDay } from '../../core/cells/cells.rules.ts';
import { attempt, type Read } from '../../core/cells/reader.rules.ts';
import { cellsOf } from './cell.rules.ts';

/** A holiday of a file; branch null: every branch. */
export interface HolidayRow {
  day: string;
  name: string;
  branch: string | null;
  status: 'A' | 'I' | null;
}

/** Reads a holiday. */
export function readHoliday(cells: readonly string[]): Read<HolidayRow> {
  return attempt(cellsOf('holidays', cells), (row) => ({
    day: isoDay(row.must('data', writtenDay, 'CELULA_DATA')),
    name: row.requiredAsTyped('feriado', 60),
    branch: row.optionalText('filial', 60),
    status: row.choice('situacao', choices.state),
  }));
}

/** A shift of a file; branch null: every branch. */
export interface ShiftRow {
  name: string;
  /** 1 Monday to 7 Sunday. */
  days: number[];
  begins: string;
  ends: string;
  branch: string | null;
  status: 'A' | 'I' | null;
}

const weekdays = Object.keys(choices.weekday);

/** Reads a shift: one that ends before it begins passes midnight. */
export function readShift(cells: readonly string[]): Read<ShiftRow> {
  return attempt(cellsOf('shifts', cells), (row) => {
    const days = row.chosen('dias', choices.weekday).map((day) => weekdays.indexOf(day) + 1);
    if (row.text('dias') === '') row.fault('CELULA_VAZIA', 'dias');
    const begins = row.must('inicio', clockOf, 'CELULA_HORA');
    const ends = row.must('fim', clockOf, 'CELULA_HORA');
    if (begins !== null && begins === ends) row.fault('TURNO_SEM_FIM', 'fim');
    return {
      name: row.requiredAsTyped('turno', 40),
      days: days.toSorted((a, b) => a - b),
      begins,
      ends,
      branch: row.optionalText('filial', 60),
      status: row.choice('situacao', choices.state),
    };
  });
}
