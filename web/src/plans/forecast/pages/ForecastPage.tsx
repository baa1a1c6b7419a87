import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconFileTypeCsv from '@tabler/icons-react/dist/esm/icons/IconFileTypeCsv.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { Answer } from '../../../core/components/Answer.tsx';
import { Button, IconButton } from '../../../core/components/Button.tsx';
import { EmptyState } from '../../../core/components/EmptyState.tsx';
import { PageHead } from '../../../core/components/PageHead.tsx';
import { downloadCsv, downloadXlsx } from '../../../core/files/download.ts';
import { date } from '../../../core/format/dates.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { navigate } from '../../../core/navigation/navigate.ts';
import { useSearch } from '../../../core/navigation/visit.tsx';
import { notify } from '../../../core/notices.ts';
import { useForecast } from '../api.ts';
import { Capacity } from '../components/Capacity.tsx';
import { Filters } from '../components/Filters.tsx';
import { Weeks } from '../components/Weeks.tsx';
import { tableOf } from '../table.ts';
import { type ForecastView, readForecastView } from '../view.ts';
import { type DueRow, type Forecast, rowsOf, weeksOf } from '../weeks.ts';

/** What falls due within ninety days, in weeks, with hours, parts and conflicts; orders are generated from here. */
export function ForecastPage() {
  const { t } = useTranslation();
  const view = useSearch(readForecastView);
  const answer = useForecast();
  const rows = answer.data ? rowsOf(answer.data, view) : [];
  return (
    <>
      <PageHead title={t('plans.forecast.title')} actions={<Actions rows={rows} />} />
      <div className="stack">
        <Answer answer={answer} failed={t('plans.forecast.loadFailed')}>
          {(forecast) => <Content forecast={forecast} rows={rows} view={view} />}
        </Answer>
      </div>
    </>
  );
}

function Content({ forecast, rows, view }: { forecast: Forecast; rows: DueRow[]; view: ForecastView }) {
  const { t } = useTranslation();
  const show = (next: ForecastView) => void navigate({ to: '/previsao', search: next, replace: true });
  if (forecast.planos.length === 0)
    return (
      <EmptyState title={t('plans.forecast.empty')}>
        {t('plans.forecast.emptyAbout', { until: date(forecast.ate, 'UTC') })}
      </EmptyState>
    );
  return (
    <>
      <Filters forecast={forecast} view={view} onChange={show} />
      <Capacity forecast={forecast} />
      {rows.length === 0 ? (
        <EmptyState
          title={t('plans.forecast.emptyFiltered')}
          actions={<Button onClick={() => show({})}>{t('plans.forecast.clear')}</Button>}
        />
      ) : (
        <Weeks
          weeks={weeksOf(forecast, rows)}
          forecast={forecast}
          open={view.semana ?? null}
          onOpen={(semana) => {
            const { semana: _, ...filters } = view;
            show(semana === null ? filters : { ...filters, semana });
          }}
        />
      )}
    </>
  );
}

function Actions({ rows }: { rows: DueRow[] }) {
  const { t } = useTranslation();
  const none = rows.length === 0;
  const toXlsx = () =>
    downloadXlsx(t('plans.forecast.file'), tableOf(rows, t)).catch(() =>
      notify.error(t('plans.forecast.exportFailed')),
    );
  return (
    <>
      <IconButton
        label={t('plans.forecast.exportCsv')}
        icon={<IconFileTypeCsv aria-hidden />}
        disabled={none}
        onClick={() => downloadCsv(t('plans.forecast.file'), tableOf(rows, t))}
      />
      <IconButton
        label={t('plans.forecast.exportXlsx')}
        icon={<IconFileSpreadsheet aria-hidden />}
        disabled={none}
        onClick={() => void toXlsx()}
      />
      <IconButton
        label={t('plans.forecast.print')}
        icon={<IconPrinter aria-hidden />}
        onClick={() => window.print()}
      />
    </>
  );
}
