import type { Column } from '../../../core/components/DataTable.tsx';
import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import css from '../../components/FaultTable.module.css';

/** Column with the line number in the file; on a phone, where heads are hidden, with a label. */
export function useLineColumn<Row extends { nr_linha: number }>(): Column<Row> {
  const { t } = useTranslation();
  const head = t('intake.line');
  return {
    id: 'line',
    head,
    cell: ({ nr_linha }) => (
      <>
        <span className={css['word']}>{head} </span>
        {number(nr_linha)}
      </>
    ),
  };
}
