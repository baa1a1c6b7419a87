import { afterAll, afterEach, beforeEach } from 'vitest';
import type { Signed } from '../../server/test/api.ts';
import { openStage, type Stage } from './browser.ts';
import { people } from './people.ts';
import { endAllWork } from './work.ts';
import { startWorld, type World } from './world.ts';

/** What the tests of one file work on. */
export interface Terminal {
  world: World;
  stage: Stage;
}

/** The same, with two technicians who also work elsewhere. */
interface Workshop extends Terminal {
  joao: Signed;
  carlos: Signed;
}

/**
 * A world with its browser for the tests of one file, awaited at its head. After each test what it opened is closed and the
 * calls that arrived are forgotten; after the last one both end.
 * @param env as the product reads it
 */
export async function openTerminal(env?: Record<string, string>): Promise<Terminal> {
  const world = await startWorld(env);
  const stage = await openStage(world);
  afterEach(async () => {
    await stage.endTest();
    world.arrivals.length = 0;
  });
  afterAll(async () => {
    await stage.close();
    await world.close();
  });
  return { world, stage };
}

/** A terminal in a workshop without running or paused work when a test begins. */
export async function openWorkshop(env?: Record<string, string>): Promise<Workshop> {
  const terminal = await openTerminal(env);
  const { api } = terminal.world;
  const joao = await api.signIn(people.joao.number, people.joao.digits);
  const carlos = await api.signIn(people.carlos.number, people.carlos.digits);
  beforeEach(() => endAllWork(api));
  return { ...terminal, joao, carlos };
}
