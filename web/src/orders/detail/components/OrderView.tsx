import type { OrderDetail } from '@terminal/contract';
import { InShell } from '../../../core/components/InShell.tsx';
import { useScanner } from '../../../core/scan/useScanner.ts';
import { useMedia } from '../../../core/useMedia.ts';
import { OrderFiles } from '../../../files/components/OrderFiles.tsx';
import { workOf } from '../../../identity/flow.ts';
import { useFlowAtOnce } from '../../../identity/useFlowAtOnce.ts';
import { usePartScan } from '../../../items/usePartScan.ts';
import { VoidedFiles } from '../../components/Recorded.tsx';
import { MoreActions } from '../../errands/components/MoreActions.tsx';
import { ActionPanel } from './ActionPanel.tsx';
import { BeforeFinishing } from './BeforeFinishing.tsx';
import { Comments } from './Comments.tsx';
import { Details } from './Details.tsx';
import { Driver } from './Driver.tsx';
import { History } from './History.tsx';
import { Integrations } from './Integrations.tsx';
import { Items } from './Items.tsx';
import { OrderHead } from './OrderHead.tsx';
import css from './OrderView.module.css';
import { PauseStrip } from './PauseStrip.tsx';
import { Prices } from './Prices.tsx';
import { Problem, Remarks } from './Problem.tsx';
import { Purchases } from './Purchases.tsx';
import { Story } from './Story.tsx';
import { ToldMeter } from './ToldMeter.tsx';
import { Transition } from './Transition.tsx';

/** The order's page by importance: vehicle and time, actions, items, comments, history. */
export function OrderView({ order, toFinish }: { order: OrderDetail; toFinish: boolean }) {
  const wide = useMedia('wide');
  const tablet = useMedia('tablet');
  // The address with 'osExterna' opens the finish by itself (DETAIL-04).
  useFlowAtOnce(
    toFinish && order.permitido.includes('finalizar') ? { kind: 'finish', work: workOf(order) } : null,
  );
  useScanner('page', usePartScan(order));
  return (
    <article className={css['order']}>
      <OrderHead order={order} />
      <div className={css['main']}>
        {tablet && <Problem order={order} />}
        {!wide && <PauseStrip order={order} />}
        <Driver order={order} />
        <Items order={order} />
        <Prices order={order} />
        <Purchases order={order} />
        <Integrations order={order} />
        {!tablet && <Remarks order={order} />}
        {!wide && <BeforeFinishing order={order} />}
        {!wide && <Transition order={order} />}
        <OrderFiles order={order}>
          <VoidedFiles files={order.anexos_anulados} />
        </OrderFiles>
        <Comments order={order} />
        <Story order={order} />
        <History order={order} />
        <ToldMeter order={order} />
        <Details order={order} />
      </div>
      {wide ? (
        <aside className={css['aside']}>
          <ActionPanel order={order} />
          <PauseStrip order={order} />
          <MoreActions order={order} as="list" />
          <BeforeFinishing order={order} />
          <Transition order={order} />
        </aside>
      ) : (
        <InShell place="page">
          <ActionPanel order={order} compact />
        </InShell>
      )}
    </article>
  );
}
