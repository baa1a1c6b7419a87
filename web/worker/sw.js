/// <reference lib="webworker" />
// Opens the terminal without network: the page and its parts come from what was stored when this version was installed.
// Calls, files of orders and the panel always go to the server; nothing of them is stored here.

/** This worker, by its own name. */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** Filled in by the build: a name for this version, and its files. */
const version = '__VERSION__';
const files = ['__FILES__'];
const store = `terminal-${version}`;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(store).then((cache) => cache.addAll(files)));
});

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
    event.respondWith(fetch(request).catch(() => caches.match('/')));
    return;
  }
  event.respondWith(caches.match(request).then((stored) => stored ?? fetch(request)));
});
