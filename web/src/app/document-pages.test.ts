import { mayOpen } from '@terminal/contract/access';
import { type PageId, type Person, pages } from '@terminal/contract/pages';
import { describe, expect, it } from 'vitest';
import { landingOf } from '../session/landing.ts';
import { firstEntry, menuOf } from './menu.ts';

/** Access to a page by document 1 (§2, §6): who has it in the menu, and who may not open it at all. */
interface Told {
  /** Department it belongs to; both where work is shared, none where no profile is named. */
  department: 'C' | 'E' | 'both' | 'none';
  supplier: boolean;
  attendant: boolean;
  staff: boolean;
  flag?: (person: Person) => boolean;
}
const inside = { supplier: false, attendant: true, staff: true } as const;
const all = { supplier: true, attendant: true, staff: true } as const;
const outside = { supplier: true, attendant: false, staff: true } as const;
const tyres = { ...inside, department: 'none', flag: (p: Person) => p.st_borracharia !== 'N' } as const;

const document1 = {
  '/': { ...inside, department: 'C' },
  '/novaOs': { ...inside, department: 'both' },
  '/execucao': { ...inside, department: 'both' },
  '/osReabertas': { ...inside, department: 'both' },
  '/historico': { ...inside, staff: false, department: 'both' },
  '/dashboard': { ...inside, department: 'both' },
  '/osExterna': { ...outside, department: 'C' },
  '/osPreventiva': { ...all, department: 'C' },
  '/osPreditiva': { ...inside, department: 'C' },
  '/osEmpilhadeira': { ...inside, department: 'E' },
  '/osExternaArmazem': { ...outside, department: 'E' },
  '/osPreventivaArmazem': { ...inside, department: 'E' },
  '/osPredivitaArmazem': { ...inside, department: 'E' },
  '/osPaleteira': { ...inside, department: 'E' },
  '/osEncerradas': { ...inside, department: 'none', flag: (p: Person) => p.exibe_os_encerrada === 1 },
  '/inventario': { ...inside, department: 'none', flag: (p: Person) => p.st_inventario !== 'N' },
  '/borracharia': tyres,
  '/borracharia/afericao': tyres,
  '/borracharia/movimentacao': tyres,
  '/borracharia/descarte': tyres,
  '/borracharia/servico': tyres,
} as const satisfies Record<string, Told>;

const told = Object.entries(document1) as [keyof typeof document1, Told][];
const pageAt = (path: string) => (Object.keys(pages) as PageId[]).find((id) => pages[id].path === path);

const base = {
  st_planos: 'N',
  st_conjunto: 'N',
  st_aprovador: 'N',
  st_administra: 'N',
  st_cadastros: 'N',
} as const;
const kinds = {
  supplier: { fornecExt: 'S', atendeOs: 'N' },
  attendant: { fornecExt: 'N', atendeOs: 'S' },
  staff: { fornecExt: 'N', atendeOs: 'N' },
} as const;
const flags = [
  { st_inventario: 'S', st_borracharia: 'S', exibe_os_encerrada: 1 },
  { st_inventario: null, st_borracharia: null, exibe_os_encerrada: 0 },
  { st_inventario: 'N', st_borracharia: 'N', exibe_os_encerrada: 0 },
] as const;

const persons = (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) =>
  (['C', 'E', 'T'] as const).flatMap((tipoPerfilTerminal) =>
    ([null, 'C', 'E'] as const).flatMap((perfilMecanico) =>
      flags.flatMap((flag) =>
        (['M', 'P'] as const).map((ambiente) => ({
          kind,
          person: { ...base, ...kinds[kind], ...flag, tipoPerfilTerminal, perfilMecanico, ambiente },
        })),
      ),
    ),
  ),
);

/** Profiles left over: the terminal's, narrowed by the technician's own. */
const departmentsOf = ({ tipoPerfilTerminal, perfilMecanico }: Person): string =>
  perfilMecanico ?? (tipoPerfilTerminal === 'T' ? 'CE' : tipoPerfilTerminal);

const has = (kind: keyof typeof kinds, person: Person, page: Told): boolean =>
  page[kind] &&
  (page.department === 'none' ||
    page.department === 'both' ||
    departmentsOf(person).includes(page.department)) &&
  (page.flag?.(person) ?? true);

/** Whether the menu of the environment shows a page the person has; pages that depend only on a flag are in both. */
function shownIn(tyreShop: boolean, path: string, page: Told): boolean {
  const ofTyres = path.startsWith('/borracharia');
  return (page.flag !== undefined && !ofTyres) || ofTyres === tyreShop;
}

/** Internal people may look at external lists whatever their kind, suppliers at theirs whatever the profile (G-19, G-20). */
const isDirect = (kind: keyof typeof kinds, path: string) =>
  path.startsWith('/osExterna') && kind !== 'staff';

const inMenu = (person: Person): string[] =>
  menuOf(person).flatMap(({ entries }) => entries.map(({ path }) => path));

const name = ({ kind, person }: (typeof persons)[number]) =>
  `${kind}, terminal ${person.tipoPerfilTerminal}, technician ${person.perfilMecanico}, tyres ${person.st_borracharia}, ${person.ambiente}`;

describe.each(persons.map((one) => [name(one), one] as const))('%s', (_, { kind, person }) => {
  it('opens exactly the pages of the document, and finds them in the menu of the environment', () => {
    const menu = inMenu(person);
    const tyreShop = person.ambiente === 'P' && kind !== 'supplier' && person.st_borracharia !== 'N';
    for (const [path, page] of told) {
      const id = pageAt(path);
      if (id === undefined) throw new Error(`no page has the path ${path}`);
      const wanted = has(kind, person, page);
      expect(menu.includes(path), `${path} in the menu`).toBe(wanted && shownIn(tyreShop, path, page));
      if (wanted || !isDirect(kind, path)) expect(mayOpen(person, id), `${path} opens`).toBe(wanted);
    }
  });

  it('begins at the first entry of the menu', () => {
    if (person.ambiente === 'M' && kind !== 'supplier')
      expect(firstEntry(person)?.path).toBe(landingOf(person));
  });
});
