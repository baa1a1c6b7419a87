import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useDeferredValue, useEffect } from 'react';
import { callKey } from '../../core/api/hooks.ts';
import { useClearFilters } from '../../core/clear-filters.ts';
import { PageHead } from '../../core/components/PageHead.tsx';
import { time } from '../../core/format/dates.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazyPart, lazyQuietly } from '../../core/lazy-part.tsx';
import { useSession } from '../../core/session/store.ts';
import { useIdle } from '../../core/useIdle.ts';
import { useMedia } from '../../core/useMedia.ts';
import { loadBoard } from '../ahead.ts';
import { type OrdersAnswer, useOrders } from '../api.ts';
import type { BoardLevel } from '../board.ts';
import { Filtering } from '../components/Filtering.tsx';
import { ListSkeleton } from '../components/ListSkeleton.tsx';
import { NoOrders } from '../components/NoOrders.tsx';
import cards from '../components/OrderCards.module.css';
import { OrderListCard } from '../components/OrderListCard.tsx';
import { Summary } from '../components/Summary.tsx';
import { Where } from '../components/Where.tsx';
import { pageSizes } from '../filters.ts';
import { type OrderList, orderLists } from '../lists.ts';
import { useFilterWords } from '../useFilterWords.ts';
import { useListState } from '../useListState.ts';
import { useTitles } from '../useTitles.ts';
import css from './OrdersPage.module.css';

const Board = lazyPart(async () => (await loadBoard()).Board);
const NotRefreshed = lazyQuietly(
  async () => (await import('../../core/components/NotRefreshed.tsx')).NotRefreshed,
);

/** Internal orders of the fleet. */
export const FleetOrdersPage = () => <OrdersPage list={orderLists.fleet} />;
/** External orders of the fleet. */
export const ExternalOrdersPage = () => <OrdersPage list={orderLists.external} />;
/** Reopened orders. */
export const ReopenedOrdersPage = () => <OrdersPage list={orderLists.reopened} />;
/** Internal orders of the warehouse. */
export const WarehouseOrdersPage = () => <OrdersPage list={orderLists.warehouse} />;
/** External orders of the warehouse. */
export const ExternalWarehouseOrdersPage = () => <OrdersPage list={orderLists.externalWarehouse} />;

/** Without a sign of a person for so long, the list begins anew (CORE-10). */
const idleMs = 360_000;

interface OrdersPageProps {
  list: OrderList;
  /** Stands over the filters. */
  above?: ReactNode;
  /** Buttons next to the filter button. */
  tools?: ReactNode;
}

/** A list of orders, as its description says (LIST-*). */
export function OrdersPage({ list, above, tools }: OrdersPageProps) {
  const { t } = useTranslation();
  const reload = useReload(list);
  const state = useListState(list, reload);
  const { filters, page, apply } = state;
  // The switch answers the finger first; what it switches follows.
  const layout = useDeferredValue(state.layout);
  // On narrow screens the columns fold to the same buttons.
  const wide = useMedia('wide');
  const orders = useOrders(list, filters, page, layout);
  const titleOf = useTitles(list);
  const words = useFilterWords(filters, titleOf);
  useLogged(orders.error);
  const failure = orders.data === undefined ? orders.error : null;
  // Drawn in slices, so that a finger is answered between them.
  const drawn = useDeferredValue(orders.data);
  const answer = failure ? null : (drawn ?? null);
  const busy = orders.isPlaceholderData;
  const clear = useCallback(() => apply({}, false), [apply]);
  useClearFilters(clear);
  useIdle(idleMs, state.reset);
  useLastPage(orders, state.turnTo);

  const where = { answer, layout, busy, onPage: state.turnTo };
  return (
    <>
      <PageHead title={t(`orders.title.${list.id}`)} />
      <div className="stack-close">
        {above}
        {list.averages !== null && (layout === 'Cards' || wide) && (
          <Summary list={list} filters={filters} onFilters={apply} titleOf={titleOf} />
        )}
        <Filtering
          list={list}
          state={state}
          words={words}
          onRefresh={reload}
          busy={orders.isFetching}
          extra={tools}
        >
          {failure === null && <Where {...where} />}
        </Filtering>
        {orders.isRefetchError && (
          <Suspense>
            <NotRefreshed answer={orders} />
          </Suspense>
        )}
        {failure === null && answer === null && <ListSkeleton layout={layout} />}
        {(failure || answer?.data.length === 0) && (
          <NoOrders
            list={list}
            words={words}
            onClear={clear}
            failure={failure}
            onRetry={reload}
            busy={orders.isFetching}
          />
        )}
        {answer && <Orders list={list} answer={answer} layout={layout} busy={busy} titleOf={titleOf} />}
        {answer && answer.last_page > 1 && (
          <div className={css['below']}>
            <Where {...where} below />
          </div>
        )}
        {answer && <Updated at={orders.dataUpdatedAt} />}
      </div>
    </>
  );
}

interface OrdersProps {
  list: OrderList;
  answer: NonNullable<OrdersAnswer['data']>;
  layout: 'Cards' | 'Colunas';
  busy: boolean;
  titleOf: (level: BoardLevel) => string;
}

/** The orders themselves; faded while another page is under way. */
function Orders({ list, answer, layout, busy, titleOf }: OrdersProps) {
  if (answer.data.length === 0) return null;
  return (
    <div className={busy ? css['fading'] : undefined} aria-busy={busy}>
      {layout === 'Colunas' ? (
        <Suspense fallback={<ListSkeleton layout="Colunas" />}>
          <Board list={list} orders={answer.data} titleOf={titleOf} />
        </Suspense>
      ) : (
        <ul className={cards['cards']}>
          {/* Until the cards arrive, the columns before them may hold hundreds. */}
          {answer.data.slice(0, pageSizes.Cards).map((order) => (
            <OrderListCard key={order.nr_sequencial} order={order} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Updated({ at }: { at: number }) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  return <p className={css['updated']}>{t('orders.updated', { time: time(at, ds_fuso) })}</p>;
}

/** Loads the list, its summary and the badges anew. */
function useReload(list: OrderList): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    const calls = [
      list.call,
      'getCounters',
      ...(list.averages === null ? [] : [list.averages.call]),
    ] as const;
    for (const name of calls) void client.invalidateQueries({ queryKey: callKey(name) });
  }, [client, list]);
}

/** Why the list could not be loaded goes to the console too (LIST-34). */
function useLogged(error: OrdersAnswer['error']): void {
  useEffect(() => {
    if (error) console.error('list not loaded', error);
  }, [error]);
}

/** A page beyond the end, because orders were closed meanwhile, gives way to the last one. */
function useLastPage({ data, isPlaceholderData }: OrdersAnswer, turnTo: (page: number) => void): void {
  const beyond = data && !isPlaceholderData && data.data.length === 0 && data.total > 0;
  const last = beyond ? data.last_page : null;
  useEffect(() => {
    if (last !== null) turnTo(last);
  }, [last, turnTo]);
}
