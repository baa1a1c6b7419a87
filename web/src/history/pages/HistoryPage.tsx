import { EmptyState } from '../../core/components/EmptyState.tsx';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { Shape, Skeleton } from '../../core/components/Skeleton.tsx';
import { clock } from '../../core/format/durations.ts';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useOwnGrade, useOwnWork } from '../api.ts';
import { Figure, Rating } from '../components/Rating.tsx';
import { WorkTable } from '../components/WorkTable.tsx';
import { type Interval, ordersIn, workedInAll } from '../days.ts';
import css from './HistoryPage.module.css';

/** A technician's own page: how the work was graded and how long it took, thirty days back (MECH-01..05). */
export function HistoryPage() {
  const { t } = useTranslation();
  const work = useOwnWork();
  return (
    <>
      <PageHead title={t('history.title')} />
      <div className={css['page']}>
        <div className={css['figures']}>
          <Grade />
          {work.data && <Figures intervals={work.data} />}
        </div>
        {work.isPending && (
          <Skeleton>
            <Shape height="420px" radius="12px" />
          </Skeleton>
        )}
        {work.isError && !work.data && (
          <ErrorState
            title={t('history.workFailed')}
            error={work.error}
            busy={work.isFetching}
            onRetry={() => void work.refetch()}
          />
        )}
        {work.data?.length === 0 && (
          <EmptyState title={t('history.empty')}>{t('history.emptyAbout')}</EmptyState>
        )}
        {work.data && work.data.length > 0 && (
          <section className={css['work']}>
            <h2>{t('history.work')}</h2>
            <WorkTable intervals={work.data} />
          </section>
        )}
      </div>
    </>
  );
}

function Grade() {
  const { t } = useTranslation();
  const grade = useOwnGrade();
  const [row] = grade.data ?? [];
  if (row !== undefined) return <Rating grade={row.nota} answers={row.qt_avaliacoes} />;
  if (grade.isError) {
    return (
      <ErrorState
        title={t('history.failed')}
        error={grade.error}
        busy={grade.isFetching}
        onRetry={() => void grade.refetch()}
      />
    );
  }
  return (
    <Skeleton>
      <Shape height="112px" radius="12px" />
    </Skeleton>
  );
}

function Figures({ intervals }: { intervals: readonly Interval[] }) {
  const { t } = useTranslation();
  return (
    <>
      <Figure
        name={t('history.hours')}
        value={clock(workedInAll(intervals))}
        about={t('history.hoursAbout')}
      />
      <Figure
        name={t('history.orders')}
        value={number(ordersIn(intervals))}
        about={t('history.ordersAbout')}
      />
    </>
  );
}
