/** Where a PostgreSQL listens. */
export interface Host {
  host: string;
  port: number;
}

const ordinaryPort = 5432;
/** Parameter of an address that names the hosts after the first. */
const others = 'outros';

/**
 * Reads an address as libpq writes it, which may name several hosts: `postgresql://account:password@db1:5432,db2:5433/postgres`.
 * `URL` knows one: the others become a parameter of the address, so that whoever puts another account or database into it
 * keeps them. @returns an empty text if a host is none
 */
export function readAddress(text: string): string {
  const [, before = '', hosts = '', after = ''] =
    /^([^/?#]*\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(text) ?? [];
  const [first = '', ...rest] = hosts.split(',');
  if (rest.length === 0) return text;
  if ([first, ...rest].some((name) => name === '' || hostIn(name) === undefined)) return '';
  const address = new URL(before + first + after);
  address.searchParams.set(others, rest.join());
  return address.href;
}

/** The hosts of an address, in its order. */
export function hostsOf(address: string): Host[] {
  const { host, searchParams } = new URL(address);
  const names = [host, ...(searchParams.get(others)?.split(',') ?? [])];
  return names.flatMap((name) => hostIn(name) ?? []);
}

/** A host as people write it. */
export const nameOf = ({ host, port }: Host): string => `${host}:${port}`;

/** Reads `host:port`; undefined: it is none. */
function hostIn(name: string): Host | undefined {
  const address = URL.parse(`postgresql://${name}`);
  if (address === null) return undefined;
  const host = decodeURIComponent(address.hostname).replace(/^\[(.+)\]$/, '$1');
  return { host, port: Number(address.port || ordinaryPort) };
}
