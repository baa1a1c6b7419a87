import { Question } from '../../core/components/Question.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { Take } from '../../core/scan/scanner.ts';
import { useScanner } from '../../core/scan/useScanner.ts';
import type { CountedItem } from '../api.ts';
import type { Counting } from '../useCounting.ts';

interface LeaveCountSheetProps {
  counting: Counting;
  /** The row to be opened instead. */
  next: CountedItem;
  /** Continues with the typed count. */
  /** The label of another row may be read meanwhile. */
  onCode: Take;
  onClose: () => void;
  onLeave: () => void;
}

/** Asks before a typed count is left for another row. */
export function LeaveCountSheet({ counting, next, onCode, onClose, onLeave }: LeaveCountSheetProps) {
  const { t } = useTranslation();
  useScanner('sheet', onCode);
  return (
    <Question
      title={t('inventory.leaving.title')}
      words={t('inventory.leaving.text', {
        quantity: counting.typed,
        item: counting.item.ds_item,
        next: next.ds_item,
      })}
      no={t('inventory.leaving.stay')}
      yes={t('inventory.leaving.leave')}
      onYes={onLeave}
      onNo={onClose}
    />
  );
}
