import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { type ReactNode, Suspense, useState } from 'react';
import { Button, IconButton } from '../../core/components/Button.tsx';
import { InShell } from '../../core/components/InShell.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazyPart } from '../../core/lazy-part.tsx';
import { useMedia } from '../../core/useMedia.ts';
import { type FilterDraft, type Filters, readFilters } from '../filters.ts';
import type { OrderList } from '../lists.ts';
import type { FilterWords } from '../useFilterWords.ts';
import type { ListState } from '../useListState.ts';
import { FilterBar, LayoutAndRefresh } from './FilterBar.tsx';
import css from './Filtering.module.css';

const FilterPanel = lazyPart(async () => (await import('./FilterPanel.tsx')).FilterPanel);

interface FilteringProps {
  list: OrderList;
  state: ListState;
  words: readonly FilterWords[];
  onRefresh: () => void;
  busy: boolean;
  /** Buttons next to the filter button. */
  extra?: ReactNode;
  /** Range and pages, next to the chips. */
  children: ReactNode;
}

/** Filters: bar of set filters, panel of all filters, notice about saved ones. */
export function Filtering({ list, state, words, onRefresh, busy, extra, children }: FilteringProps) {
  const { t } = useTranslation();
  const { filters, apply, layout, choose } = state;
  const tablet = useMedia('tablet');
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useDraft(filters, state.saved);
  const tools = { layout, onLayout: list.averages === null ? null : choose, onRefresh, busy };
  // The sheet of a phone closes by itself: pressed twice the button opens it once.
  const toggle = () => setOpen(!tablet || !open);

  const applyDraft = () => {
    apply(readFilters(draft.filters), draft.save);
    // On phones the panel covers the list.
    if (!tablet) setOpen(false);
  };
  const clear = () => {
    setDraft({ filters: {}, save: false });
    apply({}, false);
  };

  return (
    <>
      {!tablet && (
        <InShell place="actions">
          <IconButton
            label={t('orders.filters.title')}
            aria-haspopup="dialog"
            icon={<IconAdjustmentsHorizontal aria-hidden />}
            onClick={toggle}
          />
        </InShell>
      )}
      {state.saved && (
        <div className={css['saved']}>
          <p>{t('orders.filters.saved')}</p>
          <Button look="quiet" onClick={clear}>
            {t('orders.filters.clear')}
          </Button>
        </div>
      )}
      <FilterBar
        filters={filters}
        words={words}
        onFilters={apply}
        open={open}
        onToggle={toggle}
        extra={extra}
        {...tools}
      >
        {children}
      </FilterBar>
      {open && (
        <Suspense>
          <FilterPanel
            list={list}
            draft={draft}
            onDraft={setDraft}
            onApply={applyDraft}
            onClear={clear}
            onHide={() => setOpen(false)}
            tools={<LayoutAndRefresh {...tools} />}
          />
        </Suspense>
      )}
    </>
  );
}

/** Filters being edited; reset to the applied ones when these change. */
function useDraft(filters: Filters, save: boolean): [FilterDraft, (draft: FilterDraft) => void] {
  const [state, setState] = useState({ from: filters, draft: { filters, save } });
  const current = state.from === filters ? state : { from: filters, draft: { filters, save } };
  return [current.draft, (draft) => setState({ from: filters, draft })];
}
