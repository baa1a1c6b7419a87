import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { createContext, use } from 'react';
import { cx } from '../../../core/cx.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lettersOf } from '../../../core/screen-limits.ts';
import type { RowsAsked, TableField } from '../api.ts';
import css from './HeadCell.module.css';

/** State of the heads: sorting, and filter text of each column. */
export interface HeadContext {
  fields: readonly TableField[];
  sort: RowsAsked['sort'];
  filters: Readonly<Record<string, string>>;
  onSort: (column: string) => void;
  onFilter: (column: string, text: string) => void;
}

const Context = createContext<HeadContext | null>(null);
/** Provides the state of a grid's heads. */
export const HeadContextProvider = Context.Provider;

/** Head of a column: its name sorts, the field below it filters; masked ones do neither. */
export function HeadCell({ displayName }: { displayName: string }) {
  const { t } = useTranslation();
  const head = use(Context);
  const field = head?.fields.find(({ name }) => name === displayName);
  if (head === null || field === undefined) return null;
  if (field.mascarada)
    return (
      <div className={css['head']}>
        <span className={css['name']}>{displayName}</span>
        <span className={css['masked']}>{t('tables.masked')}</span>
      </div>
    );
  const own = head.sort?.coluna === displayName ? head.sort : undefined;
  const sort = t('tables.sortOf', { column: displayName });
  const text = head.filters[displayName] ?? '';
  return (
    <div className={css['head']}>
      <button
        type="button"
        className={css['name']}
        title={field.tipo}
        aria-label={own ? t(own.desc ? 'tables.sortedDown' : 'tables.sortedUp', { sort }) : sort}
        aria-pressed={own !== undefined}
        onClick={() => head.onSort(displayName)}
      >
        <span>{displayName}</span>
        {own && (own.desc ? <IconArrowDown size={16} aria-hidden /> : <IconArrowUp size={16} aria-hidden />)}
      </button>
      <input
        className={cx(css['filter'], text !== '' && css['set'])}
        value={text}
        placeholder={t('tables.filter')}
        aria-label={t('tables.filterOf', { column: displayName })}
        title={t('tables.filterHelp')}
        size={8}
        autoComplete="off"
        spellCheck={false}
        maxLength={lettersOf.filter}
        onChange={({ target }) => head.onFilter(displayName, target.value)}
      />
    </div>
  );
}
