import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPlayerPauseFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import type { OrderDetail, OrderItem } from '@terminal/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { RunningClock } from '../../../core/components/RunningWorkBar.tsx';
import { StateButton } from '../../../core/components/StateButton.tsx';
import { cx } from '../../../core/cx.ts';
import { duration } from '../../../core/format/durations.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useSwipe } from '../../../core/useSwipe.ts';
import { openFlow, workOf } from '../../../identity/flow.ts';
import { type ItemState, itemState } from '../../../orders/work-state.ts';
import { actOf, type StepAct } from '../../step-act.ts';
import { Records } from './Records.tsx';
import { onStepKey } from './step-keys.ts';
import css from './Work.module.css';

const marks: Record<Exclude<ItemState, 'part'>, ReactNode> = {
  done: <IconCheck size={24} stroke={3} aria-hidden />,
  running: <IconPlayerPlayFilled size={20} aria-hidden />,
  paused: <IconPlayerPauseFilled size={20} aria-hidden />,
  todo: null,
};

/** The services of an order in their order, each with its own time: ticked by a press, a swipe to the right, or keys. */
export function Steps({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const services = order.itens.filter(({ item }) => item.st_habilita_execucao === 'S');
  if (services.length === 0) return <p className="soft">{t('execution.work.noService')}</p>;
  return (
    <ol className={css['steps']} aria-label={t('execution.work.steps')} onKeyDown={onStepKey}>
      {services.map((item) => (
        <Step key={item.nr_sequencial} order={order} item={item} />
      ))}
    </ol>
  );
}

function Step({ order, item }: { order: OrderDetail; item: OrderItem }) {
  const { t } = useTranslation();
  const state = itemState(order, item);
  const act = actOf(order, item);
  const swipe = useSwipe(act && (() => openFlow(act.flow)));
  const row = useRef<HTMLLIElement>(null);
  const before = useRef(state);
  // The one that begins when another ends: those done above it may fill the screen.
  useEffect(() => {
    const begins = state === 'running' && before.current !== state;
    before.current = state;
    if (!begins) return;
    const frame = requestAnimationFrame(() => row.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [state]);
  if (state === 'part') return null;
  return (
    <li
      ref={row}
      className={cx(css['step'], css[state])}
      aria-current={state === 'running' ? 'step' : undefined}
      {...swipe}
    >
      <Mark state={state} act={act} name={label(item.item.ds_item)} />
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
      {act && <StepAction act={act} name={label(item.item.ds_item)} />}
      {state === 'done' && order.itens_alteraveis.includes(item.nr_sequencial) && (
        <Button
          onClick={() =>
            openFlow({ kind: 'itemChange', work: workOf(order), item: item.nr_sequencial, untick: true })
          }
        >
          {t('identity.action.itemUntick')}
          <span className="visually-hidden"> {label(item.item.ds_item)}</span>
        </Button>
      )}
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

interface MarkProps {
  state: Exclude<ItemState, 'part'>;
  act: StepAct | null;
  name: string;
}

/** The circle before a service; on the one in hand it is pressed to tick it off. */
function Mark({ state, act, name }: MarkProps) {
  const { t } = useTranslation();
  if (state !== 'running' || act === null) return <span className={css['mark']}>{marks[state]}</span>;
  return (
    <button
      type="button"
      className={css['mark']}
      data-step
      aria-label={t('execution.work.tick', { name })}
      onClick={() => openFlow(act.flow)}
    >
      {marks.done}
    </button>
  );
}

/** What a service offers besides being ticked: it begins, ends alone, or takes the place of the one in hand. */
function StepAction({ act: { act, flow }, name }: { act: StepAct; name: string }) {
  const { t } = useTranslation();
  const open = () => openFlow(flow);
  if (act === 'doneLast') return null;
  if (act === 'start')
    return <StateButton action="start" place="card" about={name} data-step onClick={open} />;
  if (act === 'switch')
    return (
      <Button size="l" data-step onClick={open}>
        {t('execution.work.switch')}
        <span className="visually-hidden"> {name}</span>
      </Button>
    );
  return (
    <Button onClick={() => openFlow({ kind: 'stop', work: flow.work })}>
      {t('execution.work.doneOnly')}
    </Button>
  );
}
