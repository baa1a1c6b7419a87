import { FormSheet } from '../../core/components/FormSheet.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { dismissFlow } from '../../identity/flow.ts';
import { openParts } from '../open-parts.ts';
import own from './Items.module.css';
import type { ItemSheetProps } from './item-sheet.ts';
import { OrderSubstitutes } from './OrderSubstitutes.tsx';
import { PartLine } from './PartLine.tsx';

/** The parts still to take, all at once with one identification (ITEMS-14). */
export function TakeSheet({ order, flow, failure, onConfirm }: ItemSheetProps) {
  const { t } = useTranslation();
  const open = openParts(order).filter(
    ({ nr_sequencial }) => flow.item === undefined || nr_sequencial === flow.item,
  );
  const words = order.st_origem === 'E' ? 'confirm' : 'take';
  return (
    <FormSheet
      backdropCloses
      size="m"
      title={t(`items.${words}All`, { count: open.length })}
      about={t(`items.${words}About`)}
      onClose={dismissFlow}
      onSend={() => onConfirm({ what: 'take', rows: open.map(({ nr_sequencial }) => nr_sequencial) })}
      send={t(`items.${words}Now`, { count: open.length })}
    >
      {failure}
      <ul className={own['parts']}>
        {open.map((row) => (
          <PartLine key={row.nr_sequencial} order={order} row={row}>
            {order.st_origem === 'I' && <OrderSubstitutes order={order} row={row.nr_sequencial} />}
          </PartLine>
        ))}
      </ul>
    </FormSheet>
  );
}
