import { hasPage } from '@terminal/contract/access';
import { Suspense, useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../../core/lazy-part.tsx';
import { useSession } from '../../../core/session/store.ts';
import type { Forecast, DueRow as Row, Week } from '../weeks.ts';
import { DueRow } from './DueRow.tsx';
import { useWeekName } from './WeekCard.tsx';
import css from './WeekDetail.module.css';

const GenerateSheet = lazySheet(async () => (await import('./GenerateSheet.tsx')).GenerateSheet);

/** The vehicles of a week; people who keep plans can select some and generate their orders. */
export function WeekDetail({ week, forecast }: { week: Week; forecast: Forecast }) {
  const { t } = useTranslation();
  // Any internal person may open one order of a plan; several at once only those who have the forecast in their menu (FORE-08).
  const keeper = hasPage(useSession(), 'forecast');
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [generating, setGenerating] = useState<readonly Row[] | null>(null);
  const open = week.rows.filter((row) => row.open);
  // What got its order meanwhile is no longer chosen.
  const chosen = open.filter(({ key }) => marked.has(key));
  const mark = (keys: readonly string[], on: boolean) => {
    const next = new Set(marked);
    for (const key of keys) on ? next.add(key) : next.delete(key);
    setMarked(next);
  };
  return (
    <section className={css['detail']} aria-label={useWeekName(week)}>
      {keeper && open.length > 0 && (
        <div className={css['choose']}>
          <label className={css['all']}>
            <input
              type="checkbox"
              checked={chosen.length === open.length}
              onChange={({ target }) =>
                mark(
                  open.map(({ key }) => key),
                  target.checked,
                )
              }
            />
            {t('plans.forecast.selectAll')}
          </label>
          <Button look="primary" disabled={chosen.length === 0} onClick={() => setGenerating(chosen)}>
            {chosen.length === 0
              ? t('plans.forecast.generateNone')
              : t('plans.forecast.generate', { count: chosen.length })}
          </Button>
        </div>
      )}
      <ul className={css['rows']}>
        {week.rows.map((row) => (
          <DueRow
            key={row.key}
            row={row}
            forecast={forecast}
            chosen={keeper && row.open ? marked.has(row.key) : null}
            onChoose={(on) => mark([row.key], on)}
          />
        ))}
      </ul>
      {generating && (
        <Suspense>
          <GenerateSheet rows={generating} onClose={() => setGenerating(null)} />
        </Suspense>
      )}
    </section>
  );
}
