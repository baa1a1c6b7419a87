import { Answer } from '../../core/components/Answer.tsx';
import { Answers } from '../../core/components/Answers.tsx';
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
  const grade = useOwnGrade();
  return (
    <>
      <PageHead title={t('history.title')} />
      <Answers answers={[work, grade]}>
        <div className={css['page']}>
          <div className={css['figures']}>
            <Grade grade={grade} />
            {work.data && <Figures intervals={work.data} />}
          </div>
          <Answer
            answer={work}
            failed={t('history.workFailed')}
            isEmpty={(rows) => rows.length === 0}
            empty={t('history.empty')}
            emptyAbout={t('history.emptyAbout')}
          >
            {(rows) => (
              <section className={css['work']}>
                <h2>{t('history.work')}</h2>
                <WorkTable intervals={rows} />
              </section>
            )}
          </Answer>
        </div>
      </Answers>
    </>
  );
}

function Grade({ grade }: { grade: ReturnType<typeof useOwnGrade> }) {
  const { t } = useTranslation();
  return (
    <Answer
      answer={grade}
      failed={t('history.failed')}
      loading={
        <Skeleton>
          <Shape height="112px" radius="12px" />
        </Skeleton>
      }
    >
      {([row]) => row && <Rating grade={row.nota} answers={row.qt_avaliacoes} />}
    </Answer>
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
