import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { OrderDetail } from '@terminal/contract';
import css from '../../core/components/Form.module.css';
import { Tick } from '../../core/components/Tick.tsx';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { ticked } from '../../core/ticked.ts';
import { pendingItems } from '../../orders/work-state.ts';

interface StillToDoProps {
  order: OrderDetail;
  /** Numbers of the items ticked. */
  done: readonly number[];
  /** Whether one is left. */
  undone: boolean;
  /** Whether somebody wanted to go on although one was left. */
  sought: boolean;
  onChange: (done: readonly number[]) => void;
}

/** The items that keep an order from being finished, to be ticked where they are told; all at once where there are several. */
export function StillToDo({ order, done, undone, sought, onChange }: StillToDoProps) {
  const { t } = useTranslation();
  const pending = pendingItems(order);
  const mine = pending
    .map(({ nr_sequencial }) => nr_sequencial)
    .filter((number) => order.itens_alteraveis.includes(number));
  return (
    <>
      {undone && (
        <p className={css['warning']} role="alert">
          <IconAlertTriangle aria-hidden />
          {t(order.tp_os === 'V' ? 'execution.close.pendingPlan' : 'execution.close.pending')}
        </p>
      )}
      <fieldset className="rows-tight" aria-invalid={(sought && undone) || undefined}>
        <legend className={css['legend']}>
          {t(undone ? 'execution.close.pendingList' : 'execution.close.tickedList')}
        </legend>
        {mine.length > 1 && (
          <Tick
            name={t('execution.close.allDone')}
            checked={mine.every((item) => done.includes(item))}
            onChange={(on) => onChange(on ? mine : [])}
          />
        )}
        {pending.map((item) => (
          <Tick
            key={item.nr_sequencial}
            name={label(item.item.ds_item)}
            checked={done.includes(item.nr_sequencial)}
            disabled={!mine.includes(item.nr_sequencial)}
            onChange={(on) => onChange(ticked(done, item.nr_sequencial, on))}
          />
        ))}
      </fieldset>
      {sought && undone && (
        <p className="error-text" role="alert">
          {t('items.servicesMissing')}
        </p>
      )}
    </>
  );
}
