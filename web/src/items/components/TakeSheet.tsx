import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import css from '../../core/components/Form.module.css';
import { Sheet } from '../../core/components/Sheet.tsx';
import { dismissFlow } from '../../identity/flow.ts';
import { openParts } from '../open-parts.ts';
import own from './Items.module.css';
import type { ItemSheetProps } from './item-sheet.ts';
import { PartLine } from './PartLine.tsx';

/** The parts still to take, all at once with one identification (ITEMS-14). */
export function TakeSheet({ order, flow, failure, onConfirm }: ItemSheetProps) {
  const { t } = useTranslation();
  const open = openParts(order).filter(
    ({ nr_sequencial }) => flow.item === undefined || nr_sequencial === flow.item,
  );
  const words = order.st_origem === 'E' ? 'confirm' : 'take';
  return (
    <Sheet
      size="m"
      title={t(`items.${words}All`, { count: open.length })}
      about={t(`items.${words}About`)}
      onClose={dismissFlow}
      footer={
        <Button
          look="primary"
          size="xl"
          wide
          onClick={() => onConfirm({ what: 'take', rows: open.map(({ nr_sequencial }) => nr_sequencial) })}
        >
          {t(`items.${words}Now`, { count: open.length })}
        </Button>
      }
    >
      <div className={css['form']}>
        {failure}
        <ul className={own['parts']}>
          {open.map((row) => (
            <PartLine key={row.nr_sequencial} order={order} row={row} />
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
