import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconLayoutColumns from '@tabler/icons-react/dist/esm/icons/IconLayoutColumns.mjs';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../../core/components/Button.tsx';
import { Chip } from '../../core/components/Chip.tsx';
import { Segmented } from '../../core/components/Segmented.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useMedia } from '../../core/useMedia.ts';
import { type Filters, type Layout, withFilter } from '../filters.ts';
import type { FilterWords } from '../useFilterWords.ts';
import css from './FilterBar.module.css';

interface FilterBarProps {
  filters: Filters;
  words: readonly FilterWords[];
  onFilters: (filters: Filters) => void;
  open: boolean;
  onToggle: () => void;
  layout: Layout;
  /** null: the list has no levels to make columns of. */
  onLayout: ((layout: Layout) => void) | null;
  onRefresh: () => void;
  busy: boolean;
  /** Buttons next to the filter button. */
  extra?: ReactNode;
  /** Range and pages. */
  children: ReactNode;
}

/** Set filters as removable chips, with layout, refresh and position in the list. */
export function FilterBar({
  filters,
  words,
  onFilters,
  open,
  onToggle,
  extra,
  children,
  ...rest
}: FilterBarProps) {
  const { t } = useTranslation();
  const tablet = useMedia('tablet');
  return (
    <div className="row-wrap">
      {tablet && (
        <Button icon={<IconAdjustmentsHorizontal aria-hidden />} aria-expanded={open} onClick={onToggle}>
          {t('orders.filters.title')}
        </Button>
      )}
      {extra}
      {words.length > 0 && (
        <ul className={css['chips']} aria-label={t('orders.filters.applied')}>
          {words.map(({ filter, name, value }) => (
            <li key={filter}>
              <Chip
                {...(name !== null && { name })}
                value={value}
                onRemove={() => onFilters(withFilter(filters, filter, ''))}
              />
            </li>
          ))}
        </ul>
      )}
      {tablet && <LayoutAndRefresh {...rest} className={css['tools']} />}
      <div className={css['where']}>
        {!tablet && <OrderSelect filters={filters} onFilters={onFilters} />}
        {children}
      </div>
    </div>
  );
}

/** On phones the order is the filter changed most: one tap, no panel. */
function OrderSelect({ filters, onFilters }: Pick<FilterBarProps, 'filters' | 'onFilters'>) {
  const { t } = useTranslation();
  return (
    <label className={css['order']}>
      <span className="visually-hidden">{t('orders.filters.ordenation')}</span>
      <select
        value={filters.ordenation ?? 'ASC'}
        onChange={(event) => onFilters(withFilter(filters, 'ordenation', event.target.value))}
      >
        <option value="ASC">{t('orders.filters.oldest')}</option>
        <option value="DESC">{t('orders.filters.newest')}</option>
      </select>
      <IconChevronDown size={20} aria-hidden />
    </label>
  );
}

/** Cards or columns, and the list loaded anew (LIST-10, LIST-13). */
export function LayoutAndRefresh({
  layout,
  onLayout,
  onRefresh,
  busy,
  className,
}: Pick<FilterBarProps, 'layout' | 'onLayout' | 'onRefresh' | 'busy'> & { className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={className ?? css['inline']}>
      {onLayout !== null && (
        <Segmented
          label={t('orders.layout.name')}
          value={layout}
          onChange={onLayout}
          options={[
            {
              value: 'Cards',
              label: t('orders.layout.Cards'),
              icon: <IconLayoutGrid size={22} aria-hidden />,
            },
            {
              value: 'Colunas',
              label: t('orders.layout.Colunas'),
              icon: <IconLayoutColumns size={22} aria-hidden />,
            },
          ]}
        />
      )}
      <IconButton
        look="plain"
        label={t('core.refresh')}
        aria-busy={busy}
        icon={<IconRefresh aria-hidden />}
        onClick={onRefresh}
      />
    </div>
  );
}
