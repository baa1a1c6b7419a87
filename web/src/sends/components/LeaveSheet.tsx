import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { stay, useLeaving } from '../leaving.ts';
import css from './Sends.module.css';

/** Who signs out with something unsent hears what becomes of it. */
export function LeaveSheet({ count }: { count: number }) {
  const { t } = useTranslation();
  const leave = useLeaving();
  if (leave === null) return null;
  return (
    <Sheet
      title={t('sends.leave.title', { count })}
      onClose={stay}
      backdropCloses={false}
      footer={
        <div className={css['buttons']}>
          <Button size="l" wide onClick={stay}>
            {t('sends.leave.stay')}
          </Button>
          <Button
            look="primary"
            size="l"
            wide
            onClick={() => {
              stay();
              leave();
            }}
          >
            {t('sends.leave.leave')}
          </Button>
        </div>
      }
    >
      <p>{t('sends.leave.text')}</p>
    </Sheet>
  );
}
