import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPlayerPauseFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import type { OrderDetail, OrderItem } from '@terminal/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { RunningClock } from '../../../core/components/RunningWorkBar.tsx';
import { StateButton } from '../../../core/components/StateButton.tsx';
import { cx } from '../../../core/cx.ts';
import { duration } from '../../../core/format/durations.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { openFlow, workOf } from '../../../identity/flow.ts';
import { type ItemState, itemInHand, itemState, openItems } from '../../../orders/work-state.ts';
import { Records } from './Records.tsx';
import css from './Work.module.css';

const marks: Record<Exclude<ItemState, 'part'>, ReactNode> = {
  done: <IconCheck size={24} stroke={3} aria-hidden />,
  running: <IconPlayerPlayFilled size={20} aria-hidden />,
  paused: <IconPlayerPauseFilled size={20} aria-hidden />,
  todo: null,
};

/** The services of an order in their order, each with its own time; the one in hand is finished and the next begun by one press. */
export function Steps({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const services = order.itens.filter(({ item }) => item.st_habilita_execucao === 'S');
  if (services.length === 0) return <p className="soft">{t('execution.work.noService')}</p>;
  return (
    <ol className={css['steps']} aria-label={t('execution.work.steps')}>
      {services.map((item) => (
        <Step key={item.nr_sequencial} order={order} item={item} />
      ))}
    </ol>
  );
}

function Step({ order, item }: { order: OrderDetail; item: OrderItem }) {
  const { t } = useTranslation();
  const state = itemState(order, item);
  if (state === 'part') return null;
  return (
    <li className={cx(css['step'], css[state])} aria-current={state === 'running' ? 'step' : undefined}>
      <span className={css['mark']}>{marks[state]}</span>
      <div className={css['words']}>
        <strong>{label(item.item.ds_item)}</strong>
        <p>
          {state === 'running' && item.execucao_inicio ? (
            <RunningClock since={item.execucao_inicio.dt_inicio} className={css['clock']} />
          ) : (
            timeOf()
          )}
        </p>
      </div>
      <StepAction order={order} item={item} state={state} />
      <Records order={order} item={item} mayAdd={state !== 'todo'} />
    </li>
  );

  function timeOf(): string {
    if (state !== 'done') return t(`orders.detail.items.${state === 'running' ? 'todo' : state}`);
    return item.segundos > 0
      ? t('orders.detail.items.doneIn', { time: duration(item.segundos * 1000) })
      : t('orders.detail.items.done');
  }
}

interface StepActionProps {
  order: OrderDetail;
  item: OrderItem;
  state: Exclude<ItemState, 'part'>;
}

/** What one press does to a service: it begins, ends, or ends the one in hand and begins this one. */
function StepAction({ order, item, state }: StepActionProps) {
  const { t } = useTranslation();
  const work = workOf(order);
  const may = (command: OrderDetail['permitido'][number]) => order.permitido.includes(command);
  const name = label(item.item.ds_item);
  const begin = { item: item.nr_sequencial };
  if (state === 'running' && may('parar')) return <Done order={order} item={item} />;
  if (state !== 'todo') return null;
  if (may('iniciar'))
    return (
      <StateButton
        action="start"
        place="card"
        about={name}
        onClick={() => openFlow({ kind: 'start', work, ...begin })}
      />
    );
  const current = itemInHand(order);
  if (!may('parar') || current === null || !order.estado.includes('running')) return null;
  return (
    <Button look="quiet" size="l" onClick={() => openFlow({ kind: 'stop', work, next: item.nr_sequencial })}>
      {t('execution.work.switch')}
      <span className="visually-hidden"> {name}</span>
    </Button>
  );
}

/** Ends the service in hand: with another open one, that begins at once; the last one finishes the order. */
function Done({ order, item }: { order: OrderDetail; item: OrderItem }) {
  const { t } = useTranslation();
  const work = workOf(order);
  const next = openItems(order).find(({ nr_sequencial }) => nr_sequencial !== item.nr_sequencial);
  if (next === undefined)
    return order.permitido.includes('finalizar') ? (
      <StateButton action="finish" place="main" wide onClick={() => openFlow({ kind: 'finish', work })}>
        {t('execution.work.doneLast')}
      </StateButton>
    ) : null;
  return (
    <>
      <StateButton
        action="finish"
        place="main"
        wide
        onClick={() => openFlow({ kind: 'stop', work, next: next.nr_sequencial })}
      >
        {t('execution.work.doneNext')}
        <span className="visually-hidden"> {label(next.item.ds_item)}</span>
      </StateButton>
      <Button look="quiet" onClick={() => openFlow({ kind: 'stop', work })}>
        {t('execution.work.doneOnly')}
      </Button>
    </>
  );
}
