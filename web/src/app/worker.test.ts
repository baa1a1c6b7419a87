import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A service worker as far as the terminal looks at it. */
class Worker extends EventTarget {
  readonly told: unknown[] = [];
  state: ServiceWorkerState;

  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  postMessage(message: unknown): void {
    this.told.push(message);
  }
}

/** What the browser has of them: none unless given. */
class Registration extends EventTarget {
  active: Worker | null = null;
  installing: Worker | null = null;
  waiting: Worker | null = null;

  constructor(workers: Partial<Pick<Registration, 'active' | 'installing' | 'waiting'>>) {
    super();
    Object.assign(this, workers);
  }

  update = async (): Promise<void> => undefined;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  vi.stubEnv('DEV', false);
  vi.resetModules();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** The terminal some seconds after its first screen, in a browser with these workers. @returns what a press on "Atualizar agora" does */
async function settled(registration: Registration): Promise<() => void> {
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: registration.active,
    register: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker });
  const { startWorker, updateNow } = await import('./worker.ts');
  startWorker();
  await vi.advanceTimersByTimeAsync(10_000);
  return updateNow;
}

const active = () => new Worker('activated');

test('a version that came before the terminal looked is begun by a press', async () => {
  const newer = new Worker('installed');
  const press = await settled(new Registration({ active: active(), waiting: newer }));
  press();
  expect(newer.told).toEqual(['atualizar']);
});

test('a version on its way when the terminal looks is begun by a press, once it is there', async () => {
  const newer = new Worker('installing');
  const press = await settled(new Registration({ active: active(), installing: newer }));
  press();
  expect(newer.told).toEqual([]);
  newer.become('installed');
  press();
  expect(newer.told).toEqual(['atualizar']);
});

test('a version that is found later is begun by a press', async () => {
  const newer = new Worker('installing');
  const registration = new Registration({ active: active() });
  const press = await settled(registration);
  registration.installing = newer;
  registration.dispatchEvent(new Event('updatefound'));
  newer.become('installed');
  press();
  expect(newer.told).toEqual(['atualizar']);
});

test('the first version of a browser replaces nothing', async () => {
  const first = new Worker('installing');
  const press = await settled(new Registration({ installing: first }));
  first.become('installed');
  press();
  expect(first.told).toEqual([]);
});

test('a version that another tab has begun is followed by a press', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const newer = new Worker('installed');
  const press = await settled(new Registration({ active: active(), waiting: newer }));
  newer.become('activated');
  press();
  expect(newer.told).toEqual([]);
  expect(reload).toHaveBeenCalledOnce();
});
