import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { tablePageSizes } from '@terminal/contract/table-sizes';
import { IconButton } from '../../../core/components/Button.tsx';
import { Segmented } from '../../../core/components/Segmented.tsx';
import { number } from '../../../core/format/numbers.ts';
import { pageRange } from '../../../core/format/pages.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { PageJump } from '../../../core/panel/PageJump.tsx';
import type { PageSize, TablePage } from '../api.ts';
import css from './TableView.module.css';

interface PagerProps {
  dados: TablePage['dados'];
  page: number;
  size: PageSize;
  onPage: (page: number) => void;
  onSize: (size: PageSize) => void;
}

/** Rows of a page, and the way to the next. */
export function Pager({ dados, page, size, onPage, onSize }: PagerProps) {
  const { t } = useTranslation();
  const { from, to } = pageRange(page, size, dados.total);
  return (
    <nav className={css['pager']} aria-label={t('core.pages.name')}>
      <span aria-hidden>{t('tables.perPage')}</span>
      <Segmented
        label={t('tables.perPage')}
        options={tablePageSizes.map((value) => ({ value: String(value), label: String(value) }))}
        value={String(size)}
        onChange={(value) => onSize(tablePageSizes.find((one) => String(one) === value) ?? 10)}
      />
      {dados.total > 0 && (
        <span className={css['range']}>
          {t('tables.range', { from: number(from), to: number(to), total: number(dados.total) })}
        </span>
      )}
      <IconButton
        look="plain"
        label={t('core.pages.previous')}
        icon={<IconChevronLeft size={20} aria-hidden />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      {dados.last_page > 1 && <PageJump page={page} lastPage={dados.last_page} onPage={onPage} />}
      <IconButton
        look="plain"
        label={t('core.pages.next')}
        icon={<IconChevronRight size={20} aria-hidden />}
        disabled={page >= dados.last_page}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
