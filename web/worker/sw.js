/// <reference lib="webworker" />
// Opens the terminal without network: the page and its parts come from what was stored when this version was installed.
// Calls, files of orders and the panel always go to the server; nothing of them is stored here.

/** This worker, by its own name. */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** Filled in by the build: a name for this version, and its files. */
const version = '__VERSION__';
const files = ['__FILES__'];
const store = `terminal-${version}`;

/**
 * Whether the server said this, and nothing in between: no proxy, no login page of a network.
 * @param {Response} answer
 */
const isOurs = ({ headers }) => headers.has('__MARK__');

worker.addEventListener('install', (event) => {
  // Browsers that know such routes need not start this worker for them, which takes longer than the answer.
  const { addRoutes } = /** @type {{ addRoutes?: (routes: object[]) => Promise<void> }} */ (event);
  const routed = addRoutes?.call(event, [
    { condition: { urlPattern: '/api/*' }, source: 'network' },
    { condition: { not: { requestMode: 'navigate' } }, source: { cacheName: store } },
  ]);
  event.waitUntil(Promise.all([routed, fill()]));
});

/** How many files are asked for at once, how often each, and how long one may take, in ms. */
const atOnce = 4;
const tries = 3;
const patience = 20_000;

/** Stores what is not there yet: what an installation that failed had brought is kept for the next one. */
async function fill() {
  const cache = await caches.open(store);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const left = files.filter((file) => !there.has(file));
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let file = left.shift(); file !== undefined; file = left.shift()) {
        await cache.put(file, await bring(file));
      }
    }),
  );
}

/**
 * A file of this version, on a network with gaps. Files that bear a mark of what is in them are taken from an earlier
 * version where they are the same.
 * @param {string} file
 */
async function bring(file) {
  const same = file.startsWith('/assets/') ? await caches.match(file) : undefined;
  if (same) return same;
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await fetch(file, { signal: AbortSignal.timeout(patience) });
      if (answer.ok && isOurs(answer)) return answer;
      throw new Error(`${file}: ${answer.status}`);
    } catch (error) {
      if (attempt === tries) throw error;
    }
  }
}

worker.addEventListener('activate', (event) => {
  const others = caches.keys().then((names) => names.filter((name) => name !== store));
  event.waitUntil(others.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
});

// The page asks for it once somebody has pressed the button: nothing changes under anybody's fingers.
worker.addEventListener('message', ({ data }) => {
  if (data === 'atualizar') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    if (/^\/(painel|loginpainel)/i.test(pathname)) return;
    event.respondWith(pageFor(request));
    return;
  }
  event.respondWith(caches.match(request).then((stored) => stored ?? fetch(request)));
});

/** Longest a page waits for the network before the stored one is shown, in ms. */
const longestPage = 2_000;

/**
 * The page of the server, or the stored one where the server is silent, away, or something else answers for it.
 * @param {Request} request
 */
async function pageFor(request) {
  const stored = await caches.match('/');
  const asked = fetch(request);
  if (stored === undefined) return asked;
  const brought = asked.then(
    (answer) => (isOurs(answer) ? answer : stored),
    () => stored,
  );
  const silent = new Promise((resolve) => setTimeout(resolve, longestPage)).then(() => stored);
  return Promise.race([brought, silent]);
}
