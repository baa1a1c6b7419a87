import { dateTime } from '../../core/format/dates.ts';
import { personName } from '../../core/format/words.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';

interface CorrectionNoteProps {
  correction: { ds_motivo: string; dt_correcao: string; ds_colaborador: string };
  /** Declared void. */
  isVoid: boolean;
}

/** Who said that something recorded was wrong, when and why. */
export function CorrectionNote({ correction, isVoid }: CorrectionNoteProps) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  return t(isVoid ? 'fleet.correction.voided' : 'fleet.correction.wrong', {
    name: personName(correction.ds_colaborador),
    when: dateTime(correction.dt_correcao, ds_fuso),
    reason: correction.ds_motivo,
  });
}
