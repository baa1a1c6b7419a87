import type { Page } from 'playwright-core';

interface Person {
  number: string;
  digits: string;
  external?: boolean;
}

/** The people of the sample data who have a login. */
export const people = {
  /** Truck mechanic, two branches. */
  joao: { number: '1001', digits: '123' },
  /** Truck mechanic with work in hand. */
  carlos: { number: '1002', digits: '234' },
  /** Forklift mechanic. */
  ana: { number: '1101', digits: '345' },
  /** Shared terminal: picks technicians, keeps plans. */
  staff: { number: '1201', digits: '456' },
  /** Tyre fitter, sees both menus narrowed to the fleet. */
  pedro: { number: '1301', digits: '567' },
  /** Administers the company. */
  beatriz: { number: '1601', digits: '789' },
  /** Supplier. */
  supplier: { number: '31', digits: '00123', external: true },
} as const satisfies Record<string, Person>;

/** Users of the panel, by level. */
export const panelUsers = {
  admin: { number: '9001', digits: '111' },
  scripts: { number: '9003', digits: '333' },
  auditor: { number: '9004', digits: '444' },
  reader: { number: '9002', digits: '222' },
} as const satisfies Record<string, Person>;

export type PanelUser = keyof typeof panelUsers;

/** Who can be signed in: to a branch, or to the panel. */
export type Who = keyof typeof people | PanelUser;

const isPanelUser = (who: Who): who is PanelUser => who in panelUsers;

/** Where a person begins. */
export const beginningOf = (who: Who): string => (isPanelUser(who) ? '/inicioPainel' : '/');

/** Fills in the login form, in whatever language, and leaves it unsent. */
export async function fillLogin(page: Page, { number, digits, external }: Person): Promise<void> {
  await page.getByRole('switch').setChecked(external === true);
  await page.locator('form input:not([data-digits])').fill(number);
  await page.locator('[data-digits]').fill(digits);
}

/** Signs a person in at the login page, and waits until that person's first page is there. */
export async function signIn(page: Page, who: Who): Promise<void> {
  if (isPanelUser(who)) return signInToPanel(page, panelUsers[who]);
  await page.waitForURL('/login');
  await fillLogin(page, people[who]);
  await page.locator('form [type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

async function signInToPanel(page: Page, { number, digits }: Person): Promise<void> {
  await page.goto('/loginPainel');
  await page.locator('form input[inputmode=numeric]').first().fill(number);
  await page.locator('form input[inputmode=numeric]').nth(1).fill(digits);
  await page.locator('form [type=submit]').click();
  await page.waitForURL('/inicioPainel');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}
