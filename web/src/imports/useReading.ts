import { UnreadableFile } from '@terminal/contract/workbook';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeadedCells, HeadScore } from '../core/files/sheet.ts';
import { number } from '../core/format/numbers.ts';

/** Rows of a file, or in words which heads it lacks. */
type Laid<Row> = { rows: Row[]; missing: null } | { rows: null; missing: string };

interface ReadingOptions<Row> {
  /** Lays the cells of the file out as rows. */
  layOut: (cells: readonly (readonly string[])[]) => Laid<Row>;
  /** How well cells fit as the heads; without it the first row of the first worksheet holds them. */
  headFit?: HeadScore;
  /** Rows that are not brought; their lines are told. */
  leftOut?: (cells: readonly string[]) => boolean;
  /** Rows at most. */
  most: number;
  onRead: (file: Omit<HeadedCells, 'cells'> & { name: string; rows: Row[]; leftOut: number[] }) => void;
}

/** Reads a file somebody chose, and says what is wrong with it; what reads it is loaded with the first one. */
export function useReading<Row>({ layOut, headFit, leftOut, most, onRead }: ReadingOptions<Row>) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function read(file: File | undefined) {
    if (file === undefined) return;
    setBusy(true);
    setProblem(null);
    try {
      const { readCells } = await import('../core/files/sheet.ts');
      const { sheet, ...found } = await readCells(file, headFit);
      const { cells, lines, left } = parted(found, leftOut);
      const { rows, missing } = layOut(cells);
      if (missing !== null) setProblem(t('imports.problems.columns', { columns: missing }));
      else if (rows.length === 0) setProblem(t('imports.problems.empty'));
      else if (rows.length > most)
        setProblem(t('imports.problems.rows', { rows: number(rows.length), most: number(most) }));
      else onRead({ name: file.name, rows, sheet, lines, leftOut: left });
    } catch (error) {
      setProblem(t(`imports.problems.${problemOf(error)}`));
    } finally {
      setBusy(false);
    }
  }

  return { problem, busy, read };
}

/** What is brought of a table, and the lines of what is not; its heads stay. */
export function parted(
  { cells, lines }: Pick<HeadedCells, 'cells' | 'lines'>,
  leftOut: ReadingOptions<unknown>['leftOut'] = () => false,
) {
  const stays = cells.map((row, n) => n === 0 || !leftOut(row));
  return {
    cells: cells.filter((_row, n) => stays[n]),
    lines: lines.filter((_line, n) => stays[n]),
    left: lines.filter((_line, n) => !stays[n]),
  };
}

/** Also what reads files may not have been loaded. */
const problemOf = (error: unknown) => (error instanceof UnreadableFile ? error.problem : 'broken');
