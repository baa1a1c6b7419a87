import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { catalogRoutes } from './catalog/routes.ts';
import type { Config } from './core/config.ts';
import type { Databases } from './core/db/pools.ts';
import { createAnnouncer } from './core/events/announcer.ts';
import { createFileLinks } from './core/file-links.ts';
import { compressAnswers } from './core/http/compress.ts';
import { mountCalls } from './core/http/mount.ts';
import { publishContract } from './core/http/openapi.ts';
import { createServer, watchCalls } from './core/http/server.ts';
import { serveWeb } from './core/http/web.ts';
import { keyedHash } from './core/keys.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { createDashboard } from './dashboard/service.ts';
import { executionRoutes } from './execution/routes.ts';
import { startCleaning } from './files/cleaning.service.ts';
import { createReceiver } from './files/receive.service.ts';
import { filesRoutes } from './files/routes.ts';
import { openStore } from './files/store.ts';
import { fleetRoutes } from './fleet/routes.ts';
import { forecastRoutes } from './forecast/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { createIdentityCheck } from './identity/service.ts';
import { importRoutes } from './imports/routes.ts';
import { chooseAdapters } from './integration/choose.ts';
import { createCourier } from './integration/delivery.service.ts';
import { integrationRoutes } from './integration/routes.ts';
import { startWorker } from './integration/worker.ts';
import { inventoryRoutes } from './inventory/routes.ts';
import { itemsRoutes } from './items/routes.ts';
import { liveRoutes } from './live/routes.ts';
import { createLiveFeed } from './live/service.ts';
import { operationRoutes } from './operation/routes.ts';
import { createOperation } from './operation/service.ts';
import { ordersRoutes } from './orders/routes.ts';
import { shiftPlans } from './planKeeping/meter.service.ts';
import { planKeepingRoutes } from './planKeeping/routes.ts';
import { plansRoutes } from './plans/routes.ts';
import { registryRoutes } from './registry/routes.ts';
import { createDoorkeeper } from './session/doorkeeper.ts';
import { startHousekeeping } from './session/housekeeping.ts';
import { sessionRoutes } from './session/routes.ts';
import { stockRoutes } from './stock/routes.ts';
import { surveyRoutes } from './surveys/routes.ts';
import { tyreLifeRoutes } from './tyreLife/routes.ts';
import { tyreRoutes } from './tyres/routes.ts';
import { shiftMounted } from './tyres/service.ts';
import { tyreStockRoutes } from './tyres/stock.routes.ts';

interface AppOptions {
  config: Config;
  databases: Databases;
  logger: FastifyBaseLogger;
  /** Version of the product. */
  version: string;
  /** Companies whose migration failed: answered with 503 (G-117). */
  closedCompanies: ReadonlySet<number>;
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
  const links = createFileLinks(config.secretKey);
  const identity = createIdentityCheck({ databases, secretKey: config.secretKey });
  const session = {
    databases,
    secretKey: config.secretKey,
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
  await compressAnswers(app);
  await publishContract(app, version);
  const handlers = {
    ...operationRoutes(operation),
    ...sessionRoutes(session, {
      ajuda: config.helpUrl ?? null,
      versao: version,
      ambiente_teste: config.testHost,
      terminal_obrigatorio: config.loginRequiresTerminal,
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
  };
  mountCalls(app, handlers, {
    doorkeeper,
    announcer,
    receiver: createReceiver(store),
    bodyMac: keyedHash(config.secretKey, 'comando'),
    checkAnswers: !config.production,
  });
  if (options.webFolder !== undefined) await serveWeb(app, options.webFolder);

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
  app.addHook('preClose', async () => {
    operation.stop();
    housekeeping.stop();
    cleaning.stop();
    stopping.abort();
    await worker.stop();
    await live.close();
    await calls.settled(longestWait);
  });
  return app;
}

/** Longest a stopping server waits for the calls under way, in ms (G-122). */
const longestWait = 8_000;

/** Where the build of the web lies. */
export const webFolder = join(import.meta.dirname, '../../web/dist');
