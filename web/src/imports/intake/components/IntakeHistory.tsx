import { Button } from '../../../core/components/Button.tsx';
import { type Column, DataTable } from '../../../core/components/DataTable.tsx';
import { dateTime } from '../../../core/format/dates.ts';
import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import type { Intake } from '../api.ts';
import css from './IntakeHistory.module.css';

/** What was sent to a company, newest first. */
export function IntakeHistory({
  intakes,
  onOpen,
}: {
  intakes: readonly Intake[];
  onOpen: (intake: Intake) => void;
}) {
  const { t } = useTranslation();
  const columns: Column<Intake>[] = [
    {
      id: 'kind',
      head: t('intake.kind'),
      cell: ({ tp_carga, ds_arquivo }) => (
        <>
          {t(`intake.kinds.${tp_carga}`)} <small>{ds_arquivo}</small>
        </>
      ),
    },
    { id: 'sent', head: t('intake.sent'), cell: ({ dt_criacao }) => dateTime(dt_criacao, zone) },
    { id: 'by', head: t('intake.by'), cell: ({ ds_usuario }) => ds_usuario ?? '–' },
    { id: 'rows', head: t('imports.faults.rows'), end: true, cell: ({ qt_linhas }) => number(qt_linhas) },
    {
      id: 'refused',
      head: t('intake.refusedRows'),
      end: true,
      cell: ({ qt_recusadas }) => number(qt_recusadas),
    },
    { id: 'state', head: t('intake.state'), cell: ({ st_carga }) => t(`intake.states.${st_carga}`) },
    {
      id: 'open',
      head: t('intake.show'),
      quiet: true,
      act: true,
      cell: (intake) => (
        <Button
          aria-label={`${t('intake.show')} ${intake.ds_arquivo} ${intake.nr_sequencial}`}
          onClick={() => onOpen(intake)}
        >
          {t('intake.show')}
        </Button>
      ),
    },
  ];
  return (
    <section className={css['history']} aria-labelledby="intake-history">
      <h2 id="intake-history">{t('intake.history')}</h2>
      <DataTable
        label={t('intake.history')}
        columns={columns}
        rows={intakes}
        keyOf={({ nr_sequencial }) => String(nr_sequencial)}
      />
    </section>
  );
}

/** The viewer's time zone, because the panel belongs to no branch. */
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
