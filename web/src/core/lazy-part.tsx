import { type ComponentType, type ReactNode, use, useEffect, useState, useTransition } from 'react';
import { CallError } from './api/errors.ts';
import { reachNow } from './api/reach.ts';
import { ErrorState } from './components/ErrorState.tsx';
import { Sheet } from './components/Sheet.tsx';
import { useTranslation } from './i18n/useTranslation.ts';
import { readOnce } from './return-to.ts';
import { createStore } from './store.ts';
import { tryAgain, withoutEnd } from './try-again.ts';

type Load<P> = () => Promise<ComponentType<P>>;

/** Pauses between tries, in ms; afterwards the person decides. */
const pauses = [500, 1_500];

/** A part of a page that is loaded when it is first drawn. When loading fails, the part shows the failure and a way to try again. */
export const lazyPart = <P extends object>(load: Load<P>) => lazily<P, P>(load, pauses, (failure) => failure);

/** The same for a whole page. */
export const lazyPage = <P extends object>(load: Load<P>) =>
  lazily<P, P>(load, pauses, (failure) => <LostPage>{failure}</LostPage>);

/** As above for a sheet, leaving the page behind it unchanged. */
export const lazySheet = <P extends object>(load: Load<P>) =>
  lazily<P, P & { onClose: () => void }>(load, pauses, (failure, { onClose }) => (
    <LostSheet onClose={onClose}>{failure}</LostSheet>
  ));

/** As above for parts the person did not request: loading is retried until it succeeds. */
export const lazyQuietly = <P extends object>(load: Load<P>) => lazily<P, P>(load, withoutEnd, () => null);

function LostSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('core.failure.part')} onClose={onClose}>
      {children}
    </Sheet>
  );
}

const loadedAnew = readOnce('carregadaDeNovo');
const lost = createStore(false);

/** Whether the page on screen is one whose code did not come. Re-renders on change. */
export const usePageLost = lost.use;

/** A newer version on the server may have taken the place of its code: the terminal is loaded anew, once. */
function LostPage({ children }: { children: ReactNode }) {
  useEffect(() => {
    lost.change(true);
    return () => lost.change(false);
  }, []);
  useEffect(() => {
    if (!reachNow().online || loadedAnew.take() !== null) return;
    loadedAnew.keep('sim');
    location.reload();
  }, []);
  return children;
}

/** A lazily loaded part, its loading state, and its placeholder. */
interface Source<P, Given> {
  load: Load<P>;
  pauses: Iterable<number>;
  lost: (failure: ReactNode, given: Given) => ReactNode;
  /** Null in it: it did not come. */
  asked?: Promise<ComponentType<P> | null> | undefined;
}

/** As `lazy` of React, which never asks a second time and takes the page down with the part. */
function lazily<P extends object, Given extends P>(
  load: Load<P>,
  pauses: Iterable<number>,
  lost: Source<P, Given>['lost'],
): ComponentType<Given> {
  const source: Source<P, Given> = { load, pauses, lost };
  return (props) => <Lazy source={source} given={props} />;
}

function ask<P, Given>(source: Source<P, Given>) {
  source.asked = tryAgain(source.load, source.pauses).catch(() => null);
  return source.asked;
}

function Lazy<P extends object, Given extends P>({
  source,
  given,
}: {
  source: Source<P, Given>;
  given: Given;
}) {
  const [part, setPart] = useState(() => source.asked ?? ask(source));
  const [busy, startTransition] = useTransition();
  const Part = use(part);
  // The next opening starts anew.
  useEffect(() => {
    if (Part !== null) return;
    return () => {
      if (source.asked === part) source.asked = undefined;
    };
  }, [Part, part, source]);
  if (Part !== null) return <Part {...given} />;
  const failure = (
    <ErrorState
      error={new CallError({ kind: reachNow().online ? 'broken' : 'offline' })}
      busy={busy}
      onRetry={() => {
        const again = ask(source);
        startTransition(() => setPart(again));
      }}
    />
  );
  return source.lost(failure, given);
}
