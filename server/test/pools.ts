import { type Databases, openDatabases } from '../src/core/db/pools.ts';
import { createRoleKey } from '../src/core/db/role-key.ts';
import { cloneWorld, type TestWorld } from './database.ts';

/** The databases of a fresh world, as the server opens them, with so many connections to each and to all. */
export async function openPools(
  poolSize: number,
  poolTotal: number,
): Promise<{ world: TestWorld; databases: Databases }> {
  const world = await cloneWorld();
  const databases = openDatabases(world.controlDatabase, {
    roleKey: createRoleKey({ url: world.adminUrl }, world),
    poolSize,
    poolTotal,
    onError: () => undefined,
  });
  return { world, databases };
}
