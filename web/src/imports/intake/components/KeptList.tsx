import { useState } from 'react';
import { type Column, DataTable } from '../../../core/components/DataTable.tsx';
import { NotLoaded } from '../../../core/components/NotLoaded.tsx';
import { Pagination } from '../../../core/components/Pagination.tsx';
import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import css from '../../components/FaultTable.module.css';
import { useFaultText } from '../../useFaultText.ts';
import { type Intake, type KeptLine, type KeptReason, useKept, useKeptReasons } from '../api.ts';
import { useLineColumn } from './useLineColumn.tsx';

/** Lines that stay after an undo: counts by reason, then each line with its record. */
export function KeptList({ company, intake }: { company: string; intake: Intake }) {
  const { t } = useTranslation();
  const say = useFaultText();
  const line = useLineColumn<KeptLine>();
  const [page, setPage] = useState(1);
  const answer = useKept(company, intake, page);
  const { data, isPlaceholderData } = answer;
  const { data: reasons = [] } = useKeptReasons(company, intake);
  if (data === undefined) return <NotLoaded answer={answer} title={t('intake.rowsFailed')} />;
  if (data.total === 0) return null;
  const groups: Column<KeptReason>[] = [
    {
      id: 'rows',
      head: t('imports.faults.rows'),
      cell: ({ qt_linhas }) => t('imports.faults.rowsOf', { count: qt_linhas, value: number(qt_linhas) }),
    },
    { id: 'why', head: t('intake.undo.why'), long: true, cell: say },
    { id: 'line', head: t('imports.faults.firstLine'), end: true, cell: ({ nr_linha }) => number(nr_linha) },
  ];
  const lines: Column<KeptLine>[] = [
    line,
    { id: 'made', head: t('intake.undo.made'), cell: ({ ds_registro }) => ds_registro },
    { id: 'why', head: t('intake.undo.why'), long: true, cell: say },
  ];
  return (
    <section className="stack-close" aria-labelledby="intake-kept">
      <div className={css['head']}>
        <h2 id="intake-kept">
          {t('intake.undo.kept')} ({number(data.total)})
        </h2>
      </div>
      <DataTable
        label={t('intake.undo.reasons')}
        columns={groups}
        rows={reasons}
        keyOf={({ codigo, nr_linha }) => `${codigo} ${nr_linha}`}
      />
      <DataTable
        label={t('intake.undo.kept')}
        columns={lines}
        rows={data.data}
        keyOf={({ nr_linha }) => String(nr_linha)}
        busy={isPlaceholderData}
      />
      <Pagination page={page} lastPage={data.last_page} onPage={setPage} />
    </section>
  );
}
