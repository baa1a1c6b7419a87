import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { number } from '../../core/format/numbers.ts';
import css from '../../flow/components/Flow.module.css';

interface MeterQuestionProps {
  value: number;
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** A large step of the meter on an old order is possible, so it is asked about (G-50). */
export function MeterQuestion({ value, busy, onYes, onNo }: MeterQuestionProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      title={t('execution.close.meterQuestion')}
      onClose={onNo}
      backdropCloses={false}
      footer={
        <div className={css['buttons']}>
          <Button size="xl" wide onClick={onNo}>
            {t('execution.close.meterNo')}
          </Button>
          <Button look="primary" size="xl" wide busy={busy} onClick={onYes}>
            {t('execution.close.meterYes')}
          </Button>
        </div>
      }
    >
      <p>{t('execution.close.meterAsk', { value: number(value) })}</p>
    </Sheet>
  );
}
