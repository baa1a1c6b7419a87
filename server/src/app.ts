import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { catalogRoutes } from './catalog/routes.ts';
import type { Config } from './core/config.ts';
import { openMonitor } from './core/db/monitor.ts';
import { createPanelConnections } from './core/db/panel-connections.ts';
import type { Admin } from './core/db/places.ts';
import type { Databases } from './core/db/pools.ts';
import type { RoleKey } from './core/db/role-key.ts';
import { createAnnouncer } from './core/events/announcer.ts';
import { createFileLinks } from './core/file-links.ts';
import { createBodyMac } from './core/http/body-mac.ts';
import { compressAnswers } from './core/http/compress.ts';
import { mountCalls } from './core/http/mount.ts';
import { publishContract } from './core/http/openapi.ts';
import type { PanelListener } from './core/http/panel-listener.ts';
import { createServer, watchCalls } from './core/http/server.ts';
import { serveWeb } from './core/http/web.ts';
import { addressCheck } from './core/outside/networks.ts';
import { createProviders } from './core/outside/provider.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { createDashboard } from './dashboard/service.ts';
import { executionRoutes } from './execution/routes.ts';
import { startCleaning } from './files/cleaning.service.ts';
import { createReceiver } from './files/receive.service.ts';
import { filesRoutes } from './files/routes.ts';
import { openStore } from './files/store.service.ts';
import { fleetRoutes } from './fleet/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { identityRoutes } from './identity/routes.ts';
import { createIdentityCheck } from './identity/service.ts';
import { intakeRoutes, ownIntakeRoutes } from './imports/intake/routes.ts';
import { createIntakeWorker } from './imports/intake/worker.service.ts';
import { importRoutes } from './imports/routes.ts';
import { chooseAdapters } from './integration/choose.ts';
import { createCourier } from './integration/delivery.service.ts';
import { integrationRoutes } from './integration/routes.ts';
import { startWorker } from './integration/worker.ts';
import { inventoryRoutes } from './inventory/routes.ts';
import { itemsRoutes } from './items/routes.ts';
import { liveRoutes } from './live/routes.ts';
import { createLiveFeed } from './live/service.ts';
import { masterDataRoutes } from './masterdata/routes.ts';
import { operationRoutes } from './operation/routes.ts';
import { createOperation } from './operation/service.ts';
import { versionOnBoard } from './orders/board.service.ts';
import { createBoards } from './orders/board.ts';
import { ordersRoutes } from './orders/routes.ts';
import { dictionaryRoutes } from './panel/dictionary/routes.ts';
import { createPanelDoor } from './panel/doorkeeper.ts';
import { monitorRoutes } from './panel/monitor/routes.ts';
import { startWatch } from './panel/monitor/watch.ts';
import type { PanelOptions } from './panel/options.ts';
import { panelRoutes } from './panel/routes.ts';
import { savedRoutes } from './panel/saved/routes.ts';
import { createLinks } from './panel/scheduler/links.ts';
import { schedulerRoutes } from './panel/scheduler/routes.ts';
import { createScheduler } from './panel/scheduler/service.ts';
import { scriptRoutes } from './panel/scripts/routes.ts';
import { panelNames } from './panel/service.ts';
import { tableRoutes } from './panel/tables/routes.ts';
import { personRoutes } from './person/routes.ts';
import { forecastRoutes } from './plans/forecast/routes.ts';
import { keepingRoutes } from './plans/keeping/routes.ts';
import { plansRoutes } from './plans/routes.ts';
import { registryRoutes } from './registry/routes.ts';
import { createDoorkeeper } from './session/doorkeeper.ts';
import { startHousekeeping } from './session/housekeeping.ts';
import { sessionRoutes } from './session/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { stockRoutes } from './stock/routes.ts';
import { surveyRoutes } from './surveys/routes.ts';
import { createWebhookSender } from './systems/delivery.service.ts';
import { systemsRoutes } from './systems/routes.ts';
import { ownTerminalRoutes, terminalRoutes } from './terminal/routes.ts';
import { lifeRoutes } from './tyres/life/routes.ts';
import { tyreRoutes } from './tyres/routes.ts';
import { tyreStockRoutes } from './tyres/stock.routes.ts';
import { vehicleRoutes } from './vehicle/routes.ts';

interface AppOptions {
  config: Config;
  databases: Databases;
  /** Administrator of the PostgreSQL servers; used only to anonymise a person. */
  admin: Admin;
  /** Servers that do not answer. */
  absent?: ReadonlySet<string>;
  logger: FastifyBaseLogger;
  /** Version of the product. */
  version: string;
  /** How the panel's roles sign in (G-118). */
  roleKey: RoleKey;
  /** Separate listener of the panel; absent: the panel is answered on the main one. */
  panelListener?: PanelListener | undefined;
  /** Folder of the built web; absent: API only. */
  webFolder?: string;
}

/** Composes the server: creates all parts and passes each its dependencies. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, logger, version } = options;
  const app = createServer({ logger, trustProxy: config.trustProxy });
  const parts = await createParts(options, app.log);
  await compressAnswers(app);
  publishContract(app, version);
  mountCalls(app, handlersOf(options, parts), {
    doorkeeper: parts.doorkeeper,
    panelDoor: createPanelDoor(panelOptionsOf(options, parts)),
    panelListener: options.panelListener,
    announcer: parts.announcer,
    receiver: createReceiver(parts.store),
    knownVersion: (context) => versionOnBoard(context, parts.boards),
    bodyMac: createBodyMac(config),
  });
  if (options.webFolder !== undefined) await serveWeb(app, options.webFolder);

  const calls = watchCalls(app);
  countAnswers(app, parts.operation);
  parts.live.onSessionEnd((tokenHash) => parts.doorkeeper.forget(tokenHash));
  parts.live.onMove(parts.doorkeeper.forgetPlaces);
  await parts.live.open();
  const stopWork = startWork(options, parts, app.log);
  app.addHook('preClose', async () => {
    parts.operation.stop();
    await stopWork();
    await parts.live.close();
    await calls.settled(longestWait);
    await parts.monitor.close();
  });
  return app;
}

type Parts = Awaited<ReturnType<typeof createParts>>;

/** Creates the parts shared by calls and background work. */
async function createParts(options: AppOptions, log: FastifyBaseLogger) {
  const { config, databases, roleKey } = options;
  const doorkeeper = createDoorkeeper(databases);
  const announcer = createAnnouncer((error) => log.warn({ err: error }, 'announcement lost'));
  const stopping = new AbortController();
  const routines = { databases, links: createLinks(config) };
  const mayAsk = addressCheck(config.scheduler.networks);
  const outside = { mayAsk, stopping: stopping.signal, longest: config.services.longestAnswer };
  return {
    mayAsk,
    webhooks: createWebhookSender({ keys: config, ...outside }),
    accounts: { keys: config, mayAsk, providers: createProviders(outside) },
    operation: createOperation(databases.control, config.metricsToken, {
      servers: Object.keys(config.servers),
      absent: options.absent ?? new Set(),
    }),
    doorkeeper,
    live: createLiveFeed(databases, {
      controlDatabase: config.controlDatabase,
      isSessionGood: doorkeeper.isSessionGood,
      log,
    }),
    store: await openStore(config.files),
    links: createFileLinks(config),
    identity: createIdentityCheck({ databases, keys: config }),
    boards: createBoards(config.boardBytes),
    announcer,
    stopping,
    courier: createCourier({
      adapters: chooseAdapters(config),
      announcer,
      stopping: stopping.signal,
      longestAnswer: config.services.longestAnswer,
    }),
    monitor: openMonitor(
      roleKey.address('painel_monitor', config.controlDatabase),
      (error) => log.warn({ err: error }, 'connection of the monitor lost'),
      roleKey.another,
    ),
    screens: {
      connections: createPanelConnections(roleKey),
      controlDatabase: config.controlDatabase,
      limits: config.sql,
    },
    routines,
    scheduler: createScheduler({ ...routines, config, log }),
    intakeWorker: createIntakeWorker({ databases, announcer, log, every: config.intakeEvery }),
  };
}

/** The handler of every call, area by area. */
function handlersOf(options: AppOptions, parts: Parts) {
  const { config, databases, admin, version } = options;
  const { doorkeeper, store, links, identity, boards, announcer, courier, screens } = parts;
  const intakes = { databases, secretKey: config.secretKey, worker: parts.intakeWorker };
  return {
    ...operationRoutes(parts.operation),
    ...sessionRoutes(
      {
        databases,
        keys: config,
        links,
        loginRequiresTerminal: config.loginRequiresTerminal,
        forget: doorkeeper.forget,
      },
      {
        ajuda: config.helpUrl,
        versao: version,
        ambiente_teste: config.testHost,
        terminal_obrigatorio: config.loginRequiresTerminal,
        conta_painel: config.panelProvider !== null,
      },
      () => panelNames(databases.control, config.panelCompanies),
      parts.accounts,
    ),
    ...liveRoutes(parts.live),
    ...identityRoutes({ databases, keys: config }),
    ...catalogRoutes,
    ...ordersRoutes(identity, links, boards),
    ...itemsRoutes(identity),
    ...filesRoutes({ store, links, sessionOf: doorkeeper.sessionOf }, identity),
    ...executionRoutes(identity),
    ...dashboardRoutes(createDashboard()),
    ...plansRoutes(identity),
    ...registryRoutes,
    ...masterDataRoutes(config),
    ...settingsRoutes(parts.accounts),
    ...systemsRoutes({ mayAsk: parts.mayAsk, secretKey: config.secretKey }),
    ...surveyRoutes,
    ...historyRoutes,
    ...fleetRoutes,
    ...vehicleRoutes(links),
    ...keepingRoutes,
    ...forecastRoutes,
    ...importRoutes,
    ...tyreRoutes,
    ...lifeRoutes,
    ...tyreStockRoutes,
    ...stockRoutes,
    ...inventoryRoutes(identity),
    ...integrationRoutes({ identity, courier, announcer }),
    ...panelRoutes(panelOptionsOf(options, parts)),
    ...schedulerRoutes({ ...parts.routines, runner: parts.scheduler.runner }),
    ...tableRoutes(screens),
    ...savedRoutes,
    ...scriptRoutes(screens),
    ...dictionaryRoutes,
    ...monitorRoutes(parts.monitor),
    ...terminalRoutes(databases),
    ...ownTerminalRoutes(databases),
    ...intakeRoutes(intakes),
    ...ownIntakeRoutes(intakes),
    ...personRoutes({ databases, admin, config, keys: config, store }),
  };
}

const panelOptionsOf = ({ config, databases }: AppOptions, { accounts }: Parts): PanelOptions => ({
  control: databases.control,
  keys: config,
  requiresPassword: config.panelRequiresPassword,
  secondFactor: config.panelSecondFactor,
  origins: config.panelOrigins,
  production: config.production,
  accounts,
  provider: config.panelProvider,
});

/** Counts every answer by its call, for the metrics. */
function countAnswers(app: FastifyInstance, operation: Parts['operation']): void {
  app.addHook('onResponse', (request, reply, done) => {
    operation.observe(
      request.routeOptions.config.call ?? 'outra',
      reply.statusCode,
      reply.elapsedTime / 1_000,
    );
    done();
  });
}

/** Starts background work. @returns a function that stops it and waits for what is in progress */
function startWork({ config, databases }: AppOptions, parts: Parts, log: FastifyBaseLogger) {
  const { store, courier, webhooks, monitor, scheduler, intakeWorker, stopping } = parts;
  const letters: Parameters<typeof startWorker>[0]['senders'] = [
    (db, { database }) => courier.sendDue(db, database),
    webhooks,
  ];
  const housekeeping = startHousekeeping(databases, log);
  const cleaning = startCleaning(databases, store, log);
  const worker = startWorker({ databases, senders: letters, log, every: config.services.every });
  scheduler.start();
  const watch = startWatch({ db: monitor, control: databases.control, log, ...config.sessionWatch });
  return async (): Promise<void> => {
    housekeeping.stop();
    cleaning.stop();
    stopping.abort();
    await Promise.all([worker.stop(), scheduler.stop(), intakeWorker.stop()]);
    await watch.stop();
  };
}

/** Longest time a stopping server waits for calls in progress, in ms: less than the whole stop may take (G-122). */
const longestWait = 8_000;
