import { createApp } from './app.ts';
import type { Config } from './core/config.ts';
import { openDatabases } from './core/db/pools.ts';
import { createRoleKey } from './core/db/role-key.ts';
import { readVersion, webFolder } from './core/folders.ts';
import { createPanelListener } from './core/http/panel-listener.ts';
import { createLog } from './core/log.ts';
import { watchServers } from './operation/servers.ts';
import type { Ground } from './start/processes.ts';

/** A process that answers. */
export interface Serving {
  /** Answers what is under way, then lets go of everything. */
  stop(): Promise<void>;
}

/** Answers calls and web at the addresses of the configuration, from databases that are up to date. */
export async function serve(config: Config, ground: Ground): Promise<Serving> {
  const logger = createLog(config.production ? config.logLevel : quieter(config.logLevel));
  const admin = { url: ground.adminUrl, others: config.servers };
  const roleKey = createRoleKey(admin, config);
  const [closed, absent] = [new Set(ground.closed), new Set(ground.absent)];
  const databases = openDatabases(config.controlDatabase, {
    roleKey,
    poolSize: config.poolSize,
    poolTotal: Math.ceil(config.poolTotal / config.processes),
    poolWaitMs: config.poolWaitMs,
    closed,
    absent,
    onError: (error, database) => logger.warn({ err: error, database }, 'idle connection lost'),
  });
  const panelListener = config.panelListener === null ? undefined : createPanelListener();
  const app = await createApp({
    config,
    databases,
    admin,
    absent,
    logger,
    version: readVersion(),
    roleKey,
    panelListener,
    webFolder,
  });
  const servers = watchServers({ admin, provision: config, databases, closed, absent, log: logger });
  const stop = async () => {
    await servers.stop();
    await app.close();
    // Ended after the app, which answers what is under way at both doors.
    await panelListener?.close();
    await databases.close();
  };
  try {
    await app.listen({ port: config.port, host: config.host });
    if (config.panelListener !== null) await panelListener?.open(app, config.panelListener);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

/** In development the console belongs to people: only what went wrong is logged. */
function quieter(level: string): string {
  return level === 'info' ? 'warn' : level;
}
