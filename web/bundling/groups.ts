import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

/** Pages people spend their day on, and what is loaded behind each first page. */
const mainParts = ['order', 'work', 'gauging', 'flows', 'around'] as const;

/** Modules such a part begins with; `scripts/weight.mjs` weighs login and list, which people open first. */
export const roots = JSON.parse(readFileSync(new URL('main-parts.json', import.meta.url), 'utf8')) as Record<
  'login' | 'list' | (typeof mainParts)[number],
  string[]
>;

/** Ids of these modules. Throws if one is not part of the program: its needs would leave the first load unnoticed. */
const rootsOf = (graph: Graph, name: keyof typeof roots) =>
  roots[name].map((file) => {
    const id = fileURLToPath(new URL(`../${file}`, import.meta.url));
    if (!graph.getModuleInfo(id)) throw new Error(`bundling/main-parts.json: nothing imports ${file}`);
    return id;
  });

/** Files of the first pages, in the order they run in: what waits for no library, the libraries, what all pages share. */
export const firstNames = ['early', 'vendor', 'core'] as const;

/** The first part of the program. Every module that is imported when it is needed begins another. */
const page = fileURLToPath(new URL('../index.html', import.meta.url));
/** What runs before the libraries have come (src/app/early.ts). */
const early = fileURLToPath(new URL('../src/app/early.ts', import.meta.url));
/** A module of the list that this many parts need is loaded by all: parts outside it would have to load the list. */
const manyOfList = 4;
/** Modules that this many parts need, but no first page, are in one file. */
const manyOfOthers = 10;

/** These modules and all they import; not what they load later. */
function needsOf(graph: Graph, beginnings: string[]): Set<string> {
  const needs = new Set(beginnings);
  // A set that grows while it is walked is walked to its new end.
  for (const id of needs) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) needs.add(next);
  return needs;
}

/** How many parts need each module. */
function countParts(graph: Graph): Map<string, number> {
  const counts = new Map<string, number>();
  const parts = new Set([page]);
  for (const part of parts)
    for (const id of needsOf(graph, [part])) {
      counts.set(id, (counts.get(id) ?? 0) + 1);
      for (const later of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) parts.add(later);
    }
  return counts;
}

const read = (graph: Graph) => ({
  /** Before anything is shown. */
  start: needsOf(graph, [page]),
  early: needsOf(graph, [early]),
  login: needsOf(graph, rootsOf(graph, 'login')),
  list: needsOf(graph, rootsOf(graph, 'list')),
  main: mainParts.map((name) => ({ name, needs: needsOf(graph, rootsOf(graph, name)) })),
  parts: countParts(graph),
});

/** Rolldown has one graph for each run. */
const known = new WeakMap<Graph, ReturnType<typeof read>>();

function needsIn(graph: Graph) {
  const needs = known.get(graph) ?? read(graph);
  known.set(graph, needs);
  return needs;
}

/** How many parts need a module. */
const partsOf = (id: string, graph: Graph): number => needsIn(graph).parts.get(id) ?? 0;

/** The group a module of the first pages is in; null: in none of them. */
function groupOf(id: string, graph: Graph): 'core' | 'list' | 'login' | null {
  const { start, login, list } = needsIn(graph);
  const shared = partsOf(id, graph);
  if (start.has(id)) return isBeginning(id, graph) ? null : 'core';
  if (list.has(id)) return login.has(id) || shared >= manyOfList ? 'core' : 'list';
  return login.has(id) && shared > 1 ? 'login' : null;
}

/** The page and its program: Rolldown keeps them in a file of their own, which the page names. */
const isBeginning = (id: string, graph: Graph) =>
  id === page || graph.getModuleInfo(id)?.importers.includes(page) === true;

/** The main parts that need a module: what the same ones need is in one file. Each file costs a slow phone some ms. */
function mainGroupOf(id: string, graph: Graph): string | null {
  const names = needsIn(graph).main.flatMap(({ name, needs }) => (needs.has(id) ? [name] : []));
  return names.length > 0 ? names.join('-') : null;
}

/** Calls and parts of pages of the office and the panel, which many of their pages need and none of the day. */
const office = /(contract[\\/]wire-(office|panel)\.|core[\\/](api[\\/](office|own)\.|panel[\\/]))/;
/** Limits of what is typed: a few numbers, which would otherwise be in the file of the office, and load it. */
const limits = /core[\\/]screen-limits\./;
/** The product's own modules but those. */
const shared = (id: string): boolean => /(web[\\/]src|contract)[\\/]/.test(id) && !office.test(id);

/** What is loaded in one file, first match first: few files for the first pages, and one for what many others share. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  // Libraries, which change seldom.
  {
    name: (id, graph) => (id.includes('node_modules') && needsIn(graph).start.has(id) ? 'vendor' : null),
  },
  { name: (id, graph) => (needsIn(graph).early.has(id) ? 'early' : null) },
  { name: groupOf },
  { name: 'icons', test: /node_modules[\\/]@tabler[\\/]/, minShareCount: 2 },
  // Columns of files and records: many pages, but none of the day, whose telephones contacts share.
  { name: 'columns', test: /contract[\\/](imports|masterdata)[\\/](?!contacts)/, minShareCount: 2 },
  {
    name: (id, graph) =>
      shared(id) && (limits.test(id) || partsOf(id, graph) >= manyOfOthers) ? 'parts' : null,
  },
  // What only the office and the panel send and show: work does not load it.
  { name: 'office', test: office, minShareCount: 2 },
  { name: mainGroupOf, minShareCount: 2 },
];
