import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { PanelLevel } from '@terminal/contract';
import { withPanelTexts } from '../../core/i18n/i18n.ts';
import { mayDo } from '../../core/panel/record.ts';
import { currentPanelSession } from '../../core/panel/store.ts';
import { keepPanelTarget } from '../../core/return-to.ts';
import { CrashPage } from '../shell/CrashPage.tsx';
import { rootRoute } from './base.ts';

/** The login of the panel; a signed-in user is redirected to its menu. */
const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/loginPainel',
  beforeLoad: () => {
    if (currentPanelSession()) redirect({ to: '/inicioPainel', throw: true });
  },
  component: lazyRouteComponent(
    withPanelTexts(() => import('../../panel/pages/LoginPage.tsx')),
    'PanelLoginPage',
  ),
});

const securityPath = '/minhaSeguranca';

/** Everything behind the panel's login, with sessions of its own (doc 3 §2). */
const frameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'panel',
  beforeLoad: ({ location, preload }) => {
    const session = currentPanelSession();
    if (!session) return redirect({ to: '/loginPainel', throw: true });
    if (!session.falta_fator || location.pathname.toLowerCase() === securityPath.toLowerCase()) return;
    // A missing second factor is set up first; then the page opens.
    if (!preload) keepPanelTarget(location.href);
    redirect({ to: securityPath, throw: true });
  },
  component: lazyRouteComponent(
    withPanelTexts(() => import('../panel/PanelShell.tsx')),
    'PanelShell',
  ),
  errorComponent: CrashPage,
});

/** A page not allowed for the user's level redirects to the menu; the server refuses its calls anyway (G-05). */
const from = (level: PanelLevel) => () => {
  const session = currentPanelSession();
  if (session && !mayDo(session, level)) redirect({ to: '/inicioPainel', throw: true });
};

const homeRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/inicioPainel',
  component: lazyRouteComponent(() => import('../panel/HomePage.tsx'), 'PanelHomePage'),
});

const tablesRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/TabelaFrota',
  component: lazyRouteComponent(() => import('../../panel/tables/pages/TablesPage.tsx'), 'TablesPage'),
});

const scriptsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/MultiSql',
  beforeLoad: from('E'),
  component: lazyRouteComponent(() => import('../../panel/scripts/pages/ScriptsPage.tsx'), 'ScriptsPage'),
});

const schedulerRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/agendadorTarefas',
  component: lazyRouteComponent(
    () => import('../../panel/scheduler/pages/SchedulerPage.tsx'),
    'SchedulerPage',
  ),
});

const dictionaryRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/dicionario',
  component: lazyRouteComponent(
    () => import('../../panel/dictionary/pages/DictionaryPage.tsx'),
    'DictionaryPage',
  ),
});

const monitorRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/monitoramento',
  component: lazyRouteComponent(() => import('../../panel/monitor/pages/MonitorPage.tsx'), 'MonitorPage'),
});

const terminalsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/terminais',
  beforeLoad: from('U'),
  component: lazyRouteComponent(
    () => import('../../panel/terminals/pages/TerminalsPage.tsx'),
    'TerminalsPage',
  ),
});

const intakeRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/cargas',
  beforeLoad: from('A'),
  component: lazyRouteComponent(() => import('../../imports/intake/pages/IntakePage.tsx'), 'IntakePage'),
});

const personRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/dadosPessoais',
  beforeLoad: from('A'),
  component: lazyRouteComponent(() => import('../../person/pages/PersonPage.tsx'), 'PersonPage'),
});

const usersRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/usuariosPainel',
  beforeLoad: from('U'),
  component: lazyRouteComponent(() => import('../../panel/pages/UsersPage.tsx'), 'UsersPage'),
});

const trailRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/trilhaPainel',
  beforeLoad: from('U'),
  component: lazyRouteComponent(() => import('../../panel/pages/TrailPage.tsx'), 'TrailPage'),
});

const securityRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: securityPath,
  component: lazyRouteComponent(() => import('../../panel/security/pages/SecurityPage.tsx'), 'SecurityPage'),
});

const pages = [
  homeRoute,
  tablesRoute,
  scriptsRoute,
  schedulerRoute,
  dictionaryRoute,
  monitorRoute,
  terminalsRoute,
  intakeRoute,
  personRoute,
  usersRoute,
  trailRoute,
  securityRoute,
] as const;

/** The panel: its login, and its pages in their frame. */
export const panelRoutes = [loginRoute, frameRoute.addChildren(pages)] as const;
