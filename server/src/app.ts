import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { catalogRoutes } from './catalog/routes.ts';
import type { Config } from './core/config.ts';
import { openMonitor } from './core/db/monitor.ts';
import { createPanelConnections } from './core/db/panel-connections.ts';
import type { Databases } from './core/db/pools.ts';
import type { Admin } from './core/db/provision.ts';
import type { RoleKey } from './core/db/role-key.ts';
import { createAnnouncer } from './core/events/announcer.ts';
import { createFileLinks } from './core/file-links.ts';
import { createBodyMac } from './core/http/body-mac.ts';
import { compressAnswers } from './core/http/compress.ts';
import { mountCalls } from './core/http/mount.ts';
import { publishContract } from './core/http/openapi.ts';
import { createServer, watchCalls } from './core/http/server.ts';
import { serveWeb } from './core/http/web.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { createDashboard } from './dashboard/service.ts';
import { dictionaryRoutes } from './dictionary/routes.ts';
import { executionRoutes } from './execution/routes.ts';
import { startCleaning } from './files/cleaning.service.ts';
import { createReceiver } from './files/receive.service.ts';
import { filesRoutes } from './files/routes.ts';
import { openStore } from './files/store.service.ts';
import { fleetRoutes } from './fleet/routes.ts';
import { forecastRoutes } from './forecast/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { createIdentityCheck } from './identity/service.ts';
import { importRoutes } from './imports/routes.ts';
import { intakeRoutes } from './intake/routes.ts';
import { createIntakeWorker } from './intake/worker.service.ts';
import { chooseAdapters } from './integration/choose.ts';
import { createCourier } from './integration/delivery.service.ts';
import { integrationRoutes } from './integration/routes.ts';
import { startWorker } from './integration/worker.ts';
import { inventoryRoutes } from './inventory/routes.ts';
import { itemsRoutes } from './items/routes.ts';
import { liveRoutes } from './live/routes.ts';
import { createLiveFeed } from './live/service.ts';
import { monitorRoutes } from './monitor/routes.ts';
import { startWatch } from './monitor/watch.ts';
import { operationRoutes } from './operation/routes.ts';
import { createOperation } from './operation/service.ts';
import { ordersRoutes } from './orders/routes.ts';
import { createPanelDoor } from './panel/doorkeeper.ts';
import { panelRoutes } from './panel/routes.ts';
import { personRoutes } from './person/routes.ts';
import { shiftPlans } from './planKeeping/meter.service.ts';
import { planKeepingRoutes } from './planKeeping/routes.ts';
import { plansRoutes } from './plans/routes.ts';
import { registryRoutes } from './registry/routes.ts';
import { createLinks } from './scheduler/links.ts';
import { schedulerRoutes } from './scheduler/routes.ts';
import { createFrameHosts, createScheduler } from './scheduler/service.ts';
import { scriptRoutes } from './scripts/routes.ts';
import { createDoorkeeper } from './session/doorkeeper.ts';
import { startHousekeeping } from './session/housekeeping.ts';
import { sessionRoutes } from './session/routes.ts';
import { stockRoutes } from './stock/routes.ts';
import { surveyRoutes } from './surveys/routes.ts';
import { tableRoutes } from './tables/routes.ts';
import { terminalRoutes } from './terminal/routes.ts';
import { tyreLifeRoutes } from './tyreLife/routes.ts';
import { tyreRoutes } from './tyres/routes.ts';
import { shiftMounted } from './tyres/service.ts';
import { tyreStockRoutes } from './tyres/stock.routes.ts';

interface AppOptions {
  config: Config;
  databases: Databases;
  /** Who owns the roles; making a person nameless alone is done with it. */
  admin: Admin;
  logger: FastifyBaseLogger;
  /** Version of the product. */
  version: string;
  /** Companies whose migration failed: answered with 503 (G-117). */
  closedCompanies: ReadonlySet<number>;
  /** How the panel's roles sign in (G-118). */
  roleKey: RoleKey;
  /** Folder of the built web; absent: API only. */
  webFolder?: string;
}

/** Puts the server together: everything that needs something is handed it here. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, databases, logger, version } = options;
  const app = createServer({ logger, trustProxy: config.trustProxy });
  const operation = createOperation(databases.control, config.metricsToken);
  const doorkeeper = createDoorkeeper(databases, options.closedCompanies);
  const live = createLiveFeed(databases, {
    controlDatabase: config.controlDatabase,
    isSessionGood: doorkeeper.isSessionGood,
    log: app.log,
  });
  const store = await openStore(config.files);
  const links = createFileLinks(config);
  const identity = createIdentityCheck({ databases, keys: config });
  const session = {
    databases,
    keys: config,
    loginRequiresTerminal: config.loginRequiresTerminal,
    forget: doorkeeper.forget,
  };
  const announcer = createAnnouncer((error) => app.log.warn({ err: error }, 'announcement lost'));
  const stopping = new AbortController();
  const courier = createCourier({
    adapters: chooseAdapters(config),
    announcer,
    stopping: stopping.signal,
    longestAnswer: config.services.longestAnswer,
  });
  const monitor = openMonitor(
    options.roleKey.address('painel_monitor', config.controlDatabase),
    (error) => app.log.warn({ err: error }, 'connection of the monitor lost'),
    options.roleKey.another,
  );
  const screens = {
    connections: createPanelConnections(options.roleKey),
    controlDatabase: config.controlDatabase,
    limits: config.sql,
  };
  const routines = {
    databases,
    links: createLinks(config),
    closedCompanies: options.closedCompanies,
  };
  const intakeWorker = createIntakeWorker({
    databases,
    announcer,
    log: app.log,
    every: config.intakeEvery,
  });
  await compressAnswers(app);
  await publishContract(app, version);
  const handlers = {
    ...operationRoutes(operation),
    ...sessionRoutes(session, {
      ajuda: config.helpUrl ?? null,
      versao: version,
      ambiente_teste: config.testHost,
      terminal_obrigatorio: config.loginRequiresTerminal,
      empresas_painel: config.panelCompanies ?? null,
    }),
    ...liveRoutes(live),
    ...catalogRoutes,
    ...ordersRoutes(identity, links),
    ...itemsRoutes(identity),
    ...filesRoutes({ store, links, sessionOf: doorkeeper.sessionOf }),
    ...executionRoutes(identity),
    ...dashboardRoutes(createDashboard()),
    ...plansRoutes,
    ...registryRoutes,
    ...surveyRoutes,
    ...historyRoutes,
    ...fleetRoutes([shiftPlans, shiftMounted]),
    ...planKeepingRoutes,
    ...forecastRoutes,
    ...importRoutes,
    ...tyreRoutes,
    ...tyreLifeRoutes,
    ...tyreStockRoutes,
    ...stockRoutes,
    ...inventoryRoutes,
    ...integrationRoutes({ identity, courier, announcer }),
    ...panelRoutes({
      control: databases.control,
      keys: config,
      requiresPassword: config.panelRequiresPassword,
    }),
    ...schedulerRoutes(routines),
    ...tableRoutes(screens),
    ...scriptRoutes(screens),
    ...dictionaryRoutes,
    ...monitorRoutes(monitor),
    ...terminalRoutes(databases),
    ...intakeRoutes({ databases, secretKey: config.secretKey, worker: intakeWorker }),
    ...personRoutes({ databases, admin: options.admin, config, store }),
  };
  mountCalls(app, handlers, {
    doorkeeper,
    panelDoor: createPanelDoor(databases.control),
    announcer,
    receiver: createReceiver(store),
    bodyMac: createBodyMac(config),
    checkAnswers: !config.production,
  });
  if (options.webFolder !== undefined)
    await serveWeb(app, { folder: options.webFolder, frameHosts: createFrameHosts(routines) });

  const calls = watchCalls(app);
  app.addHook('onResponse', (request, reply, done) => {
    operation.observe(
      request.routeOptions.config.call ?? 'outra',
      reply.statusCode,
      reply.elapsedTime / 1_000,
    );
    done();
  });
  live.onSessionEnd((tokenHash) => doorkeeper.forget(tokenHash));
  await live.open();
  const housekeeping = startHousekeeping(databases, app.log);
  const cleaning = startCleaning(databases, store, app.log);
  const worker = startWorker({ databases, courier, log: app.log, every: config.services.every });
  const scheduler = createScheduler({ ...routines, config, log: app.log });
  scheduler.start();
  const watch = startWatch({ db: monitor, control: databases.control, log: app.log, ...config.sessionWatch });
  app.addHook('preClose', async () => {
    operation.stop();
    housekeeping.stop();
    cleaning.stop();
    stopping.abort();
    await Promise.all([worker.stop(), scheduler.stop(), intakeWorker.stop()]);
    await watch.stop();
    await live.close();
    await calls.settled(longestWait);
    await monitor.destroy();
  });
  return app;
}

/** Longest a stopping server waits for the calls under way, in ms (G-122). */
const longestWait = 8_000;

/** Where the build of the web lies. */
export const webFolder = join(import.meta.dirname, '../../web/dist');
