import { Suspense, useState } from 'react';
import { Answer } from '../../core/components/Answer.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { Pagination } from '../../core/components/Pagination.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../core/lazy-part.tsx';
import { navigate } from '../../core/navigation/navigate.ts';
import { useSearch } from '../../core/navigation/visit.tsx';
import { UnknownCodes } from '../../core/scan/UnknownCodes.tsx';
import { type KeptPart, useStockItems } from '../api.ts';
import { ItemTable } from '../components/ItemTable.tsx';
import css from '../components/Stock.module.css';
import { StockFilters } from '../components/StockFilters.tsx';
import { StockTabs } from '../components/StockTabs.tsx';
import { UnkeptParts } from '../components/UnkeptParts.tsx';
import { readStockListView, type StockListView } from '../view.ts';

const EntrySheet = lazySheet(async () => (await import('../components/EntrySheet.tsx')).EntrySheet);

/** What the branch has in stock, what is below its minimum first. */
export function StockPage() {
  const { t } = useTranslation();
  const view = useSearch(readStockListView);
  const show = (search: StockListView) => void navigate({ to: '/estoque', search, replace: true });
  const [entering, setEntering] = useState<KeptPart | null>(null);
  const answer = useStockItems(view);
  const { pagina: _, ...filters } = view;
  const narrowed = Object.keys(filters).length > 0;
  return (
    <>
      <PageHead title={t('stock.title')} />
      <div className="stack">
        <StockTabs />
        <StockFilters view={filters} list={answer.data} onChange={show} />
        <Answer
          failed={t('stock.failed')}
          answer={answer}
          empty={t(narrowed ? 'stock.noneFound' : 'stock.none')}
          isEmpty={({ total }) => total === 0}
        >
          {({ data, total, current_page, last_page, oculto }) => (
            <>
              {oculto && <p className={css['blind']}>{t('items.blind')}</p>}
              <p className="soft-text">{t('stock.count', { count: total })}</p>
              <ItemTable parts={data} busy={answer.isPlaceholderData} onEnter={setEntering} />
              <Pagination
                page={current_page}
                lastPage={last_page}
                onPage={(page) => show({ ...filters, ...(page > 1 && { pagina: String(page) }) })}
              />
            </>
          )}
        </Answer>
        <UnknownCodes />
        {view.busca !== undefined && view.situacao === undefined && <UnkeptParts search={view.busca} />}
      </div>
      {entering !== null && (
        <Suspense>
          <EntrySheet kind="kept" part={entering} onClose={() => setEntering(null)} />
        </Suspense>
      )}
    </>
  );
}
