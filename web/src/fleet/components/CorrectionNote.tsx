import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import { type Correction, correctionWords } from '../correction-words.ts';

interface CorrectionNoteProps {
  correction: Correction;
  /** Declared void. */
  isVoid: boolean;
}

/** Who said that something recorded was wrong, when and why. */
export function CorrectionNote({ correction, isVoid }: CorrectionNoteProps) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  return t(
    isVoid ? 'fleet.correction.voided' : 'fleet.correction.wrong',
    correctionWords(correction, ds_fuso),
  );
}
