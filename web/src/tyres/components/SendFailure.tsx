import type { CallError } from '../../core/api/errors.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import css from './ReadingDesk.module.css';

/** Why a batch was not taken, and what becomes of it. */
export function SendFailure({ error }: { error: CallError }) {
  const { t } = useTranslation();
  const say = useErrorText();
  return (
    <p className={css['notice']} role="alert">
      {error.codigo === 'CONFLITO' ? t('tyres.reading.movedMeanwhile') : say(error)}
    </p>
  );
}
