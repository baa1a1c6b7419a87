import type { Routes } from '../../core/navigation/route.ts';
import { pageOf } from './base.ts';

const readingPage = () => import('../../tyres/pages/ReadingPage.tsx');
const stockPage = () => import('../../tyres/stock/pages/StockPage.tsx');

/** The tyre shop. */
export const tyreRoutes = {
  '/borracharia': pageOf(
    'tyreShop',
    () => import('../../tyres/stock/pages/TyreShopPage.tsx'),
    'TyreShopPage',
  ),
  '/borracharia/afericao': pageOf('gauging', () => import('../../tyres/pages/PlatesPage.tsx'), 'PlatesPage'),
  '/borracharia/afericao/$placa': pageOf('gauging', readingPage, 'GaugingPage'),
  '/borracharia/calibragem/$placa': pageOf('gauging', readingPage, 'CalibrationPage'),
  '/borracharia/movimentacao': pageOf(
    'movement',
    () => import('../../tyres/pages/MovementPlatesPage.tsx'),
    'MovementPlatesPage',
  ),
  '/borracharia/movimentacao/$placa': pageOf(
    'movement',
    () => import('../../tyres/pages/MovementPage.tsx'),
    'MovementPage',
  ),
  '/borracharia/descarte': pageOf('scrap', stockPage, 'ScrapPage'),
  '/borracharia/servico': pageOf('tyreService', stockPage, 'TyreServicePage'),
  '/borracharia/fora': pageOf('tyresAway', () => import('../../tyres/stock/pages/AwayPage.tsx'), 'AwayPage'),
  '/borracharia/vida': pageOf('tyreLife', () => import('../../tyres/life/pages/LifePage.tsx'), 'LifePage'),
  '/borracharia/pneu/$fogo': pageOf(
    'tyreLife',
    () => import('../../tyres/life/pages/HistoryPage.tsx'),
    'HistoryPage',
  ),
  '/borracharia/etiquetas': {
    ...pageOf('tyreLabels', () => import('../../tyres/life/pages/LabelsPage.tsx'), 'LabelsPage'),
    entry: 'tyreLife',
  },
  '/borracharia/importar': {
    ...pageOf('tyreImport', () => import('../../tyres/life/pages/ImportPage.tsx'), 'TyreImportPage'),
    entry: 'tyreLife',
  },
  '/borracharia/ajustes': {
    ...pageOf('tyreSettings', () => import('../../tyres/life/pages/SettingsPage.tsx'), 'SettingsPage'),
    entry: 'tyreLife',
  },
} satisfies Partial<Routes>;
