/** Where a browser's host finds the API, and whether that host is for trying things out. */
export interface Host {
  base: string;
  test: boolean;
}

/** CORE-02, G-08: hosts are known here alone. The product serves web and API from one origin. */
const hosts: Readonly<Record<string, Host>> = {
  localhost: { base: '/api', test: false },
  '127.0.0.1': { base: '/api', test: false },
  'teste.terminal.local': { base: 'https://teste.terminal.local/api', test: true },
  'terminal.local': { base: 'https://terminal.local/api', test: false },
  'terminal2.terminal.local': { base: 'https://terminal2.terminal.local/api', test: false },
};

/** Own origin: an unlisted installation counts as production. */
const production: Host = { base: '/api', test: false };

/** The API's base address for a browser host; an unknown host counts as production (CORE-02). */
export function hostOf(host: string): Host {
  return hosts[host.toLowerCase()] ?? production;
}
