import { intakeColumns } from '@terminal/contract/intake';
import { useState } from 'react';
import { type Column, DataTable } from '../../../core/components/DataTable.tsx';
import { NotLoaded } from '../../../core/components/NotLoaded.tsx';
import { Pagination } from '../../../core/components/Pagination.tsx';
import { date } from '../../../core/format/dates.ts';
import { number } from '../../../core/format/numbers.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import css from '../../components/FaultTable.module.css';
import { type Intake, type JudgedRow, useRows } from '../api.ts';

const numbers: ReadonlySet<string> = new Set(['whole', 'number', 'money']);

/** Rows that will be written, as they were understood: the meter, the days and the names as they will be kept. */
export function RowList({ company, intake }: { company: string; intake: Intake }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const answer = useRows(company, intake, page);
  const { data, isPlaceholderData } = answer;
  if (data === undefined) return <NotLoaded answer={answer} title={t('intake.rowsFailed')} />;
  if (data.data.length === 0) return null;
  const kept = intakeColumns(intake.tp_carga).map(([name, about], n) => ({ name, ...about, place: n }));
  // A column without a cell on this page says nothing.
  const filled = kept.filter(({ place }) => data.data.some(({ lida }) => (lida[place] ?? '') !== ''));
  const columns: Column<JudgedRow>[] = [
    { id: 'line', head: t('intake.line'), cell: ({ nr_linha }) => number(nr_linha) },
    { id: 'verdict', head: t('intake.outcome'), cell: ({ st_linha }) => t(`intake.verdicts.${st_linha}`) },
    ...filled.map(({ name, head, form, place }) => ({
      id: name,
      head: label(head),
      end: numbers.has(form) && name !== 'ano',
      cell: ({ lida }: JudgedRow) => shown(form, lida[place] ?? '', name === 'ano'),
    })),
  ];
  return (
    <section className="stack-close" aria-labelledby="intake-rows">
      <div className={css['head']}>
        <h2 id="intake-rows">
          {t('intake.accepted')} ({number(data.total)})
        </h2>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section className={css['scroll']} aria-label={t('intake.accepted')} tabIndex={0}>
        <DataTable
          label={t('intake.accepted')}
          columns={columns}
          rows={data.data}
          keyOf={({ nr_linha }) => String(nr_linha)}
          busy={isPlaceholderData}
        />
      </section>
      <Pagination page={page} lastPage={data.last_page} onPage={setPage} />
    </section>
  );
}

function shown(form: string, text: string, year: boolean): string {
  if (numbers.has(form) && !year && /^\d+(\.\d+)?$/.test(text))
    return Number(text).toLocaleString('pt-BR', { minimumFractionDigits: form === 'money' ? 2 : 0 });
  return /^\d{4}-\d\d-\d\d$/.test(text) ? date(text, 'UTC') : text.replace(/ \|$/, '');
}
