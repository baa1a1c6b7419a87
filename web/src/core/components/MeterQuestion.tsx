import { useTranslation } from '../i18n/useTranslation.ts';
import { asksGroove, type MeterDoubt, useMeterWords } from '../meter.ts';
import { Question } from './Question.tsx';

interface MeterQuestionProps {
  doubt: MeterDoubt;
  busy: boolean;
  onYes: () => void;
  /** What was typed is corrected: it is still there. */
  onNo: () => void;
}

/** The meter in the dialog or page below, selected: the next digit takes its place. */
function selectMeter() {
  const field = [...document.querySelectorAll<HTMLInputElement>('input[data-meter]')].at(-1);
  field?.focus();
  field?.select();
}

/** The one question about an unlikely meter or groove, whatever it was typed for. */
export function MeterQuestion({ doubt, busy, onYes, onNo }: MeterQuestionProps) {
  const { t } = useTranslation();
  const words = useMeterWords();
  const correct = () => {
    onNo();
    // Once the dialogs above it are gone.
    if (!asksGroove(doubt)) setTimeout(selectMeter);
  };
  return (
    <Question
      title={t(
        asksGroove(doubt)
          ? 'core.groove.question'
          : doubt.codigo === 'CONFIRMA_KM'
            ? 'core.meter.leap'
            : 'core.meter.question',
      )}
      words={words(doubt)}
      no={t('core.meter.no')}
      yes={t('core.meter.yes')}
      busy={busy}
      onYes={onYes}
      onNo={correct}
    />
  );
}
