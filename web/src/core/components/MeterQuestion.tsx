import { useTranslation } from 'react-i18next';
import { type MeterDoubt, useMeterWords } from '../meter.ts';
import { Button } from './Button.tsx';
import css from './MeterQuestion.module.css';
import { Sheet } from './Sheet.tsx';

interface MeterQuestionProps {
  doubt: MeterDoubt;
  busy: boolean;
  onYes: () => void;
  /** What was typed is corrected: it is still there. */
  onNo: () => void;
}

/** The one question about an unlikely meter, whatever it was typed for. */
export function MeterQuestion({ doubt, busy, onYes, onNo }: MeterQuestionProps) {
  const { t } = useTranslation();
  const words = useMeterWords();
  return (
    <Sheet
      title={t(doubt.codigo === 'CONFIRMA_KM' ? 'core.meter.leap' : 'core.meter.question')}
      onClose={onNo}
      backdropCloses={false}
      footer={
        <div className={css['buttons']}>
          <Button look="primary" size="xl" wide onClick={onNo}>
            {t('core.meter.no')}
          </Button>
          <Button size="xl" wide busy={busy} onClick={onYes}>
            {t('core.meter.yes')}
          </Button>
        </div>
      }
    >
      <p className={css['words']}>{words(doubt)}</p>
    </Sheet>
  );
}
