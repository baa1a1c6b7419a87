import type { AnswerOf } from '@terminal/contract';
import type { FileProblem } from '@terminal/contract/workbook';

type Intake = Pick<
  AnswerOf<'listIntakes'>[number],
  'nr_sequencial' | 'st_carga' | 'qt_novas' | 'qt_mudadas' | 'qt_recusadas' | 'ds_erro'
>;

/**
 * What the command says last of an import.
 * @param wholly whether it was to be written only with every row right
 * @returns complete: whether it did what was asked for with every row
 */
export function endOf(
  { nr_sequencial: id, st_carga, qt_novas, qt_mudadas, qt_recusadas, ds_erro }: Intake,
  wholly: boolean,
): { text: string; complete: boolean } {
  const written = qt_novas + qt_mudadas;
  const clean = qt_recusadas === 0;
  switch (st_carga) {
    case 'S':
      return {
        text: clean
          ? 'Written.'
          : written === 0
            ? 'Nothing was written.'
            : 'Written, but for the refused rows.',
        complete: clean,
      };
    case 'P':
      return {
        text: wholly
          ? 'Nothing was written: not every row can be.'
          : `Checked; nothing was written. To write it: --resume ${id}, or the file again with --write.`,
        complete: clean,
      };
    case 'K':
      return { text: `Called off: --resume ${id} writes the rest of it.`, complete: false };
    default:
      return {
        text: `Not finished${ds_erro === null ? '' : ` (${ds_erro})`}: --resume ${id} goes on with it.`,
        complete: false,
      };
  }
}

/** What the command says of a file that cannot be read. */
export function unreadable(file: string, problem: FileProblem): string {
  switch (problem) {
    case 'large':
      return `${file} is too large for a workbook: 10 MB, 60 MB unpacked. Save it as CSV.`;
    case 'format':
      return `${file} is neither CSV nor XLSX: an older workbook must be saved as one of them.`;
    case 'broken':
      return `${file} is a broken workbook, or none: save it once more, or as CSV.`;
    case 'empty':
      return `${file} has nothing on its first sheet.`;
  }
}
