import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import flow from '../../flow/components/Flow.module.css';
import type { CountedItem } from '../api.ts';
import type { Counting } from '../useCounting.ts';

interface LeaveCountSheetProps {
  counting: Counting;
  /** The row to be opened instead. */
  next: CountedItem;
  /** The typed count goes on. */
  onClose: () => void;
  onLeave: () => void;
}

/** Asks before a typed count is left for another row. */
export function LeaveCountSheet({ counting, next, onClose, onLeave }: LeaveCountSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      title={t('inventory.leaving.title')}
      onClose={onClose}
      backdropCloses={false}
      footer={
        <div className={flow['buttons']}>
          <Button look="primary" size="l" onClick={onClose}>
            {t('inventory.leaving.stay')}
          </Button>
          <Button size="l" onClick={onLeave}>
            {t('inventory.leaving.leave')}
          </Button>
        </div>
      }
    >
      <p>
        {t('inventory.leaving.text', {
          quantity: counting.typed,
          item: counting.item.ds_item,
          next: next.ds_item,
        })}
      </p>
    </Sheet>
  );
}
