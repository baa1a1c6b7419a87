import type { CallerKind } from '../core/call.ts';
import type { AnswerOf } from '../index.ts';

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

/** Supplier, technician acting as himself, or staff who pick one (G-17). */
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

/** The stock is looked after by staff whose permission to count is S or unset. */
export const mayKeepStock = (person: Person): boolean =>
  kindOf(person) === 'staff' && person.st_inventario !== 'N';

/** A half of the workshop. */
export type Half = 'FROTA' | 'ARMAZEM';

const profiles = { C: ['C'], E: ['E'], T: ['C', 'E'] } as const;

/**
 * Which halves of the workshop a person works in: the terminal's profile narrowed by the technician's own;
 * when nothing is left the technician's counts (G-18).
 */
export function profileOf(person: Pick<Person, 'tipoPerfilTerminal' | 'perfilMecanico'>): {
  fleet: boolean;
  warehouse: boolean;
} {
  // One half at most is the technician's: inside the terminal's profile or not, it is what is left.
  const left: readonly string[] =
    person.perfilMecanico === null ? profiles[person.tipoPerfilTerminal] : [person.perfilMecanico];
  return { fleet: left.includes('C'), warehouse: left.includes('E') };
}

/** Part of the menu. FROTA and ARMAZEM belong to a profile (SHELL-26). */
export type Section = 'FROTA' | 'ARMAZEM' | 'BORRACHARIA' | 'OUTROS';

/**
 * Where a page stands in the menu. SERVICO: work that fleet and warehouse share; it stands with the fleet's pages, and with
 * the warehouse's for who works there alone.
 */
type Place = Section | 'SERVICO';

/** Who has a page. */
export interface PageRule {
  section: Place;
  path: string;
  /** Kinds of people whose menu has it. */
  kinds: readonly CallerKind[];
  /** A further condition. */
  when?: (person: Person) => boolean;
  /** Where a supplier is sent who opens it, instead of where suppliers begin (G-19). */
  twin?: string;
  /** Kinds that may open it directly although the menu has no entry, by kind or profile (G-19, G-20). */
  direct?: readonly CallerKind[];
}

const inside = ['attendant', 'staff'] as const;
const all = ['supplier', 'attendant', 'staff'] as const;
// A supplier's own lists open whatever the profile: there the supplier begins.
const outside = { kinds: ['supplier', 'staff'], direct: ['supplier', 'attendant'] } as const;

/** The terminal's own help: anybody's, before the login too. */
export const helpPath = '/ajuda';

/** Every page and who has it (doc 1 §6, SHELL-26..30), in the order of the menu. */
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
  maintenance: { section: 'OUTROS', path: '/manutencao', kinds: [], direct: all },
  inventory: {
    section: 'OUTROS',
    path: '/inventario',
    kinds: inside,
    when: (person) => person.st_inventario !== 'N',
  },
  stock: {
    section: 'OUTROS',
    path: '/estoque',
    kinds: ['staff'],
    when: mayKeepStock,
  },
  stockLabels: {
    section: 'OUTROS',
    path: '/estoque/etiquetas',
    kinds: ['staff'],
    when: mayKeepStock,
  },
  stockImport: {
    section: 'OUTROS',
    path: '/estoque/importar',
    kinds: ['staff'],
    when: mayKeepStock,
  },
} as const satisfies Record<string, PageRule>;

export type PageId = keyof typeof pages;

/** The section of the menu a page stands in for somebody who works in these halves. */
export function sectionOf(id: PageId, { fleet }: ReturnType<typeof profileOf>): Section {
  const { section }: PageRule = pages[id];
  if (section !== 'SERVICO') return section;
  return fleet ? 'FROTA' : 'ARMAZEM';
}
