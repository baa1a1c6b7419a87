import { csvOf } from '../core/files/csv.ts';

/** Why a workbook cannot be read. */
export class UnreadableWorkbook extends Error {
  readonly problem: 'large' | 'format' | 'broken' | 'empty';

  constructor(problem: UnreadableWorkbook['problem']) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * What is sent of a file: a CSV goes as it is, however large; of a workbook the cells of its first sheet.
 * @throws UnreadableWorkbook
 */
export async function csvOfFile(file: File): Promise<Blob> {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isWorkbook = head[0] === 0x50 && head[1] === 0x4b;
  if (!isWorkbook) return file;
  const { readCells } = await import('../imports/sheet.ts');
  try {
    const [heads = [], ...rows] = await readCells(file);
    return new Blob([csvOf({ heads, rows })], { type: 'text/csv' });
  } catch (error) {
    throw problemOf(error);
  }
}

function problemOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('problem' in error)) return error;
  const known = (['large', 'format', 'empty'] as const).find((problem) => problem === error.problem);
  return new UnreadableWorkbook(known ?? 'broken');
}
