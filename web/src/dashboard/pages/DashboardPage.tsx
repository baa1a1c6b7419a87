import IconDeviceTv from '@tabler/icons-react/dist/esm/icons/IconDeviceTv.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { Suspense, useState } from 'react';
import { IconButton } from '../../core/components/Button.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { Segmented } from '../../core/components/Segmented.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazyPart, lazySheet } from '../../core/lazy-part.tsx';
import { navigate } from '../../core/navigation/navigate.ts';
import { useSearch } from '../../core/navigation/visit.tsx';
import type { Behind } from '../api.ts';
import { Counters } from '../components/Counters.tsx';
import { CriticalityChart, PlatesChart, ProblemsList, TypesChart } from '../components/charts.tsx';
import { External } from '../components/External.tsx';
import { Technicians } from '../components/Technicians.tsx';
import { Welcome } from '../components/Welcome.tsx';
import { readView } from '../view.ts';
import css from './DashboardPage.module.css';

const BehindSheet = lazySheet(async () => (await import('../components/BehindSheet.tsx')).BehindSheet);
const Indicators = lazyPart(async () => (await import('../components/Indicators.tsx')).Indicators);
const Wall = lazyPart(async () => (await import('../components/Wall.tsx')).Wall);

/** The workshop in figures: dashboard, indicators and the wall (doc 3 §2). */
export function DashboardPage() {
  const { t } = useTranslation();
  const { aba, mural } = useSearch(readView);
  const show = (view: 'painel' | 'indicadores') =>
    void navigate({
      to: '/dashboard',
      search: view === 'indicadores' ? { aba: 'indicadores' } : {},
      replace: true,
    });
  const toWall = () => {
    // Where a browser has no full screen, or refuses it, the wall fills the window.
    document.documentElement.requestFullscreen?.().catch(() => undefined);
    void navigate({ to: '/dashboard', search: { mural: '1' } });
  };

  if (mural === '1')
    return (
      <Suspense>
        <Wall onLeave={() => show('painel')} />
      </Suspense>
    );
  return (
    <>
      <PageHead
        title={t('dashboard.title')}
        actions={
          <>
            <IconButton
              label={t('dashboard.print')}
              icon={<IconPrinter aria-hidden />}
              onClick={() => window.print()}
            />
            <IconButton label={t('dashboard.wall')} icon={<IconDeviceTv aria-hidden />} onClick={toWall} />
          </>
        }
      />
      <div className={css['page']}>
        <div className={css['views']}>
          <Segmented
            label={t('dashboard.view')}
            options={(['painel', 'indicadores'] as const).map((value) => ({
              value,
              label: t(`dashboard.views.${value}`),
            }))}
            value={aba ?? 'painel'}
            onChange={show}
          />
          {aba !== 'indicadores' && <Welcome />}
        </div>
        {aba === 'indicadores' ? (
          <Suspense>
            <Indicators />
          </Suspense>
        ) : (
          <Figures />
        )}
      </div>
    </>
  );
}

function Figures() {
  const [behind, setBehind] = useState<Behind | null>(null);
  return (
    <>
      <Counters onOpen={setBehind} />
      <div className={css['panels']}>
        <div className={css['place']}>
          <CriticalityChart onOpen={setBehind} />
        </div>
        <div className={css['place']}>
          <Technicians onOpen={setBehind} />
        </div>
        <div className={css['place']}>
          <TypesChart onOpen={setBehind} />
        </div>
        <div className={css['place']}>
          <PlatesChart onOpen={setBehind} />
        </div>
        <div className={css['place']}>
          <External />
        </div>
        <div className={css['place']}>
          <ProblemsList onOpen={setBehind} />
        </div>
      </div>
      {behind !== null && (
        <Suspense>
          <BehindSheet behind={behind} onClose={() => setBehind(null)} />
        </Suspense>
      )}
    </>
  );
}
