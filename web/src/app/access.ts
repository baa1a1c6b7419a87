import { profileOf } from '../core/session/profile.ts';
import type { BranchSession } from '../core/session/record.ts';

/** What of a session decides which pages a person has. */
export type Person = Pick<
  BranchSession,
  | 'fornecExt'
  | 'atendeOs'
  | 'tipoPerfilTerminal'
  | 'perfilMecanico'
  | 'ambiente'
  | 'st_inventario'
  | 'st_borracharia'
  | 'exibe_os_encerrada'
>;

type Kind = 'supplier' | 'attendant' | 'staff';

/** Supplier, mechanic acting as himself, or staff who pick a technician (G-17). */
function kindOf(person: Person): Kind {
  if (person.fornecExt === 'S') return 'supplier';
  return person.atendeOs === 'S' ? 'attendant' : 'staff';
}

/** The tyre shop is for internal people whose permission is S or unset (G-26). */
export const mayUseTyreShop = (person: Person): boolean =>
  kindOf(person) !== 'supplier' && person.st_borracharia !== 'N';

export type Section = 'FROTA' | 'ARMAZEM' | 'BORRACHARIA' | 'OUTROS';

interface PageRule {
  section: Section;
  path: string;
  /** Kinds of people whose menu has it. */
  kinds: readonly Kind[];
  /** A further condition. */
  when?: (person: Person) => boolean;
  /** Where a supplier is sent who opens it, instead of where suppliers begin (G-19). */
  twin?: string;
  /** Kinds that may open it directly although the menu has no entry, by kind or profile (G-19, G-20). */
  direct?: readonly Kind[];
}

const inside = ['attendant', 'staff'] as const;
const all = ['supplier', 'attendant', 'staff'] as const;
// A supplier's own lists open whatever the profile: there the supplier begins.
const outside = { kinds: ['supplier', 'staff'], direct: ['supplier', 'attendant'] } as const;

/** Every page of the menu and who has it (doc 1 §6, SHELL-26..30), in the order of the menu. */
export const pages = {
  home: { section: 'FROTA', path: '/', kinds: inside },
  execution: { section: 'FROTA', path: '/execucao', kinds: inside, direct: inside },
  external: { section: 'FROTA', path: '/osExterna', ...outside },
  preventive: { section: 'FROTA', path: '/osPreventiva', kinds: all },
  predictive: { section: 'FROTA', path: '/osPreditiva', kinds: inside },
  reopened: { section: 'FROTA', path: '/osReabertas', kinds: inside },
  newOrder: { section: 'FROTA', path: '/novaOs', kinds: inside, direct: inside },
  history: { section: 'FROTA', path: '/historico', kinds: ['attendant'] },
  dashboard: { section: 'FROTA', path: '/dashboard', kinds: inside },
  warehouse: { section: 'ARMAZEM', path: '/osEmpilhadeira', kinds: inside, twin: '/osExternaArmazem' },
  externalWarehouse: { section: 'ARMAZEM', path: '/osExternaArmazem', ...outside },
  preventiveWarehouse: { section: 'ARMAZEM', path: '/osPreventivaArmazem', kinds: inside },
  predictiveWarehouse: { section: 'ARMAZEM', path: '/osPredivitaArmazem', kinds: inside },
  palletTruck: { section: 'ARMAZEM', path: '/osPaleteira', kinds: inside },
  tyreShop: { section: 'BORRACHARIA', path: '/borracharia/', kinds: inside, when: mayUseTyreShop },
  closed: {
    section: 'OUTROS',
    path: '/osEncerradas',
    kinds: inside,
    when: (p) => p.exibe_os_encerrada === 1,
  },
  maintenance: { section: 'OUTROS', path: '/manutencao', kinds: [], direct: all },
  inventory: { section: 'OUTROS', path: '/inventario', kinds: inside, when: (p) => p.st_inventario !== 'N' },
} as const satisfies Record<string, PageRule>;

export type PageId = keyof typeof pages;

/** Sections shown: by profile, and the tyre shop instead of the workshop in its environment (SHELL-23, SHELL-26). */
export function sectionsOf(person: Person): Section[] {
  if (person.ambiente === 'P' && mayUseTyreShop(person)) return ['BORRACHARIA', 'OUTROS'];
  const { fleet, warehouse } = profileOf(person);
  return [...(fleet ? (['FROTA'] as const) : []), ...(warehouse ? (['ARMAZEM'] as const) : []), 'OUTROS'];
}

/** Whether the menu of a person has a page, the environment aside. */
export function hasPage(person: Person, id: PageId): boolean {
  const page: PageRule = pages[id];
  const { fleet, warehouse } = profileOf(person);
  const inProfile = page.section === 'FROTA' ? fleet : page.section === 'ARMAZEM' ? warehouse : true;
  return inProfile && page.kinds.includes(kindOf(person)) && (page.when?.(person) ?? true);
}

/** Where a person is sent who may not open a page; null: to where he begins. */
export const twinOf = (person: Person, id: PageId): string | null => {
  const page: PageRule = pages[id];
  return kindOf(person) === 'supplier' ? (page.twin ?? null) : null;
};

/** Whether a page opens when its address is typed. */
export const mayOpen = (person: Person, id: PageId): boolean => {
  const page: PageRule = pages[id];
  return hasPage(person, id) || (page.direct?.includes(kindOf(person)) ?? false);
};
