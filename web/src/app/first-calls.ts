import { mayOpen } from '@terminal/contract/access';
import { type PageId, pages } from '@terminal/contract/pages';
import type { CallInput } from '../core/api/client.ts';
import { matchPath, type Texts } from '../core/navigation/address.ts';
import type { Path } from '../core/navigation/paths.ts';
import type { BranchSession } from '../core/session/record.ts';
import { queryOf, readFilters } from '../orders/filters.ts';
import { readListSearch } from '../orders/list-search.ts';
import { type OrderList, orderLists } from '../orders/lists.ts';
import { layoutOf, savedSearch } from '../orders/remembered.ts';

type FirstName = OrderList['call'] | 'getOrder' | 'getVehicle' | 'getGaugingLayout';

/** A call with its input. */
export type FirstCall = { [N in FirstName]: { name: N; input: CallInput<N> } }[FirstName];

/** What a page asks first, of what its address names. */
type Opening = (params: Texts, search: Texts) => FirstCall;

const list =
  (of: OrderList): Opening =>
  (_, search) => {
    const said = readListSearch(search);
    const shown = savedSearch(of, said) ?? said;
    const query = queryOf(of, readFilters(shown), shown.page ?? 1, layoutOf(of, shown));
    return { name: of.call, input: { query } };
  };
const order: Opening = ({ id = '' }) => ({ name: 'getOrder', input: { params: { id } } });

/** What pages ask first, by path: asked while their code is under way, and, for the page opened with, before the program. */
const openings: { readonly [P in Path]?: Opening } = {
  ...Object.fromEntries(Object.values(orderLists).map((of) => [of.path, list(of)])),
  '/os/$id': order,
  '/os/$id/osExterna': order,
  '/os/$id/trabalho': order,
  '/veiculo/$placa': ({ placa = '' }) => ({ name: 'getVehicle', input: { params: { placa }, query: {} } }),
  '/borracharia/afericao/$placa': ({ placa = '' }) => ({
    name: 'getGaugingLayout',
    input: { query: { nr_placa: placa } },
  }),
};

// An object's keys are the names its type lists.
const pageIds = Object.keys(pages) as PageId[];

/** Whether a person may open a path; those below a page of the menu begin with its path. Orders and vehicles anybody may. */
function mayOpenPath(session: BranchSession, path: string): boolean {
  const id = pageIds.find((page) => path === pages[page].path || path === `${pages[page].path}/$placa`);
  return id === undefined || mayOpen(session, id);
}

/** The first call of the page an address opens for a person; null: there is none, or he may not open it. */
export function firstCallAt(pathname: string, search: Texts, session: BranchSession): FirstCall | null {
  for (const [path, call] of Object.entries(openings)) {
    const params = matchPath(path, pathname);
    if (params) return mayOpenPath(session, path) ? call(params, search) : null;
  }
  return null;
}
