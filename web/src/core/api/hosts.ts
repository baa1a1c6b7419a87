/** Where a browser's host finds the API, and whether that host is a place for trying things out. */
export interface HostPlace {
  base: string;
  test: boolean;
}

/** CORE-02, G-08: the one place that knows hosts. The product serves web and API from one origin. */
const places: Readonly<Record<string, HostPlace>> = {
  localhost: { base: '/api', test: false },
  '127.0.0.1': { base: '/api', test: false },
  'teste.terminal.local': { base: 'https://teste.terminal.local/api', test: true },
  'terminal.local': { base: 'https://terminal.local/api', test: false },
  'terminal2.terminal.local': { base: 'https://terminal2.terminal.local/api', test: false },
};

/** Own origin: an installation nobody listed is a production of its own. */
const production: HostPlace = { base: '/api', test: false };

/** The API's base address for a browser host; an unknown host counts as production (CORE-02). */
export function placeOf(host: string): HostPlace {
  return places[host.toLowerCase()] ?? production;
}
