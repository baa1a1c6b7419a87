import type { OrderDetail } from '@terminal/contract';
import { Card } from '../../../core/components/Card.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useSession } from '../../../core/session/store.ts';
import { useDraft } from '../../../core/useDraft.ts';
import { isPart } from '../../../items/open-parts.ts';
import { closeDraft, readForm } from '../../close-draft.ts';
import { openItems } from '../../work-state.ts';
import { ItemButtons } from './ItemButtons.tsx';
import { ItemRow } from './ItemRow.tsx';
import css from './Items.module.css';

/** Services with their own start and stop, and the parts used. */
export function Items({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const next = openItems(order)[0];
  const [draft] = useDraft(closeDraft(useSession().tecnicoId, order.nr_sequencial));
  const { done } = readForm(draft);
  const marked = order.itens.filter(
    ({ nr_sequencial, item_atendido }) => !item_atendido && done.includes(nr_sequencial),
  ).length;
  const dispensed = order.itens.filter(({ dispensa }) => dispensa !== null).length;
  return (
    <Card as="section" className={css['items']}>
      <div className={css['head']}>
        <h2>{t('orders.detail.items.title')}</h2>
        {order.executaveis > 0 && order.st_os !== 'E' && (
          <p>
            {t('orders.detail.items.count', counted(order))}
            {dispensed > 0 && ` · ${t('orders.detail.items.dispensed', { count: dispensed })}`}
          </p>
        )}
        {marked > 0 && order.dt_final === null && <p>{t('orders.detail.items.marked', { count: marked })}</p>}
      </div>
      {order.itens.length === 0 && (
        <p className={css['empty']}>
          {t(order.dt_final === null ? 'orders.detail.items.empty' : 'orders.detail.items.emptyClosed')}
        </p>
      )}
      <ul>
        {order.itens.map((item) => (
          <ItemRow
            key={item.nr_sequencial}
            order={order}
            item={item}
            next={item.nr_sequencial === next?.nr_sequencial}
          />
        ))}
      </ul>
      <ItemButtons order={order} />
    </Card>
  );
}

/** The parts of an order, each with what can be done to it; nothing without any. */
export function PartItems({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const parts = order.itens.filter(isPart);
  if (parts.length === 0) return null;
  return (
    <Card as="section" className={css['items']}>
      <div className={css['head']}>
        <h2>{t('items.registeredParts')}</h2>
      </div>
      <ul>
        {parts.map((item) => (
          <ItemRow key={item.nr_sequencial} order={order} item={item} next={false} />
        ))}
      </ul>
    </Card>
  );
}

/** Progress: done services, and on a plan order parts too. Dispensed items do not count as done. */
function counted({ tp_os, itens, executaveis, executaveis_encerrados }: OrderDetail) {
  if (tp_os !== 'V') return { done: executaveis_encerrados, total: executaveis };
  return {
    done: itens.filter(({ item_atendido, dispensa }) => item_atendido && dispensa === null).length,
    total: itens.length,
  };
}
