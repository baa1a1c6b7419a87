import type { CallerKind } from '../core/call.ts';
import type { AnswerOf, CallName } from '../index.ts';

/** What of a session decides which pages a person has. */
export type Person = Pick<
  AnswerOf<'login'>,
  | 'fornecExt'
  | 'atendeOs'
  | 'tipoPerfilTerminal'
  | 'perfilMecanico'
  | 'ambiente'
  | 'st_inventario'
  | 'st_borracharia'
  | 'exibe_os_encerrada'
  | 'st_planos'
  | 'st_conjunto'
>;

/** Supplier, mechanic acting as himself, or staff who pick a technician (G-17). */
export function kindOf(person: Pick<Person, 'fornecExt' | 'atendeOs'>): CallerKind {
  if (person.fornecExt === 'S') return 'supplier';
  return person.atendeOs === 'S' ? 'attendant' : 'staff';
}

/** The tyre shop is for internal people whose permission is S or unset (G-26). */
export const mayUseTyreShop = (person: Person): boolean =>
  kindOf(person) !== 'supplier' && person.st_borracharia !== 'N';

/** Plans, meters and the forecast are kept by internal people who were given the permission. */
export const mayKeepPlans = (person: Person): boolean =>
  kindOf(person) !== 'supplier' && person.st_planos === 'S';

/** The registry of problems is kept by staff who were granted it (G-100). */
export const mayKeepRegistry = (person: Person): boolean =>
  kindOf(person) === 'staff' && person.st_conjunto === 'S';

/** Part of the menu. FROTA and ARMAZEM belong to a profile (SHELL-26). */
export type Section = 'FROTA' | 'ARMAZEM' | 'BORRACHARIA' | 'OUTROS';

/** Who has a page, and what it asks the server. */
export interface PageRule {
  section: Section;
  path: string;
  /** Kinds of people whose menu has it. */
  kinds: readonly CallerKind[];
  /** A further condition. */
  when?: (person: Person) => boolean;
  /** Where a supplier is sent who opens it, instead of where suppliers begin (G-19). */
  twin?: string;
  /** Kinds that may open it directly although the menu has no entry, by kind or profile (G-19, G-20). */
  direct?: readonly CallerKind[];
  /** Calls the page cannot be without: whoever may open it may send them (a test compares). */
  calls: readonly CallName[];
}

const inside = ['attendant', 'staff'] as const;
const all = ['supplier', 'attendant', 'staff'] as const;
// A supplier's own lists open whatever the profile: there the supplier begins.
const outside = { kinds: ['supplier', 'staff'], direct: ['supplier', 'attendant'] } as const;
const filters = ['listOrderTypes', 'listSegments'] as const;

const tyreOut = [
  'listTyreStock',
  'getTyreFilters',
  'getTyreOutChoices',
  'listTyreSuppliers',
  'sendTyreOut',
] as const;

/** Every page and who has it (doc 1 §6, SHELL-26..30), in the order of the menu. */
export const pages = {
  home: {
    section: 'FROTA',
    path: '/',
    kinds: inside,
    calls: ['listOrders', 'getReleaseAverages', 'listFleetPlates', ...filters],
  },
  execution: {
    section: 'FROTA',
    path: '/execucao',
    kinds: inside,
    direct: inside,
    calls: ['listActiveFleet', 'listActiveWarehouse', 'listPaused', 'listWaiting'],
  },
  external: {
    section: 'FROTA',
    path: '/osExterna',
    ...outside,
    calls: ['listExternalOrders', 'getReleaseAverages', 'listFleetPlates', 'listSuppliers', ...filters],
  },
  preventive: {
    section: 'FROTA',
    path: '/osPreventiva',
    kinds: all,
    calls: ['listOrders', 'listFleetPlates', ...filters],
  },
  predictive: {
    section: 'FROTA',
    path: '/osPreditiva',
    kinds: inside,
    calls: ['listOrders', 'listFleetPlates', ...filters],
  },
  reopened: {
    section: 'FROTA',
    path: '/osReabertas',
    kinds: inside,
    calls: ['listReopenedOrders', 'getReopenedAverages', 'listReopenedPlates', ...filters],
  },
  newOrder: {
    section: 'FROTA',
    path: '/novaOs',
    kinds: inside,
    direct: inside,
    calls: ['listVehicles', 'listOperations', 'listProblems', 'findOpenOrder', 'createOrder', ...filters],
  },
  history: {
    section: 'FROTA',
    path: '/historico',
    kinds: ['attendant'],
    direct: ['attendant'],
    calls: ['getOwnGrade', 'listOwnWork'],
  },
  dashboard: {
    section: 'FROTA',
    path: '/dashboard',
    kinds: inside,
    calls: ['getDashboardCounters', 'getDashboardCriticality', 'listDashboardOrders', 'getIndicators'],
  },
  warehouse: {
    section: 'ARMAZEM',
    path: '/osEmpilhadeira',
    kinds: inside,
    twin: '/osExternaArmazem',
    calls: ['listWarehouseOrders', 'getWarehouseAverages', 'listWarehousePlates', ...filters],
  },
  externalWarehouse: {
    section: 'ARMAZEM',
    path: '/osExternaArmazem',
    ...outside,
    calls: [
      'listWarehouseOrders',
      'getWarehouseAverages',
      'listWarehousePlates',
      'listSuppliers',
      ...filters,
    ],
  },
  preventiveWarehouse: {
    section: 'ARMAZEM',
    path: '/osPreventivaArmazem',
    kinds: inside,
    calls: ['listWarehousePreventives', 'listWarehousePlates', ...filters],
  },
  predictiveWarehouse: {
    section: 'ARMAZEM',
    path: '/osPredivitaArmazem',
    kinds: inside,
    calls: ['listWarehouseOrders', 'listWarehousePlates', ...filters],
  },
  palletTruck: { section: 'ARMAZEM', path: '/osPaleteira', kinds: inside, calls: [] },
  tyreShop: {
    section: 'BORRACHARIA',
    path: '/borracharia',
    kinds: inside,
    when: mayUseTyreShop,
    calls: ['getTyreDashboard', 'listTyres', 'listAdherencePlates'],
  },
  gauging: {
    section: 'BORRACHARIA',
    path: '/borracharia/afericao',
    kinds: inside,
    when: mayUseTyreShop,
    calls: ['listTyrePlates', 'getGaugingLayout'],
  },
  movement: {
    section: 'BORRACHARIA',
    path: '/borracharia/movimentacao',
    kinds: inside,
    when: mayUseTyreShop,
    calls: [
      'listTyrePlates',
      'getMovementLayout',
      'listAvailableTyres',
      'attachTyre',
      'removeTyre',
      'moveTyres',
    ],
  },
  scrap: {
    section: 'BORRACHARIA',
    path: '/borracharia/descarte',
    kinds: inside,
    when: mayUseTyreShop,
    calls: tyreOut,
  },
  tyreService: {
    section: 'BORRACHARIA',
    path: '/borracharia/servico',
    kinds: inside,
    when: mayUseTyreShop,
    calls: tyreOut,
  },
  tyresAway: {
    section: 'BORRACHARIA',
    path: '/borracharia/fora',
    kinds: inside,
    when: mayUseTyreShop,
    calls: ['listTyres', 'takeTyreBack'],
  },
  tyreLife: {
    section: 'BORRACHARIA',
    path: '/borracharia/vida',
    kinds: inside,
    when: mayUseTyreShop,
    calls: ['listTyresToPull', 'listTyreFindings', 'listTyreCosts', 'getTyreHistory'],
  },
  tyreLabels: {
    section: 'BORRACHARIA',
    path: '/borracharia/etiquetas',
    kinds: inside,
    when: mayUseTyreShop,
    calls: ['listTyreLabels'],
  },
  tyreImport: {
    section: 'BORRACHARIA',
    path: '/borracharia/importar',
    kinds: inside,
    when: mayUseTyreShop,
    calls: ['previewTyreImport', 'applyTyreImport'],
  },
  closed: {
    section: 'OUTROS',
    path: '/osEncerradas',
    kinds: inside,
    when: (person) => person.exibe_os_encerrada === 1,
    calls: ['listClosedOrders'],
  },
  plans: {
    section: 'OUTROS',
    path: '/planos',
    kinds: inside,
    when: mayKeepPlans,
    calls: ['listPlans', 'getPlan', 'listPlanVehicles', 'listHeldReadings', 'listReadings'],
  },
  forecast: {
    section: 'OUTROS',
    path: '/previsao',
    kinds: inside,
    when: mayKeepPlans,
    direct: inside,
    calls: ['getForecast'],
  },
  imports: {
    section: 'OUTROS',
    path: '/planos/importar',
    kinds: inside,
    when: mayKeepPlans,
    calls: ['previewImport', 'applyImport'],
  },
  registry: {
    section: 'OUTROS',
    path: '/conjuntos',
    kinds: ['staff'],
    when: mayKeepRegistry,
    calls: ['listProblemRegistry', 'saveProblem', 'listCriticalities', 'listSegments', 'searchItems'],
  },
  maintenance: { section: 'OUTROS', path: '/manutencao', kinds: [], direct: all, calls: [] },
  inventory: {
    section: 'OUTROS',
    path: '/inventario',
    kinds: inside,
    when: (person) => person.st_inventario !== 'N',
    calls: [],
  },
} as const satisfies Record<string, PageRule>;

export type PageId = keyof typeof pages;
