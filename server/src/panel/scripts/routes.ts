import { routes } from '../../core/http/handlers.ts';
import type { SqlScreens } from '../tables/service.ts';
import { executeScript } from './free.service.ts';
import { cancelScript, scriptRun, scriptRuns } from './progress.service.ts';
import { rehearseScript, submitScript } from './service.ts';

/** Scripts on one database and on many. */
export const scriptRoutes = (screens: SqlScreens) =>
  routes({
    executeScript: (context, { body }) => executeScript(screens, context, body),
    rehearseScript: (context, { body }) => rehearseScript(screens, context, body),
    submitScript: (context, { body }) => submitScript(screens, context, body),
    async cancelScript(context, { body }) {
      await cancelScript(screens, context, body.execucao);
      return { mensagem: 'Script cancelado.' };
    },
    getScriptRun: (context, { query }) => scriptRun(context, query),
    listScriptRuns: (context, { query }) => scriptRuns(context, query),
  });
