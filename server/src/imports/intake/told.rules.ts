import type { AnswerOf } from '@terminal/contract';
import type { FileFault } from '@terminal/contract/workbook';

type Intake = Pick<
  AnswerOf<'listIntakes'>[number],
  'nr_sequencial' | 'st_carga' | 'qt_novas' | 'qt_mudadas' | 'qt_recusadas' | 'ds_erro'
>;

/**
 * Final message of the command about an intake.
 * @param wholly whether it was to be written only as a whole
 * @returns complete: whether every row was processed as requested
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
          ? 'Gravada.'
          : written === 0
            ? 'Nada foi gravado.'
            : 'Gravada, menos as linhas recusadas.',
        complete: clean,
      };
    case 'P':
      return {
        text: wholly
          ? 'Nada foi gravado: nem toda linha pode ser.'
          : `Conferida; nada foi gravado. Para gravar: --resume ${id}, ou o arquivo de novo com --write.`,
        complete: clean,
      };
    case 'K':
      return { text: `Cancelada: --resume ${id} grava o resto.`, complete: false };
    default:
      return {
        text: `Não terminou${ds_erro === null ? '' : ` (${ds_erro})`}: --resume ${id} continua com ela.`,
        complete: false,
      };
  }
}

/** Final message of the command about an undo. @param whole whether it reached the last line */
export function undoneText(write: boolean, whole: boolean): string {
  if (!whole) return 'Não terminou: o mesmo comando continua com ela.';
  return write ? 'Desfeita.' : 'Nada foi desfeito. Para desfazer: o mesmo comando com --write.';
}

/** Message of the command about an unreadable file. */
export function unreadable(file: string, fault: FileFault): string {
  switch (fault) {
    case 'large':
      return `${file} é grande demais para uma planilha: 10 MB, 60 MB descompactada. Salve como CSV.`;
    case 'format':
      return `${file} não é CSV nem XLSX: salve a planilha antiga como um deles.`;
    case 'broken':
      return `${file} é uma planilha danificada, ou não é planilha: salve de novo, ou como CSV.`;
    case 'quotes':
      return `${file} tem aspas que não fecham.`;
    case 'empty':
      return `${file} não tem nada na primeira planilha.`;
  }
}
