import type { CallerKind, Permission } from '../core/call.ts';
import type { AnswerOf } from '../index.ts';
import { hasPermission, kindOf } from './permissions.ts';

/** Fields of a session that decide which pages the person may open. */
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
  | 'st_aprovador'
  | 'st_planos'
  | 'st_conjunto'
  | 'st_administra'
  | 'st_cadastros'
> &
  // A session kept by an earlier version does not say it.
  Partial<{ parametros: Pick<AnswerOf<'login'>['parametros'], 'tamanho_pin'> }>;

/** Whether a person may use the tyre shop (G-26). */
export const mayUseTyreShop = (person: Person): boolean => hasPermission(person, 'borracharia');

/** Whether a person may keep plans, meters and the forecast. */
const mayKeepPlans = (person: Person): boolean => hasPermission(person, 'planos');

/** Whether a person may keep the registry of problems: staff with the permission (G-100). */
const mayKeepRegistry = (person: Person): boolean =>
  kindOf(person) === 'staff' && hasPermission(person, 'conjuntos');

/** Whether a person has a permission. */
function mayWith(permission: Permission) {
  return (person: Person): boolean => hasPermission(person, permission);
}

/** Whether a person may manage the stock: staff with the permission to count. */
const mayKeepStock = (person: Person): boolean =>
  kindOf(person) === 'staff' && hasPermission(person, 'inventario');

/** Department of the workshop: fleet or warehouse. */
export type Department = 'FROTA' | 'ARMAZEM';

const profiles = { C: ['C'], E: ['E'], T: ['C', 'E'] } as const;

/**
 * Departments a person works in: those of the terminal's profile that are also in the technician's profile; if there are none,
 * the technician's (G-18).
 */
export function profileOf(person: Pick<Person, 'tipoPerfilTerminal' | 'perfilMecanico'>): {
  fleet: boolean;
  warehouse: boolean;
} {
  // A technician has one department at most. Whether or not the terminal's profile includes it, it is the result.
  const left: readonly string[] =
    person.perfilMecanico === null ? profiles[person.tipoPerfilTerminal] : [person.perfilMecanico];
  return { fleet: left.includes('C'), warehouse: left.includes('E') };
}

/** Part of the menu. FROTA and ARMAZEM belong to a profile (SHELL-26). */
export type Section = 'FROTA' | 'ARMAZEM' | 'BORRACHARIA' | 'OUTROS';

/**
 * Menu section of a page. SERVICO: work that fleet and warehouse share; shown with the fleet's pages, or with the warehouse's
 * for people who work in the warehouse only.
 */
type Place = Section | 'SERVICO';

/** Which people may open a page. */
export interface PageRule {
  section: Place;
  path: string;
  /** Kinds of people whose menu has it. */
  kinds: readonly CallerKind[];
  /** A further condition. */
  when?: (person: Person) => boolean;
  /** Page a supplier is redirected to when opening this one; without it, the start page of suppliers (G-19). */
  twin?: string;
  /** Kinds that may open it directly although the menu has no entry, by kind or profile (G-19, G-20). */
  direct?: readonly CallerKind[];
}

const inside = ['attendant', 'staff'] as const;
const all = ['supplier', 'attendant', 'staff'] as const;
// Suppliers may open their own lists with any profile, because these are their start pages.
const outside = { kinds: ['supplier', 'staff'], direct: ['supplier', 'attendant'] } as const;

/** Pages of who administers the company, and of who keeps master data. */
const ofStock = { section: 'OUTROS', kinds: ['staff'], when: mayKeepStock } as const;
const ofAdministrators = { section: 'OUTROS', kinds: inside, when: mayWith('administra') } as const;
const ofKeepers = { section: 'OUTROS', kinds: inside, when: mayWith('cadastros') } as const;

/** Address of the built-in help, which needs no login. */
export const helpPath = '/ajuda';

/** Every page and the people who may open it (doc 1 §6, SHELL-26..30), in the order of the menu. */
export const pages = {
  home: {
    section: 'FROTA',
    path: '/',
    kinds: inside,
  },
  execution: {
    section: 'SERVICO',
    path: '/execucao',
    kinds: inside,
  },
  external: {
    section: 'FROTA',
    path: '/osExterna',
    ...outside,
  },
  preventive: {
    section: 'FROTA',
    path: '/osPreventiva',
    kinds: all,
  },
  predictive: {
    section: 'FROTA',
    path: '/osPreditiva',
    kinds: inside,
  },
  reopened: {
    section: 'SERVICO',
    path: '/osReabertas',
    kinds: inside,
  },
  newOrder: {
    section: 'SERVICO',
    path: '/novaOs',
    kinds: inside,
  },
  history: {
    section: 'SERVICO',
    path: '/historico',
    kinds: ['attendant'],
  },
  dashboard: {
    section: 'SERVICO',
    path: '/dashboard',
    kinds: inside,
  },
  warehouse: {
    section: 'ARMAZEM',
    path: '/osEmpilhadeira',
    kinds: inside,
    twin: '/osExternaArmazem',
  },
  externalWarehouse: {
    section: 'ARMAZEM',
    path: '/osExternaArmazem',
    ...outside,
  },
  preventiveWarehouse: {
    section: 'ARMAZEM',
    path: '/osPreventivaArmazem',
    kinds: inside,
  },
  predictiveWarehouse: {
    section: 'ARMAZEM',
    path: '/osPredivitaArmazem',
    kinds: inside,
  },
  palletTruck: { section: 'ARMAZEM', path: '/osPaleteira', kinds: inside },
  tyreShop: {
    section: 'BORRACHARIA',
    path: '/borracharia',
    kinds: inside,
    when: mayUseTyreShop,
  },
  gauging: {
    section: 'BORRACHARIA',
    path: '/borracharia/afericao',
    kinds: inside,
    when: mayUseTyreShop,
  },
  movement: {
    section: 'BORRACHARIA',
    path: '/borracharia/movimentacao',
    kinds: inside,
    when: mayUseTyreShop,
  },
  scrap: {
    section: 'BORRACHARIA',
    path: '/borracharia/descarte',
    kinds: inside,
    when: mayUseTyreShop,
  },
  tyreService: {
    section: 'BORRACHARIA',
    path: '/borracharia/servico',
    kinds: inside,
    when: mayUseTyreShop,
  },
  tyresAway: {
    section: 'BORRACHARIA',
    path: '/borracharia/fora',
    kinds: inside,
    when: mayUseTyreShop,
  },
  tyreLife: {
    section: 'BORRACHARIA',
    path: '/borracharia/vida',
    kinds: inside,
    when: mayUseTyreShop,
  },
  tyreLabels: {
    section: 'BORRACHARIA',
    path: '/borracharia/etiquetas',
    kinds: inside,
    when: mayUseTyreShop,
  },
  tyreImport: {
    section: 'BORRACHARIA',
    path: '/borracharia/importar',
    kinds: inside,
    when: mayUseTyreShop,
  },
  tyreSettings: {
    section: 'BORRACHARIA',
    path: '/borracharia/ajustes',
    kinds: inside,
    when: mayUseTyreShop,
  },
  closed: {
    section: 'OUTROS',
    path: '/osEncerradas',
    kinds: inside,
    when: (person) => person.exibe_os_encerrada === 1,
  },
  plans: {
    section: 'OUTROS',
    path: '/planos',
    kinds: inside,
    when: mayKeepPlans,
  },
  forecast: {
    section: 'OUTROS',
    path: '/previsao',
    kinds: inside,
    when: mayKeepPlans,
    direct: inside,
  },
  imports: {
    section: 'OUTROS',
    path: '/planos/importar',
    kinds: inside,
    when: mayKeepPlans,
  },
  registry: {
    section: 'OUTROS',
    path: '/conjuntos',
    kinds: ['staff'],
    when: mayKeepRegistry,
  },
  masterData: { ...ofKeepers, path: '/cadastros' },
  firstSteps: { ...ofAdministrators, path: '/primeirosPassos' },
  intake: { ...ofAdministrators, path: '/arquivos' },
  documents: { ...ofKeepers, path: '/documentos' },
  settings: { ...ofAdministrators, path: '/ajustes' },
  terminals: { ...ofAdministrators, path: '/ajustes/terminais' },
  systems: { ...ofAdministrators, path: '/ajustes/sistemas' },
  account: { ...ofAdministrators, path: '/ajustes/conta' },
  pin: {
    section: 'OUTROS',
    path: '/meuPin',
    kinds: inside,
    when: ({ parametros }) => (parametros?.tamanho_pin ?? 'sem') !== 'sem',
    // A session that began before there were PINs.
    direct: inside,
  },
  maintenance: { section: 'OUTROS', path: '/manutencao', kinds: [], direct: all },
  inventory: {
    section: 'OUTROS',
    path: '/inventario',
    kinds: inside,
    when: (person) => hasPermission(person, 'inventario'),
  },
  stock: { ...ofStock, path: '/estoque' },
  stockLabels: { ...ofStock, path: '/estoque/etiquetas' },
  stockImport: { ...ofStock, path: '/estoque/importar' },
} as const satisfies Record<string, PageRule>;

export type PageId = keyof typeof pages;

/** Menu section of a page for a person who works in these departments. */
export function sectionOf(id: PageId, { fleet }: ReturnType<typeof profileOf>): Section {
  const { section }: PageRule = pages[id];
  if (section !== 'SERVICO') return section;
  return fleet ? 'FROTA' : 'ARMAZEM';
}
