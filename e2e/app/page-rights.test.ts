import { mayOpen } from '@terminal/contract/access';
import { type PageId, pages } from '@terminal/contract/pages';
import { kindOf, permissionsOf } from '@terminal/contract/permissions';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Signed } from '../../server/test/api.ts';
import { people, signIn } from '../test/people.ts';
import { setScene } from '../test/scene.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();
await setScene(world);

type Login = keyof typeof people;
// The keys of these tables are their logins and pages.
const logins = Object.keys(people) as Login[];
const pageIds = Object.keys(pages) as PageId[];

/** Everything that can be taken away from a person; carlos has lost it. */
const nothing =
  "st_planos = 'N', st_conjunto = 'N', st_aprovador = 'N', st_borracharia = 'N', st_inventario = 'N'";
await world.api.sql(`update g_clifor set ${nothing} where nr_matricula = $1`, [people.carlos.number]);

const signedIn = (who: Login): Promise<Signed> =>
  who === 'supplier'
    ? world.api.signInSupplier(people[who].number, people[who].digits)
    : world.api.signIn(people[who].number, people[who].digits);

/** Pages opened so far, each with the rights of who opened it: another login with the same ones would be answered the same. */
const opened = new Set<string>();

/** Pages a person may open that nobody with the same rights has opened yet. */
function pagesLeft({ answer }: Signed): PageId[] {
  const kind = kindOf(answer);
  const rights = [kind, ...permissionsOf(kind, answer)].join(' ');
  const left = pageIds.filter((id) => mayOpen(answer, id) && !opened.has(`${rights} ${id}`));
  for (const id of left) opened.add(`${rights} ${id}`);
  return left;
}

/** Opens a page and waits until it asks for nothing more. @returns calls that were refused for lack of a right */
async function refusedOn(page: Page, path: string): Promise<string[]> {
  world.arrivals.length = 0;
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // A terminal fetches what it keeps for work without network, which takes long beside other tests.
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  return world.arrivals
    .filter(({ status }) => status === 401 || status === 403)
    .map(({ name, status }) => `${path}: ${name} ${status}`);
}

it.each(logins)(
  '%s is refused nothing on the pages that open for this login',
  { timeout: 240_000 },
  async (who) => {
    const left = pagesLeft(await signedIn(who));
    const page = await stage.open({ feed: false });
    await signIn(page, who);
    const refused: string[] = [];
    for (const id of left) {
      refused.push(...(await refusedOn(page, pages[id].path)));
      expect(new URL(page.url()).pathname, id).toBe(pages[id].path);
      expect(world.arrivals.length, id).toBeGreaterThan(0);
    }
    expect(refused).toEqual([]);
  },
);

it('a page whose calls refuse its reader is noticed', async () => {
  const page = await stage.open({ feed: false });
  await signIn(page, 'staff');
  await world.api.sql(`update g_clifor set ${nothing} where nr_matricula = $1`, [people.staff.number]);
  await expect
    .poll(() => refusedOn(page, pages.registry.path), { timeout: 15_000 })
    .toContain(`${pages.registry.path}: listProblemRegistry 403`);
});
