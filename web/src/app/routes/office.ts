import { withPanelTexts } from '../../core/i18n/i18n.ts';
import type { Routes } from '../../core/navigation/route.ts';
import { pageOf } from './base.ts';

/** Figures, plans, forecast and import. */
export const officeRoutes = {
  // Both spellings open it: paths match without regard to case (SHELL-06).
  '/dashboard': pageOf('dashboard', () => import('../../dashboard/pages/DashboardPage.tsx'), 'DashboardPage'),
  '/historico': pageOf('history', () => import('../../history/pages/HistoryPage.tsx'), 'HistoryPage'),
  '/planos': pageOf('plans', () => import('../../plans/keeping/pages/PlansPage.tsx'), 'PlansPage'),
  '/planos/$id': pageOf('plans', () => import('../../plans/keeping/pages/PlanPage.tsx'), 'PlanPage'),
  '/planos/leituras': pageOf(
    'plans',
    () => import('../../plans/keeping/pages/ReadingsPage.tsx'),
    'ReadingsPage',
  ),
  '/planos/importar': {
    ...pageOf('imports', () => import('../../imports/pages/ImportPage.tsx'), 'ImportPage'),
    entry: 'plans',
  },
  '/previsao': pageOf(
    'forecast',
    () => import('../../plans/forecast/pages/ForecastPage.tsx'),
    'ForecastPage',
  ),
  '/cadastros': pageOf(
    'masterData',
    () => import('../../masterdata/pages/MasterDataPage.tsx'),
    'MasterDataPage',
  ),
  '/cadastros/$tipo': pageOf(
    'masterData',
    () => import('../../masterdata/pages/RecordsPage.tsx'),
    'RecordsPage',
  ),
  '/cadastros/$tipo/$id': pageOf(
    'masterData',
    () => import('../../masterdata/pages/RecordPage.tsx'),
    'RecordPage',
  ),
  '/primeirosPassos': {
    ...pageOf('firstSteps', () => import('../../masterdata/pages/FirstStepsPage.tsx'), 'FirstStepsPage'),
    entry: 'masterData',
  },
  '/arquivos': {
    ...pageOf(
      'intake',
      withPanelTexts(() => import('../../imports/intake/pages/OwnIntakePage.tsx')),
      'OwnIntakePage',
    ),
    entry: 'masterData',
  },
  '/documentos': pageOf('documents', () => import('../../vehicle/pages/DocumentsPage.tsx'), 'DocumentsPage'),
  '/meuPin': pageOf('pin', () => import('../../identity/pages/PinPage.tsx'), 'PinPage'),
  '/ajustes': pageOf('settings', () => import('../../settings/pages/SettingsPage.tsx'), 'SettingsPage'),
  '/ajustes/terminais': {
    ...pageOf(
      'terminals',
      withPanelTexts(() => import('../../terminal/pages/OwnTerminalsPage.tsx')),
      'OwnTerminalsPage',
    ),
    entry: 'settings',
  },
  '/ajustes/conta': {
    ...pageOf('account', () => import('../../settings/pages/AccountPage.tsx'), 'AccountPage'),
    entry: 'settings',
  },
  '/ajustes/sistemas': {
    ...pageOf('systems', () => import('../../systems/pages/SystemsPage.tsx'), 'SystemsPage'),
    entry: 'settings',
  },
} satisfies Partial<Routes>;
