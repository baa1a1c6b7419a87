import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pages } from '@terminal/contract/pages';
import { withTexts } from '../../core/i18n/i18n.ts';
import { readLifeView } from '../../tyres/life/view.ts';
import { readShopView, readStockView } from '../../tyres/stock/view.ts';
import { guard, shellRoute } from './base.ts';

const gaugingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.gauging.path,
  beforeLoad: guard('gauging'),
  component: lazyRouteComponent(
    withTexts(() => import('../../tyres/pages/PlatesPage.tsx')),
    'PlatesPage',
  ),
});

const readingPage = withTexts(() => import('../../tyres/pages/ReadingPage.tsx'));

const gaugeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/borracharia/afericao/$placa',
  beforeLoad: guard('gauging'),
  component: lazyRouteComponent(readingPage, 'GaugingPage'),
});

const calibrateRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/borracharia/calibragem/$placa',
  beforeLoad: guard('gauging'),
  component: lazyRouteComponent(readingPage, 'CalibrationPage'),
});

const movementRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.movement.path,
  beforeLoad: guard('movement'),
  component: lazyRouteComponent(
    withTexts(() => import('../../tyres/pages/MovementPlatesPage.tsx')),
    'MovementPlatesPage',
  ),
});

const moveRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/borracharia/movimentacao/$placa',
  beforeLoad: guard('movement'),
  component: lazyRouteComponent(
    withTexts(() => import('../../tyres/pages/MovementPage.tsx')),
    'MovementPage',
  ),
});

const tyreShopRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.tyreShop.path,
  validateSearch: readShopView,
  beforeLoad: guard('tyreShop'),
  component: lazyRouteComponent(
    withTexts(() => import('../../tyres/stock/pages/TyreShopPage.tsx')),
    'TyreShopPage',
  ),
});

const stockPage = withTexts(() => import('../../tyres/stock/pages/StockPage.tsx'));

const scrapRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.scrap.path,
  validateSearch: readStockView,
  beforeLoad: guard('scrap'),
  component: lazyRouteComponent(stockPage, 'ScrapPage'),
});

const tyreServiceRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.tyreService.path,
  validateSearch: readStockView,
  beforeLoad: guard('tyreService'),
  component: lazyRouteComponent(stockPage, 'TyreServicePage'),
});

const tyresAwayRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.tyresAway.path,
  beforeLoad: guard('tyresAway'),
  component: lazyRouteComponent(
    withTexts(() => import('../../tyres/stock/pages/AwayPage.tsx')),
    'AwayPage',
  ),
});

const tyreLifeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.tyreLife.path,
  validateSearch: readLifeView,
  beforeLoad: guard('tyreLife'),
  component: lazyRouteComponent(
    withTexts(() => import('../../tyres/life/pages/LifePage.tsx')),
    'LifePage',
  ),
});

const tyreRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/borracharia/pneu/$fogo',
  beforeLoad: guard('tyreLife'),
  component: lazyRouteComponent(
    withTexts(() => import('../../tyres/life/pages/HistoryPage.tsx')),
    'HistoryPage',
  ),
});

const tyreLabelsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.tyreLabels.path,
  beforeLoad: guard('tyreLabels'),
  component: lazyRouteComponent(
    withTexts(() => import('../../tyres/life/pages/LabelsPage.tsx')),
    'LabelsPage',
  ),
});

const tyreImportRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.tyreImport.path,
  beforeLoad: guard('tyreImport'),
  component: lazyRouteComponent(
    withTexts(() => import('../../tyres/life/pages/ImportPage.tsx')),
    'TyreImportPage',
  ),
});

const tyreSettingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.tyreSettings.path,
  beforeLoad: guard('tyreSettings'),
  component: lazyRouteComponent(
    withTexts(() => import('../../tyres/life/pages/SettingsPage.tsx')),
    'SettingsPage',
  ),
});

/** The tyre shop. */
export const tyreRoutes = [
  gaugingRoute,
  gaugeRoute,
  calibrateRoute,
  movementRoute,
  moveRoute,
  tyreShopRoute,
  scrapRoute,
  tyreServiceRoute,
  tyresAwayRoute,
  tyreLifeRoute,
  tyreRoute,
  tyreLabelsRoute,
  tyreImportRoute,
  tyreSettingsRoute,
] as const;
