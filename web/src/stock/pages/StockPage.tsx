import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import * as limits from '@terminal/contract/limits';
import { Suspense, useEffect, useState } from 'react';
import { Answer } from '../../core/components/Answer.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { Pagination } from '../../core/components/Pagination.tsx';
import { Segmented } from '../../core/components/Segmented.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../core/lazy-part.tsx';
import { navigate } from '../../core/navigation/navigate.ts';
import { useSearch } from '../../core/navigation/visit.tsx';
import { useSettled } from '../../core/useSettled.ts';
import { type KeptPart, useStockItems } from '../api.ts';
import { ItemTable } from '../components/ItemTable.tsx';
import css from '../components/Stock.module.css';
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
        <Filters view={filters} counts={answer.data} onChange={show} />
        <Answer
          failed={t('stock.failed')}
          answer={answer}
          empty={t(narrowed ? 'stock.noneFound' : 'stock.none')}
          isEmpty={({ total }) => total === 0}
        >
          {({ data, total, current_page, last_page, oculto }) => (
            <>
              {oculto && <p className={css['blind']}>{t('stock.blind')}</p>}
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

interface FiltersProps {
  view: StockListView;
  counts: { abaixo: number; aguardadas: number } | undefined;
  onChange: (view: StockListView) => void;
}

/** Search by words or code, and filter: below minimum, or waited for. */
function Filters({ view, counts, onChange }: FiltersProps) {
  const { t } = useTranslation();
  const { busca = '', situacao } = view;
  const [text, setText] = useState(busca);
  const settled = useSettled(text.trim());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed asks; the address may say something else meanwhile
  useEffect(() => {
    if (settled !== busca && settled === text.trim())
      onChange({ ...(situacao && { situacao }), ...(settled !== '' && { busca: settled }) });
  }, [settled]);
  // Cleared from elsewhere.
  useEffect(() => {
    if (busca === '') setText('');
  }, [busca]);
  return (
    <div className={css['filters']}>
      <div className={css['search']}>
        <TextField
          label={t('stock.search')}
          type="search"
          icon={<IconSearch aria-hidden />}
          maxLength={limits.listStockItems.busca}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Segmented
        label={t('stock.show')}
        options={[
          { value: 'T', label: t('stock.situations.T') },
          { value: 'A', label: t('stock.situations.A', { count: counts?.abaixo ?? 0 }) },
          { value: 'P', label: t('stock.situations.P', { count: counts?.aguardadas ?? 0 }) },
        ]}
        value={situacao ?? 'T'}
        onChange={(value) =>
          onChange({
            ...(busca !== '' && { busca }),
            ...((value === 'A' || value === 'P') && { situacao: value }),
          })
        }
      />
    </div>
  );
}
