import { type ReactNode, useId } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useMedia } from '../../core/useMedia.ts';
import type { FilterDraft } from '../filters.ts';
import type { OrderList } from '../lists.ts';
import { FilterFields } from './FilterFields.tsx';
import css from './FilterPanel.module.css';

interface FilterPanelProps {
  list: OrderList;
  draft: FilterDraft;
  onDraft: (draft: FilterDraft) => void;
  onApply: () => void;
  onClear: () => void;
  /** Hides the panel; what was filled in stays (LIST-01). */
  onHide: () => void;
  /** Layout and refresh, which have no other place on phones. */
  tools: ReactNode;
}

/** All filters of a list: a part of the page from tablets up, a sheet on phones. */
export function FilterPanel({ list, draft, onDraft, onApply, onClear, onHide, tools }: FilterPanelProps) {
  const { t } = useTranslation();
  const tablet = useMedia('tablet');
  const form = useId();
  const fields = (
    <form
      id={form}
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onApply();
      }}
    >
      <FilterFields list={list} draft={draft} onDraft={onDraft} />
    </form>
  );
  const buttons = (
    <div className={css['buttons']}>
      <Button look="primary" size="l" type="submit" form={form}>
        {t('orders.filters.apply')}
      </Button>
      <Button size="l" onClick={onClear}>
        {t('orders.filters.clear')}
      </Button>
      <Button look="quiet" size="l" className={css['hide'] ?? ''} onClick={onHide}>
        {t('orders.filters.hide')}
      </Button>
    </div>
  );
  if (!tablet)
    return (
      <Sheet title={t('orders.filters.title')} onClose={onHide} footer={buttons}>
        {tools}
        {fields}
      </Sheet>
    );
  return (
    <section className="panel" aria-label={t('orders.filters.title')}>
      {fields}
      {buttons}
    </section>
  );
}
