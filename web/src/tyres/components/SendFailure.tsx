import { useTranslation } from 'react-i18next';
import type { CallError } from '../../core/api/errors.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import type { TyreLayout } from '../drawing.ts';
import { unlikelyMeter } from '../meter.ts';
import css from './ReadingDesk.module.css';

interface SendFailureProps {
  error: CallError;
  layout: TyreLayout;
  /** Meter as typed. */
  km: string;
}

/** Why a batch was not taken, and what becomes of it. */
export function SendFailure({ error, layout, km }: SendFailureProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  return (
    <p className={css['notice']} role="alert">
      {error.codigo === 'CONFIRMA_LEITURA'
        ? t('tyres.reading.unlikely', unlikelyMeter(layout, Number(km)))
        : error.codigo === 'CONFLITO'
          ? t('tyres.reading.movedMeanwhile')
          : say(error)}
    </p>
  );
}
