import type { AnswerOf } from '@terminal/contract';
import { Pagination } from '../../core/components/Pagination.tsx';
import { number } from '../../core/format/numbers.ts';
import { pageRange } from '../../core/format/pages.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { type Layout, pageSizes } from '../filters.ts';
import css from './Where.module.css';

interface WhereProps {
  /** null while the first answer is under way. */
  answer: Pick<AnswerOf<'listOrders'>, 'current_page' | 'last_page' | 'total' | 'contagem'> | null;
  layout: Layout;
  /** Another page or filter is being loaded. */
  busy: boolean;
  onPage: (page: number) => void;
  /** The second one, under the list: it is not read out. */
  below?: boolean;
}

/** '13 a 24 de 25' and the pages; columns hold all orders and say how many (LIST-18, LIST-20). Of too many the newest are there. */
export function Where({ answer, layout, busy, onPage, below = false }: WhereProps) {
  const { t } = useTranslation();
  const words = useWords(answer, layout);
  return (
    <>
      <p className={css['range']} role={below ? undefined : 'status'}>
        {busy || words === null ? t('core.loading') : words}
      </p>
      {answer && (
        <div className={css['pages']}>
          <Pagination
            page={answer.current_page}
            lastPage={answer.last_page}
            onPage={onPage}
            label={below ? t('orders.pagesBelow') : undefined}
          />
        </div>
      )}
    </>
  );
}

function useWords(answer: WhereProps['answer'], layout: Layout): string | null {
  const { t } = useTranslation();
  if (answer === null) return null;
  const { current_page, last_page, total, contagem } = answer;
  // The page shows the message for an empty list.
  if (total === 0) return '';
  if (layout === 'Colunas' && last_page <= 1) return t('orders.total', { count: total });
  const { from, to } = pageRange(current_page, pageSizes[layout], total);
  const shown = { from: number(from), to: number(to), total: number(total) };
  return contagem === 'minima' ? t('orders.newest', shown) : t('core.pages.range', shown);
}
