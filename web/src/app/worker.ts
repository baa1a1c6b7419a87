import { createStore } from '../core/store.ts';

/** A terminal stays open all day: how often it looks for a newer version, in ms. */
const lookEvery = 3_600_000;

const ready = createStore<ServiceWorker | null>(null);

function found(worker: ServiceWorker | null) {
  // The first one of a browser replaces nothing.
  if (worker !== null && navigator.serviceWorker.controller) ready.change(worker);
}

/** After the first screen, in ms: three hundred files on their way would make it wait. */
const settled = 5_000;
/** After an installation that failed, as on a network with gaps, in ms. */
const againAfter = 10_000;

/** Lets the terminal open without network, where the browser can (https or this machine). */
export function startWorker(): void {
  if ('serviceWorker' in navigator && !import.meta.env.DEV) setTimeout(tryToInstall, settled);
}

function tryToInstall(): void {
  install().catch((error: unknown) => {
    console.info('service worker', error);
    setTimeout(tryToInstall, againAfter);
  });
}

async function install(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  const first = registration.active === null ? registration.installing : null;
  // One file that did not come undoes all of it, and the browser does not try again by itself.
  first?.addEventListener('statechange', () => {
    if (first.state === 'redundant') setTimeout(tryToInstall, againAfter);
  });
  found(registration.waiting);
  // The browser looks by itself when a page opens: a newer one may be on its way already.
  follow(registration);
  registration.addEventListener('updatefound', () => follow(registration));
  // Fails without network; the next check retries.
  setInterval(() => void registration.update().catch(() => undefined), lookEvery);
}

function follow({ installing }: ServiceWorkerRegistration): void {
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') found(installing);
  });
}

/** Begins the new version: only ever by a press. Where another tab has begun it already, this page follows. */
export function updateNow(): void {
  const waiting = ready.read();
  if (waiting !== null && waiting.state !== 'installed') {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting?.postMessage('atualizar');
}

/** Whether a newer version is ready. */
export const useUpdate = (): boolean => ready.use() !== null;
