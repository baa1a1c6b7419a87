import { routes } from '../core/http/handlers.ts';
import { type Dashboard, ordersBehind } from './service.ts';

/** The calls of dashboard, each with the use case that answers it. */
export const dashboardRoutes = (dashboard: Dashboard) =>
  routes({
    getDashboardCounters: async (context) => (await dashboard.snapshot(context)).contadores,
    getDashboardCriticality: async (context) => (await dashboard.snapshot(context)).criticidades,
    getDashboardProductivity: async (context) => (await dashboard.snapshot(context)).mecanicos,
    getDashboardGrades: async (context) => {
      const { mecanicos } = await dashboard.snapshot(context);
      return mecanicos.map(({ nome_colaborador, nota, status }) => ({ nome_colaborador, nota, status }));
    },
    getDashboardPlates: async (context) => (await dashboard.snapshot(context)).placas,
    getDashboardExternal: async (context) => (await dashboard.snapshot(context)).externas,
    getDashboardTypes: async (context) => (await dashboard.snapshot(context)).tipos,
    getDashboardRepeated: async (context) => (await dashboard.snapshot(context)).problemas,
    getDashboardWall: (context) => dashboard.wall(context),
    listDashboardOrders: (context, { query }) => ordersBehind(context, query),
    getIndicators: (context, { query }) => dashboard.indicators(context, query),
  });
