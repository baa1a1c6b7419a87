import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useReach } from '../../core/api/reach.ts';
import { IconButton } from '../../core/components/Button.tsx';
import { OfflineStrip } from '../../core/components/OfflineStrip.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { date, time } from '../../core/format/dates.ts';
import { useSession } from '../../core/session/store.ts';
import { useNow } from '../../core/useNow.ts';
import { Counters } from './Counters.tsx';
import { CriticalityChart, ProblemsList, TypesChart } from './charts.tsx';
import { External } from './External.tsx';
import { Mechanics } from './Mechanics.tsx';
import css from './Wall.module.css';

/** The dashboard on a screen of the workshop: large, by itself, read from far, awake as long as it is shown. */
export function Wall({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const { ds_filial, ds_fuso } = useSession();
  const now = useNow('minute');
  const reach = useReach();
  useAwake();
  useLeave(onLeave);
  return (
    <>
      <PageHead title={t('dashboard.title')} />
      <div className={css['wall']}>
        <header className={css['head']}>
          <h2>{ds_filial}</h2>
          {!reach.online && <OfflineStrip since={reach.since} />}
          <p>
            {date(now, ds_fuso)} <strong>{time(now, ds_fuso)}</strong>
          </p>
          <IconButton label={t('dashboard.leaveWall')} icon={<IconX aria-hidden />} onClick={onLeave} />
        </header>
        <Counters />
        <div className={css['panels']}>
          <div className={css['place']}>
            <CriticalityChart />
          </div>
          <div className={css['place']}>
            <Mechanics most={12} />
          </div>
          <div className={css['place']}>
            <External linked={false} most={4} />
          </div>
          <div className={css['place']}>
            <TypesChart most={5} />
          </div>
          <div className={css['place']}>
            <ProblemsList most={6} />
          </div>
        </div>
      </div>
    </>
  );
}

/** Keeps the screen from going dark; a browser that cannot is left alone. */
function useAwake() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock?.request('screen');
        if (over) await lock?.release();
      } catch (error) {
        console.info('the screen may go dark', error);
      }
    };
    const hold = () => void ask();
    hold();
    // The browser lets go of it when the page is hidden.
    document.addEventListener('visibilitychange', hold);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}

/** A browser may take full screen back a moment after it gave it; the wall then fills the window. Later it was the person. */
const takenBackWithin = 3_000;

/** Escape leaves the wall, in full screen by way of the browser itself; leaving ends the full screen. */
function useLeave(onLeave: () => void) {
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  }, [onLeave]);
  useEffect(() => {
    const since = performance.now();
    const onChange = () => {
      const early = performance.now() - since < takenBackWithin;
      if (document.fullscreenElement === null && !early) leave.current();
    };
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && leave.current();
    document.addEventListener('fullscreenchange', onChange);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      document.removeEventListener('keydown', onKey);
      if (document.fullscreenElement !== null) void document.exitFullscreen();
    };
  }, []);
}
