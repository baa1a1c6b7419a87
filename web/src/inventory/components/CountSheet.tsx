import { Sheet } from '../../core/components/Sheet.tsx';
import { dotted } from '../../core/format/dotted.ts';
import type { TFunction } from '../../core/i18n/translate.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { CodeReader } from '../../core/scan/CodeReader.tsx';
import type { Take } from '../../core/scan/scanner.ts';
import { useScanner } from '../../core/scan/useScanner.ts';
import type { CountedItem } from '../api.ts';
import type { Counter } from '../useCounter.tsx';
import type { Counting } from '../useCounting.ts';
import { CountForm } from './CountForm.tsx';

interface CountSheetProps {
  inventory: number;
  /** Null: the camera looks for a label. */
  counting: Counting | null;
  counter: Counter;
  /** The camera looks on while a row is counted, for the next one. */
  scanning: boolean;
  onCode: Take;
  onType: (typed: string) => void;
  /** Goes to the row before (true) or after. */
  onTurn: (back: boolean) => void;
  /** The present row. */
  onItem: (item: CountedItem) => void;
  /** It was counted, or kept to be sent. */
  onDone: () => void;
  onClose: () => void;
}

/** 'Lançamento de item': the label is read and its item counted in one sheet, one item after another (INV-06, INV-08, INV-12). */
export function CountSheet(props: CountSheetProps) {
  const { t } = useTranslation();
  const { inventory, counting, counter, scanning, onCode, onType, onTurn, onItem, onDone, onClose } = props;
  const item = counting?.item;
  useScanner('sheet', onCode);
  return (
    <Sheet
      title={item?.ds_item ?? t('inventory.scanTitle')}
      about={item && aboutOf(item, t)}
      backdropCloses={false}
      onClose={onClose}
    >
      {scanning && (
        <CodeReader
          label={t('inventory.scanAbout')}
          otherwise={t('inventory.scanOtherwise')}
          read={item !== undefined}
          onText={onCode}
        />
      )}
      {counting !== null && (
        <CountForm
          key={counting.item.nr_sequencial}
          inventory={inventory}
          counting={counting}
          counter={counter}
          onType={onType}
          onTurn={onTurn}
          onItem={onItem}
          onDone={onDone}
        />
      )}
    </Sheet>
  );
}

/** Action, code and shelf of the part. */
const aboutOf = ({ ds_codigoitem, ds_prateleira }: CountedItem, t: TFunction): string =>
  dotted([t('inventory.count.about', { code: ds_codigoitem }), ds_prateleira]);
