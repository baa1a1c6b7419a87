import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import type { OrderDetail } from '@terminal/contract';
import { Card } from '../../../core/components/Card.tsx';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { openItems, pendingItems } from '../../work-state.ts';
import css from './BeforeFinishing.module.css';

/** What is missing until the order can be finished, shown in advance. */
export function BeforeFinishing({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  if (order.st_os !== 'P') return null;
  const { servico, preco, socorro } = order.pede;
  const asked = { servico, preco: preco === 'deve', socorro };
  const needs = (['servico', 'preco', 'socorro'] as const).filter((need) => asked[need]);
  const items = order.tp_os === 'V' ? pendingItems(order) : openItems(order);
  if (items.length === 0 && needs.length === 0) return null;
  return (
    <Card as="section" className={css['before']} aria-label={t('orders.detail.before')}>
      <h2>{t('orders.detail.before')}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.nr_sequencial}>
            <IconCircle size={20} aria-hidden />
            {label(item.item.ds_item)}
          </li>
        ))}
        {needs.map((need) => (
          <li key={need}>
            <IconCircle size={20} aria-hidden />
            {t(`orders.detail.needs.${need}`)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
