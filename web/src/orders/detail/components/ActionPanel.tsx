import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { OrderDetail } from '@terminal/contract';
import type { OrderState } from '@terminal/contract/order-states';
import type { ReactNode } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { RunningClock } from '../../../core/components/RunningWorkBar.tsx';
import { StateButton } from '../../../core/components/StateButton.tsx';
import { cx } from '../../../core/cx.ts';
import { time } from '../../../core/format/dates.ts';
import { duration } from '../../../core/format/durations.ts';
import { personName } from '../../../core/format/words.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { Link } from '../../../core/navigation/Link.tsx';
import { usePathname } from '../../../core/navigation/navigate.ts';
import { useSession } from '../../../core/session/store.ts';
import { openFlow, workOf } from '../../../identity/flow.ts';
import { OrderAction } from '../../components/OrderAction.tsx';
import { MoreActions, openErrand, useErrandName } from '../../errands/components/MoreActions.tsx';
import { errandsOf, leadingErrand } from '../../errands/errands.ts';
import { mainAction } from '../../main-action.ts';
import { itemInHand, saidState, workState } from '../../work-state.ts';
import css from './ActionPanel.module.css';

export interface ActionPanelProps {
  order: OrderDetail;
  /** At the bottom of a narrow screen: buttons first, few words. */
  compact?: boolean;
  /** The service in hand while work runs, and the button that ends it in place of finishing the order; the page has the further actions. */
  step?: { name: string; done: ReactNode } | undefined;
}

/** The one main action of the order, or why there is none. */
export function ActionPanel({ order, compact = false, step }: ActionPanelProps) {
  const state = workState(order);
  if (state === 'EM_ATENDIMENTO') return <Running order={order} compact={compact} step={step} />;
  return <Standing order={order} state={state} compact={compact} />;
}

/** Large form of the band of running work. */
function Running({ order, compact = false, step }: ActionPanelProps) {
  const { t } = useTranslation();
  const zone = useSession().ds_fuso;
  const since = order.execucao_inicio?.dt_inicio ?? order.dt_os;
  const name = personName(order.ultimoMecanicoAtendente?.ds_colaborador ?? '');
  // The clock shows the present interval only; earlier work is told beside it.
  const { segundos: earlier } = itemInHand(order) ?? order;
  const may = (command: 'finalizar' | 'pausar') => order.permitido.includes(command);
  const open = (kind: 'finish' | 'pause') => openFlow({ kind, work: workOf(order) });
  return (
    <Place bottom={compact}>
      <section
        className={cx(css['band'], compact && css['compact'], step && css['stepwise'])}
        aria-label={t('orders.detail.state.EM_ATENDIMENTO')}
      >
        <p className={css['live']}>{step?.name ?? t('orders.detail.state.EM_ATENDIMENTO')}</p>
        <RunningClock since={since} className={css['clock']} />
        <p className={css['who']}>
          {t('orders.detail.since', { name, time: time(since, zone) })}
          {earlier > 0 && ` · ${t('orders.detail.earlier', { time: duration(earlier * 1000) })}`}
        </p>
        <WorkLink order={order.nr_sequencial} />
        <div className={css['buttons']}>
          {step?.done ??
            (may('finalizar') && (
              <StateButton action="finish" place="band" size="xl" wide onClick={() => open('finish')} />
            ))}
          {may('pausar') && (
            <StateButton action="pause" place="band" size="xl" wide onClick={() => open('pause')} />
          )}
          {compact && step === undefined && <MoreActions order={order} as="sheet" onBand />}
        </div>
      </section>
    </Place>
  );
}

/** Where it stands at the bottom of a narrow screen: what is half under it takes no press. */
function Place({ bottom, children }: { bottom: boolean; children: ReactNode }) {
  if (!bottom) return children;
  return (
    <div className={css['bottom']}>
      <span className={css['shade']} aria-hidden />
      {children}
    </div>
  );
}

function Standing({ order, state, compact }: { order: OrderDetail; state: OrderState; compact: boolean }) {
  const { t } = useTranslation();
  const said = t(`orders.detail.state.${saidState(order)}`);
  const action = mainAction(order);
  const blocked = state === 'PAUSADA' && order.oc_aberta && action !== 'resume';
  // While items are open, finishing would be refused, so their own buttons come first.
  const ready = order.pede.pendentes.length === 0;
  const finishesToo = ready && order.permitido.includes('finalizar') && action !== 'finish';
  const why = useReason(state);
  const leading = leadingErrand(order);
  const errandName = useErrandName(order);
  const more = compact && errandsOf(order).length > (leading === undefined ? 0 : 1);
  const offers = action !== 'details' || blocked || finishesToo || leading !== undefined || more;
  if (!offers && why === null) return null;
  return (
    <Place bottom={compact}>
      <section className={cx(css['panel'], compact && css['compact'])} aria-label={said}>
        {!compact && <p className={css['state']}>{said}</p>}
        {why !== null && <p className="soft">{why}</p>}
        {blocked && (
          <>
            <StateButton action="resume" place="main" wide disabled aria-describedby="oc-aberta" />
            <p id="oc-aberta" className="error-text">
              {t('orders.detail.purchase')}
            </p>
          </>
        )}
        <OrderAction order={order} size="main" />
        {leading !== undefined && (
          <Button look="primary" size="xl" wide onClick={() => openErrand(order, leading)}>
            {errandName(leading.kind)}
          </Button>
        )}
        {finishesToo && (
          <StateButton
            action="finish"
            place="card"
            size="xl"
            wide
            onClick={() => openFlow({ kind: 'finish', work: workOf(order) })}
          />
        )}
        {compact && <MoreActions order={order} as="sheet" />}
      </section>
    </Place>
  );
}

/** Why an order offers nothing, in the words of its state. */
function useReason(state: OrderState): string | null {
  const { t } = useTranslation();
  if (state === 'ENCERRADA') return t('orders.detail.closed');
  if (state === 'CANCELADA') return t('orders.detail.cancelled');
  if (state === 'REPROVADA') return t('orders.detail.turnedDown');
  if (state === 'AGUARDANDO_APROVACAO') return t('orders.detail.waitingApproval');
  if (state === 'AGUARDANDO_LIBERACAO') return t('orders.detail.waitingRelease');
  return null;
}

/** Leads to the page of the work in hand; on that page there is nothing to lead to. */
function WorkLink({ order }: { order: number }) {
  const { t } = useTranslation();
  const path = usePathname();
  if (path.toLowerCase().endsWith('/trabalho')) return null;
  return (
    <Link to="/os/$id/trabalho" params={{ id: String(order) }} className={css['link']}>
      {t('orders.detail.openWork')}
      <IconChevronRight aria-hidden />
    </Link>
  );
}
