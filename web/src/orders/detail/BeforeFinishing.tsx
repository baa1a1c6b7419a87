import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import type { OrderDetail } from '@terminal/contract';
import { useTranslation } from 'react-i18next';
import { Card } from '../../core/components/Card.tsx';
import { label } from '../../core/i18n/labels.ts';
import { closeQuestions } from '../../execution/close-form.ts';
import { openItems, workState } from '../../execution/work-state.ts';
import css from './BeforeFinishing.module.css';

/** What is missing until the order can be finished, said before anyone asks. */
export function BeforeFinishing({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const state = workState(order);
  if (state !== 'running' && state !== 'paused' && state !== 'partial') return null;
  const questions = closeQuestions(order, 'finish');
  const needs = (['service', 'price', 'rescue'] as const).filter(
    (need) => questions[need] && (need !== 'price' || order.vl_total === null),
  );
  const items = order.tp_os === 'V' ? questions.pending : openItems(order);
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
