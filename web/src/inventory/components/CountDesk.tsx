import { type ReactNode, Suspense, useState } from 'react';
import { Answer } from '../../core/components/Answer.tsx';
import { Pagination } from '../../core/components/Pagination.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../core/lazy-part.tsx';
import { useAtHand } from '../../core/useAtHand.ts';
import type { CountedItem, Inventory } from '../api.ts';
import { useItems } from '../api.ts';
import { useRowsAhead } from '../rows-ahead.ts';
import { useCodeSearch } from '../useCodeSearch.ts';
import { useCounter } from '../useCounter.tsx';
import { useCounting } from '../useCounting.ts';
import { useNeighbour } from '../useNeighbour.ts';
import type { InventoryView } from '../view.ts';
import { CounterLine } from './CounterLine.tsx';
import { ItemTable } from './ItemTable.tsx';
import { SearchTools } from './SearchTools.tsx';

const loadCountSheet = async () => (await import('./CountSheet.tsx')).CountSheet;
const CountSheet = lazySheet(loadCountSheet);
const LeaveCountSheet = lazySheet(async () => (await import('./LeaveCountSheet.tsx')).LeaveCountSheet);

interface CountDeskProps {
  inventory: Inventory;
  view: InventoryView;
  onView: (view: InventoryView) => void;
  /** Below the search, above the rows. */
  children: ReactNode;
}

/** The rows of an inventory, found by word, camera, photo or hand scanner, and counted. */
export function CountDesk({ inventory, view, onView, children }: CountDeskProps) {
  const { t } = useTranslation();
  const { counting, next, open, renew, type, leave, stay, close } = useCounting();
  const [scanning, setScanning] = useState(false);
  const id = inventory.nr_sequencial;
  const running = inventory.st_etapa === 'execucao';
  useAtHand(loadCountSheet);
  useRowsAhead(inventory);
  const answer = useItems(id, view);
  const turn = useNeighbour(id, view, open);
  const counter = useCounter();
  /** Opens a row after the counting person is identified. */
  const start = async (item: CountedItem) => {
    if ((await counter.who()) !== null) open(item);
  };
  const take = useCodeSearch(
    inventory,
    (item) => {
      if (running) return void start(item);
      setScanning(false);
      onView({ busca: item.ds_codigoitem });
    },
    { who: counter.who },
  );
  const { pagina: _, ...kept } = view;
  return (
    <>
      <SearchTools
        key={view.busca ?? ''}
        inventory={inventory}
        view={view}
        onView={onView}
        onScan={() => setScanning(true)}
      />
      {children}
      {running && <CounterLine counter={counter} />}
      <Answer
        answer={answer}
        failed={t('inventory.itemsFailed')}
        empty={t(Object.keys(kept).length > 0 ? 'inventory.itemsNoneFound' : 'inventory.itemsNone')}
        isEmpty={({ total }) => total === 0}
      >
        {({ data, total, current_page, last_page }) => (
          <>
            {view.busca !== undefined && (
              <p className="soft-text" role="status">
                {t('inventory.found', { count: total })}
              </p>
            )}
            <ItemTable
              inventory={id}
              items={data}
              busy={answer.isPlaceholderData}
              onEdit={running ? (item) => void start(item) : undefined}
            />
            <Pagination
              page={current_page}
              lastPage={last_page}
              onPage={(next) => onView({ ...kept, ...(next > 1 && { pagina: String(next) }) })}
            />
          </>
        )}
      </Answer>
      <Suspense>
        {(scanning || counting !== null) && (
          <CountSheet
            inventory={id}
            counting={counting}
            counter={counter}
            scanning={scanning}
            onCode={take}
            onType={type}
            onTurn={(back) => counting && void turn(counting.item, back)}
            onItem={renew}
            onDone={leave}
            onClose={() => {
              setScanning(false);
              close();
            }}
          />
        )}
      </Suspense>
      {/* A boundary of its own: while it loads, the count stays on screen with its focus. */}
      <Suspense>
        {counting !== null && next !== null && (
          <LeaveCountSheet counting={counting} next={next} onCode={take} onClose={stay} onLeave={leave} />
        )}
        {counter.question}
      </Suspense>
    </>
  );
}
