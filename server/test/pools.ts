import { type Databases, openDatabases } from '../src/core/db/pools.ts';
import { roleAddress } from '../src/core/db/roles.ts';
import { cloneWorld, type TestWorld } from './database.ts';

/** The databases of a fresh world, as the server opens them, with so many connections to each and to all. */
export async function openPools(
  poolSize: number,
  poolTotal: number,
): Promise<{ world: TestWorld; databases: Databases }> {
  const world = await cloneWorld();
  const databases = openDatabases(world.controlDatabase, {
    appUrl: roleAddress(world.adminUrl, 'terminal_app', world.secretKey, world.controlDatabase),
    poolSize,
    poolTotal,
    onError: () => undefined,
  });
  return { world, databases };
}
