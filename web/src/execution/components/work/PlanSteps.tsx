import type { OrderDetail } from '@terminal/contract';
import { Tick } from '../../../core/components/Tick.tsx';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useSession } from '../../../core/session/store.ts';
import { ticked } from '../../../core/ticked.ts';
import { useDraft } from '../../../core/useDraft.ts';
import { usePartRights } from '../../../items/usePartRights.ts';
import { closeDraft, readForm, writeForm } from '../../close-form.ts';
import { Records } from './Records.tsx';
import css from './Work.module.css';

/**
 * Services and parts of a plan order, ticked while the work goes on. The ticks stay on this terminal and are registered when
 * the order is finished.
 */
export function PlanSteps({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const { change } = usePartRights(order);
  const [draft, setDraft] = useDraft(closeDraft(useSession().tecnicoId, order.nr_sequencial));
  const form = readForm(draft);
  const working = order.estado.includes('running');
  const tick = (item: number, on: boolean) =>
    setDraft(writeForm({ ...form, done: ticked(form.done, item, on) }));
  const done = order.itens.filter(
    ({ nr_sequencial, item_atendido }) => item_atendido || form.done.includes(nr_sequencial),
  ).length;
  return (
    <section>
      <p className={css['count']} role="status">
        {t('orders.detail.items.count', { done, total: order.itens.length })}
      </p>
      <ol className={css['steps']} aria-label={t('execution.work.steps')}>
        {order.itens.map((item) => (
          <li key={item.nr_sequencial} className={css['tick']}>
            <Tick
              name={label(item.item.ds_item)}
              checked={item.item_atendido || form.done.includes(item.nr_sequencial)}
              disabled={!working || item.item_atendido || !change(item)}
              onChange={(on) => tick(item.nr_sequencial, on)}
            />
            <Records order={order} item={item} mayAdd={working} />
          </li>
        ))}
      </ol>
    </section>
  );
}
