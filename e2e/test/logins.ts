import type { Browser } from 'playwright-core';
import { signIn, type Who } from './people.ts';
import { startWorld, type World } from './world.ts';

/** What a login leaves: in the local storage of its browser, and as a row of the control database. */
interface Login {
  storage: Record<string, string>;
  session: unknown;
}

/** Of this process: every world begins as a copy of the same one, so what one login left is good on all of them. */
const logins = new Map<Who, Promise<Login>>();

/**
 * Signs a person in to a world without going through its login page again: that is done once, on a world of its own.
 * @returns what the browser stores
 */
export async function carryLogin(
  browser: Browser,
  { api }: World,
  who: Who,
): Promise<Record<string, string>> {
  const { storage, session } = await (logins.get(who) ?? signInOnce(browser, who));
  await api.control(
    'insert into sessao overriding user value select * from jsonb_populate_record(null::sessao, $1) on conflict do nothing',
    [session],
  );
  return storage;
}

function signInOnce(browser: Browser, who: Who): Promise<Login> {
  const login = signInElsewhere(browser, who);
  logins.set(who, login);
  // A failed login is retried by the next request for it.
  login.catch(() => logins.delete(who));
  return login;
}

async function signInElsewhere(browser: Browser, who: Who): Promise<Login> {
  const world = await startWorld();
  const page = await browser.newPage({ baseURL: world.address, locale: 'pt-BR', serviceWorkers: 'block' });
  await page.goto('/login');
  await signIn(page, who);
  const storage = await page.evaluate(() => ({ ...localStorage }));
  await page.close();
  const [row] = await world.api.control<{ session: unknown }>('select to_jsonb(s) as session from sessao s');
  await world.close();
  if (row === undefined) throw new Error(`no session of ${who}`);
  return { storage, session: row.session };
}
