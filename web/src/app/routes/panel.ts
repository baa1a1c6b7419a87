import type { PanelLevel } from '@terminal/contract';
import { withPanelTexts } from '../../core/i18n/i18n.ts';
import { hrefOf } from '../../core/navigation/address.ts';
import { drawn, type Frame, type Routes } from '../../core/navigation/route.ts';
import { mayDo } from '../../core/panel/record.ts';
import { currentPanelSession } from '../../core/panel/store.ts';
import { keepPanelTarget } from '../../core/return-to.ts';

const home = hrefOf({ to: '/inicioPainel' });
const security = hrefOf({ to: '/minhaSeguranca' });

/** Everything behind the panel's login, with sessions of its own (doc 3 §2). */
const panel: Frame = {
  guard: ({ href, pathname }) => {
    const session = currentPanelSession();
    if (session && (!session.falta_fator || pathname.toLowerCase() === security.toLowerCase())) return;
    // The login comes first, then a missing second factor; then the page opens.
    keepPanelTarget(href);
    return session ? security : hrefOf({ to: '/loginPainel' });
  },
  ...drawn(
    withPanelTexts(() => import('../panel/components/PanelShell.tsx')),
    'PanelShell',
  ),
};

/** A page of the panel; one not allowed for the user's level redirects to the menu, and the server refuses its calls anyway (G-05). */
const pageFrom = <Name extends string>(level: PanelLevel, ...page: Parameters<typeof drawn<Name>>) => ({
  frame: panel,
  guard: () => {
    const session = currentPanelSession();
    return session && !mayDo(session, level) ? home : undefined;
  },
  ...drawn(...page),
});

/** The panel: its login, and its pages in their frame. */
export const panelRoutes = {
  // A signed-in user is redirected to the menu.
  '/loginPainel': {
    guard: () => (currentPanelSession() ? home : undefined),
    ...drawn(
      withPanelTexts(() => import('../../panel/pages/LoginPage.tsx')),
      'PanelLoginPage',
    ),
  },
  '/inicioPainel': pageFrom('L', () => import('../panel/pages/HomePage.tsx'), 'PanelHomePage'),
  '/TabelaFrota': pageFrom('L', () => import('../../panel/tables/pages/TablesPage.tsx'), 'TablesPage'),
  '/MultiSql': pageFrom('E', () => import('../../panel/scripts/pages/ScriptsPage.tsx'), 'ScriptsPage'),
  '/agendadorTarefas': pageFrom(
    'L',
    () => import('../../panel/scheduler/pages/SchedulerPage.tsx'),
    'SchedulerPage',
  ),
  '/dicionario': pageFrom(
    'L',
    () => import('../../panel/dictionary/pages/DictionaryPage.tsx'),
    'DictionaryPage',
  ),
  '/monitoramento': pageFrom('L', () => import('../../panel/monitor/pages/MonitorPage.tsx'), 'MonitorPage'),
  '/terminais': pageFrom('U', () => import('../../terminal/pages/TerminalsPage.tsx'), 'TerminalsPage'),
  '/cargas': pageFrom('A', () => import('../../imports/intake/pages/IntakePage.tsx'), 'IntakePage'),
  '/dadosPessoais': pageFrom('A', () => import('../../person/pages/PersonPage.tsx'), 'PersonPage'),
  '/usuariosPainel': pageFrom('U', () => import('../../panel/pages/UsersPage.tsx'), 'UsersPage'),
  '/trilhaPainel': pageFrom('U', () => import('../../panel/pages/TrailPage.tsx'), 'TrailPage'),
  '/minhaSeguranca': pageFrom(
    'L',
    () => import('../../panel/security/pages/SecurityPage.tsx'),
    'SecurityPage',
  ),
} satisfies Partial<Routes>;
