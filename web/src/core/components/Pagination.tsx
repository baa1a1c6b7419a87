import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { cx } from '../cx.ts';
import { pageWindow } from '../format/pages.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { IconButton } from './Button.tsx';
import css from './Pagination.module.css';

interface PaginationProps {
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
  /** Label that distinguishes several paginations on a page. */
  label?: string | undefined;
}

/** A window of three pages between two arrows; nothing when there is one page only. */
export function Pagination({ page, lastPage, onPage, label }: PaginationProps) {
  const { t } = useTranslation();
  if (lastPage <= 1) return null;
  return (
    <nav className={css['pages']} aria-label={label ?? t('core.pages.name')}>
      <IconButton
        label={t('core.pages.previous')}
        icon={<IconChevronLeft aria-hidden />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      {pageWindow(page, lastPage).map((number) => (
        <button
          key={number}
          type="button"
          className={cx(css['page'], number === page && css['current'])}
          aria-label={t('core.pages.page', { page: number })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ))}
      <IconButton
        label={t('core.pages.next')}
        icon={<IconChevronRight aria-hidden />}
        disabled={page >= lastPage}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
