import { dateTime } from '../core/format/dates.ts';
import { personName } from '../core/format/words.ts';

/** Who said that something recorded was wrong, when and why. */
export interface Correction {
  ds_motivo: string;
  dt_correcao: string;
  ds_colaborador: string;
}

/** The parts of a sentence about it. @param zone of the branch */
export const correctionWords = (
  { ds_motivo, dt_correcao, ds_colaborador }: Correction,
  zone: string | undefined,
) => ({ name: personName(ds_colaborador), when: dateTime(dt_correcao, zone), reason: ds_motivo });
