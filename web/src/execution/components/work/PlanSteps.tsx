import type { OrderDetail, OrderItem } from '@terminal/contract';
import { Tick } from '../../../core/components/Tick.tsx';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useSession } from '../../../core/session/store.ts';
import { ticked } from '../../../core/ticked.ts';
import { useDraft } from '../../../core/useDraft.ts';
import { useSwipe } from '../../../core/useSwipe.ts';
import { closeDraft, readForm, writeForm } from '../../../orders/close-draft.ts';
import { Records } from './Records.tsx';
import { onStepKey } from './step-keys.ts';
import css from './Work.module.css';

/**
 * Services and parts of a plan order, ticked while the work goes on. The ticks stay on this terminal and are registered when
 * the order is finished.
 */
export function PlanSteps({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useDraft(closeDraft(useSession().tecnicoId, order.nr_sequencial));
  const form = readForm(draft);
  const working = order.estado.includes('running');
  const isDone = ({ nr_sequencial, item_atendido }: OrderItem) =>
    item_atendido || form.done.includes(nr_sequencial);
  return (
    <section>
      <p className={css['count']} role="status">
        {t('orders.detail.items.count', {
          done: order.itens.filter(isDone).length,
          total: order.itens.length,
        })}
      </p>
      <ol className={css['steps']} aria-label={t('execution.work.steps')} onKeyDown={onStepKey}>
        {order.itens.map((item) => (
          <PlanStep
            key={item.nr_sequencial}
            order={order}
            item={item}
            done={isDone(item)}
            working={working}
            onTick={
              working && !item.item_atendido && order.itens_alteraveis.includes(item.nr_sequencial)
                ? (on) => setDraft(writeForm({ ...form, done: ticked(form.done, item.nr_sequencial, on) }))
                : null
            }
          />
        ))}
      </ol>
    </section>
  );
}

interface PlanStepProps {
  order: OrderDetail;
  item: OrderItem;
  done: boolean;
  working: boolean;
  /** Null: it cannot be ticked now. */
  onTick: ((on: boolean) => void) | null;
}

function PlanStep({ order, item, done, working, onTick }: PlanStepProps) {
  const swipe = useSwipe(onTick && (() => onTick(true)));
  return (
    <li className={css['tick']} {...swipe}>
      <Tick
        step
        name={label(item.item.ds_item)}
        checked={done}
        disabled={onTick === null}
        onChange={(on) => onTick?.(on)}
      />
      <Records order={order} item={item} mayAdd={working} />
    </li>
  );
}
