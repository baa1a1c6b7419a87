import { routes } from '../core/http/handlers.ts';
import type { IdentityCheck } from '../identity/service.ts';
import { cancel } from './cancel.service.ts';
import { close, takeOver } from './close.service.ts';
import { linkSupplier, sendExternal } from './external.service.ts';
import { stopItem, stopItemByHeader } from './item.service.ts';
import { noteExecution } from './note.service.ts';
import { pausePlan, resumePlan, runningPlans, workOnPlan } from './plan.service.ts';
import { correctPrice } from './price.service.ts';
import { awaitRelease, endRelease } from './release.service.ts';
import { openPause, pause, purchaseOpen, runningOrders, runningWork, start } from './service.ts';

/** The calls of execution, each with the use case that answers it. */
export const executionRoutes = (identity: IdentityCheck) =>
  routes({
    startExecution: (context, { body }) => start(context, identity, body),
    createTransitionOrder: (context, { body }) => takeOver(context, identity, body),
    pauseExecution: (context, { body }) => pause(context, identity, body),
    closeExecution: (context, { body }) => close(context, identity, body),
    checkRunning: (context, { body }) => runningOrders(context, body.nr_seq_clifor),
    listRunning: (context, { body }) => runningWork(context, body.nr_seq_clifor),
    getPause: (context, { params }) => openPause(context, params.id),
    checkPurchase: (context, { query }) => purchaseOpen(context, query.nr_seq_os),
    cancelOrder: (context, { body }) => cancel(context, identity, body),
    correctPrice: (context, { params, body }) => correctPrice(context, identity, params, body),
    sendExternal: (context, { body }) => sendExternal(context, identity, body),
    linkSupplier: (context, { body }) => linkSupplier(context, identity, body),
    noteExecution: (context, { body }) => noteExecution(context, identity, body),
    awaitRelease: (context, { body }) => awaitRelease(context, identity, body),
    stopItem: (context, { params, body }) => stopItem(context, identity, params.cod, body),
    stopItemByGet: (context, { params }) => stopItemByHeader(context, identity, params.cod),
    workOnPlan: (context, { body }) => workOnPlan(context, identity, body),
    resumePlan: (context, { body }) => resumePlan(context, identity, body),
    pausePlan: (context, { body }) => pausePlan(context, identity, body),
    checkRunningPlans: (context, { params }) => runningPlans(context, params.idMecanico),
    endRelease: (context, { body }) => endRelease(context, identity, body),
  });
