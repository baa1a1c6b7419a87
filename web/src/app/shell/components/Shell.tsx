import { Suspense, startTransition, useDeferredValue, useEffect, useState } from 'react';
import { useReach } from '../../../core/api/reach.ts';
import { type ShellPlaces, ShellPlacesContext } from '../../../core/components/InShell.tsx';
import { SkipLink } from '../../../core/components/SkipLink.tsx';
import { withTexts } from '../../../core/i18n/i18n.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazyQuietly, lazySheet } from '../../../core/lazy-part.tsx';
import { Outlet, useLeaving, useWhole } from '../../../core/navigation/visit.tsx';
import { useMaybeSession } from '../../../core/session/store.ts';
import { useMedia } from '../../../core/useMedia.ts';
import { RescueAlert } from '../../../orders/components/RescueAlert.tsx';
import { useConfiguration } from '../../../session/api.ts';
import { SurveyHost } from '../../../surveys/components/SurveyHost.tsx';
import { FlowHost } from '../../flows/components/FlowHost.tsx';
import { keepSoon } from '../../keeping.ts';
import { useLiveUpdates } from '../useLiveUpdates.ts';
import { useProbe } from '../useProbe.ts';
import { BottomBar } from './BottomBar.tsx';
import type { Sought } from './SearchEverywhere.tsx';
import css from './Shell.module.css';
import { Sidebar } from './Sidebar.tsx';
import { TestBanner } from './TestBanner.tsx';
import { TopBar } from './TopBar.tsx';

// Keys and scanner are handled once the page has loaded, which is soon enough.
const loadWork = withTexts(() => import('../../../execution/components/WorkInHand.tsx'));
const WorkInHand = lazyQuietly(async () => (await loadWork()).WorkInHand);

/** No network, and what is kept until it is back. */
const loadStrips = withTexts(() => import('./Strips.tsx'));
const Strips = lazyQuietly(async () => (await loadStrips()).Strips);

const SearchEverywhere = lazyQuietly(async () => (await import('./SearchEverywhere.tsx')).SearchEverywhere);

const SpanishNames = lazyQuietly(async () => (await import('./SpanishNames.tsx')).SpanishNames);

const DrawerMenu = lazySheet(async () => (await import('./DrawerMenu.tsx')).DrawerMenu);

/** The frame of every page after the login: top bar, menu, band of running work, footer (doc 1 §2). */
export function Shell() {
  const { t } = useTranslation();
  const session = useMaybeSession();
  const leaving = useLeaving();
  const whole = useWhole();
  const wide = useMedia('wide');
  const reach = useReach();
  const { data: configuration } = useConfiguration();
  const tablet = useMedia('tablet');
  const { places, placeRef } = usePlaces();
  const [drawer, setDrawer] = useState(false);
  const [sought, setSought] = useState<Sought>(null);
  const seek = () => setSought('');
  const drawn = useStages();
  useProbe(reach.online);
  useLiveUpdates(session?.token ?? null, drawn.around);
  useEffect(() => void keepSoon(), []);
  // Signed out: the way to the login page is under way.
  if (!session) return null;

  return (
    <ShellPlacesContext value={places}>
      <div className={css['shell']} data-full-screen={whole || undefined}>
        <SkipLink />
        {wide && !whole && <Sidebar session={session} />}
        <div className={css['column']}>
          <div className={css['top']} ref={measureTop}>
            <TestBanner />
            <TopBar session={session} placeRef={placeRef} wide={wide} onSearch={seek} />
            {tablet && <div ref={placeRef.work} />}
            {drawn.around && (
              // Not around the condition: a boundary that was there before would keep the page waiting.
              <Suspense>
                <Strips />
              </Suspense>
            )}
          </div>
          <main id="conteudo" className={css['content']} tabIndex={-1} inert={leaving}>
            {/* Another branch, or another person in another tab: what was begun here was the former's. */}
            {drawn.page && <Outlet key={session.token} />}
          </main>
          {drawn.page && !whole && (
            <footer className={css['footer']}>
              {t('core.product')}
              {configuration &&
                ` · ${t('core.version', { version: configuration.versao, year: new Date().getFullYear() })}`}
            </footer>
          )}
          {!wide && (
            <div className={css['dock']}>
              {!tablet && <div ref={placeRef.work} className={css['work']} />}
              <div ref={placeRef.page} className={css['page']} />
            </div>
          )}
        </div>
        {!wide && !whole && (
          <BottomBar session={session} menuOpen={drawer} onMore={() => setDrawer(true)} onSearch={seek} />
        )}
        {drawn.around && (
          <Suspense>
            <SearchEverywhere sought={sought} onSeek={setSought} />
            <SpanishNames />
          </Suspense>
        )}
        <RescueAlert />
        {drawn.around && (
          <Suspense>
            <WorkInHand />
          </Suspense>
        )}
        <FlowHost />
        <SurveyHost />
        {!wide && drawer && (
          <Suspense>
            <DrawerMenu session={session} onClose={() => setDrawer(false)} />
          </Suspense>
        )}
      </div>
    </ShellPlacesContext>
  );
}

/**
 * How far the shell is drawn. The frame is there first; the page follows in slices, so that a finger is answered between
 * them; what stands around it is loaded once the page has asked for its data, which would wait behind its files.
 */
function useStages() {
  const page = useDeferredValue(true, false);
  const [around, setAround] = useState(false);
  useEffect(() => {
    if (page) startTransition(() => setAround(true));
  }, [page]);
  return { page, around };
}

/** The elements others draw into, known once they are on the page. */
function usePlaces() {
  const [head, setHead] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const [alert, setAlert] = useState<HTMLElement | null>(null);
  const [work, setWork] = useState<HTMLElement | null>(null);
  const [page, setPage] = useState<HTMLElement | null>(null);
  const places: ShellPlaces = { head, actions, alert, work, page };
  const placeRef = { head: setHead, actions: setActions, alert: setAlert, work: setWork, page: setPage };
  return { places, placeRef };
}

/** Tells the styles how much the sticky top covers: heads stick below it, and what has the focus stays in sight. */
function measureTop(top: HTMLElement | null) {
  if (!top) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--top-height', `${top.offsetHeight}px`));
  observer.observe(top);
  return () => observer.disconnect();
}
