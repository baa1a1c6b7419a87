import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { TestRunner } from 'vitest';
import { carryLogin } from './logins.ts';
import { pacePresses, watchPresses } from './pace.ts';
import { beginningOf, signIn, type Who } from './people.ts';
import { patternOf, type World } from './world.ts';

/** The three kinds of screen the terminal is used on. */
export const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

export type Device = keyof typeof devices;

interface Opened {
  device?: Device;
  /** Another window size than the device's. */
  viewport?: { width: number; height: number };
  language?: 'pt' | 'es';
  /** Another world than the stage's own. */
  world?: World;
  /** False: without the live feed, so that what others do loads nothing anew. */
  feed?: false;
  /** True: the browser may install the service worker; what it answers no test can arrange. */
  worker?: true;
  /** What the network does to the page from its first request on. */
  network?: (page: Page) => Promise<unknown>;
}

/** A browser for one file of tests, and everything they opened in it. */
export interface Stage {
  /** A terminal of its own: fresh storage, one page, at the login. */
  open(wanted?: Opened): Promise<Page>;
  /**
   * A terminal of its own where somebody is signed in already, on a page: with the login that is carried from world to
   * world, or, after a test has signed that person out, with one of this world. What a test changes about the person
   * first, a login knows only where it is made: at the login page (`open`, `signIn`).
   */
  as(who: Who, path?: string, wanted?: Opened): Promise<Page>;
  /** Another tab of the same terminal. */
  tab(page: Page): Promise<Page>;
  /** A complaint of the browser that the running test arranges itself. */
  expects(complaint: RegExp): void;
  /** Closes what the test opened; throws when a browser complained about something not expected. */
  endTest(): Promise<void>;
  close(): Promise<void>;
}

/** What a login leaves in the local storage of a browser. */
type Session = Record<string, string>;

/**
 * Starts Chromium for the pages of a world.
 * @param film what its camera sees (e2e/test/qr.ts); without one it has no camera
 */
export async function openStage(world: World, film?: string): Promise<Stage> {
  const browser = await (film === undefined ? sharedBrowser() : launch(film));
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  let expected: RegExp[] = [];

  const watch = (page: Page) => {
    pacePresses(page);
    page.setDefaultTimeout(20_000);
    page.on('pageerror', (error) => complaints.push(`unhandled: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isRefusal(message.text())) complaints.push(message.text());
    });
    return page;
  };

  const sessions = new Map<Who, Session>();
  /** Logins whose shared session a test has ended. */
  const signedOut = new Set<Who>();

  async function contextFor(wanted: Opened): Promise<BrowserContext> {
    const context = await browser.newContext({
      ...devices[wanted.device ?? 'tablet'],
      ...(wanted.viewport && { viewport: wanted.viewport }),
      baseURL: (wanted.world ?? world).address,
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      reducedMotion: 'reduce',
      serviceWorkers: wanted.worker ? 'allow' : 'block',
    });
    contexts.push(context);
    await watchPresses(context);
    if (wanted.feed === false) {
      expected.push(/ERR_FAILED/);
      await context.route(patternOf('eventos'), (route) => route.abort());
    }
    const { language } = wanted;
    if (language) await context.addInitScript((chosen) => localStorage.setItem('idioma', chosen), language);
    return context;
  }

  async function open(wanted: Opened = {}): Promise<Page> {
    const page = watch(await (await contextFor(wanted)).newPage());
    await page.goto('/login');
    return page;
  }

  /** What the login of a person leaves in the browser. */
  async function sessionOf(who: Who): Promise<Session> {
    const known = sessions.get(who);
    if (known) return known;
    const session = signedOut.has(who) ? await signInHere(who) : await carryLogin(browser, world, who);
    sessions.set(who, session);
    return session;
  }

  async function signInHere(who: Who): Promise<Session> {
    const page = await open();
    await signIn(page, who);
    const session = await page.evaluate(() => ({ ...localStorage }));
    await page.context().close();
    return session;
  }

  return {
    open,
    async as(who, path = beginningOf(who), wanted = {}) {
      const session = await sessionOf(who);
      const page = watch(await (await contextFor(wanted)).newPage());
      await wanted.network?.(page);
      // Signing out may end the session shared by tests, even without network, so it is not reused.
      page.on('request', (request) => {
        if (!signOut.test(request.url())) return;
        sessions.delete(who);
        signedOut.add(who);
      });
      // Before the page's own scripts and once only; the browser's own way opens one more page to do it.
      const signedIn = await page.addInitScript((kept) => Object.assign(localStorage, kept), session);
      await page.goto(path);
      await signedIn.dispose();
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      return page;
    },
    tab: async (page) => watch(await page.context().newPage()),
    expects: (complaint) => expected.push(complaint),
    async endTest() {
      if (TestRunner.getCurrentTest()?.result?.state === 'fail') await tellScreens(contexts);
      await Promise.all(contexts.splice(0).map((context) => context.close()));
      const unexpected = complaints.filter((text) => !expected.some((known) => known.test(text)));
      complaints.length = 0;
      expected = [];
      if (unexpected.length > 0) throw new Error(`the browser complained:\n${unexpected.join('\n')}`);
    },
    async close() {
      if (film !== undefined) await browser.close();
    },
  };
}

const signOut = /\/api\/(auth|painel)\/logout$/;

/** Prints the texts of the pages, because of a run on another machine only the output is available. */
async function tellScreens(contexts: readonly BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const text = await page
      .locator('body')
      .ariaSnapshot({ timeout: 2_000 })
      .catch((error: Error) => error.message);
    console.log(`${page.url()}\n${text.slice(0, 3_000)}`);
  }
}

/** What the browser itself writes when the server refuses something: an ordinary answer. */
const isRefusal = (text: string) => /^Failed to load resource.* status of 4\d\d/.test(text);

let shared: Promise<Browser> | undefined;

/** The browser of this process, for all its files; it ends with the process. One that died is begun anew. */
async function sharedBrowser(): Promise<Browser> {
  const running = await shared;
  if (running?.isConnected()) return running;
  shared = launch(undefined);
  return shared;
}

const launch = (film: string | undefined): Promise<Browser> => chromium.launch(launchOptions(film));

/** How Chromium is started; `film`: what its camera sees. */
export function launchOptions(film?: string): { executablePath: string; args: string[] } {
  const named = process.env['CHROMIUM_PATH'];
  const executablePath = [named, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
    (path) => path !== undefined && existsSync(path),
  );
  if (executablePath === undefined) throw new Error('There is no Chromium. Set CHROMIUM_PATH');
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--in-process-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A page of a test is gone before what its scripts win by being optimised to the last pays for it.
      '--js-flags=--no-turbofan',
      ...(film === undefined
        ? []
        : [
            '--use-fake-device-for-media-stream',
            '--use-fake-ui-for-media-stream',
            `--use-file-for-fake-video-capture=${film}`,
          ]),
    ],
  };
}
