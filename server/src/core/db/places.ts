/** A PostgreSQL server with an account that may create roles and databases (superuser, or CREATEROLE and CREATEDB). */
export interface Admin {
  /** Address of the first server, with any existing database, usually `postgres`. */
  url: string;
  /** Addresses of the other servers, by their names (`DATABASE_URL_<NAME>`). */
  others?: Readonly<Record<string, string>>;
}

/** A company is on a server whose address is not known here. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
  readonly code = 'ENOSERVER';
}

// The place of a database is its name, and behind an @ the server it is on, unless that is the first: `empresa_demo@leste`. Names of
// databases are unique over all servers. Whoever keeps something for a database keeps it for its place: moved, it is another one.

/** The place of a database. @param server null: the first */
export const placeOf = (database: string, server: string | null): string =>
  server === null ? database : `${database}@${server}`;

/** Name of the database of a place. */
export const databaseOf = (place: string): string => place.split('@')[0] ?? '';

/** Server of a place; null: the first. */
export const serverOf = (place: string): string | null => place.split('@')[1] ?? null;

/** Variable that holds the address of a server. */
export const variableOf = (server: string): string => `DATABASE_URL_${server.toUpperCase()}`;

/** A server by its name; null: the first. @throws ServerError */
export function serverNamed({ url, others = {} }: Admin, server: string | null): { url: string } {
  if (server === null) return { url };
  const address = others[server];
  if (address === undefined)
    throw new ServerError(
      `The address of the server ${server} is not known: ${variableOf(server)} is not set.`,
    );
  return { url: address };
}

/** Address of the database of a place, with the account of its server. @throws ServerError */
export const addressAt = (admin: Admin, place: string): string =>
  addressOf(serverNamed(admin, serverOf(place)).url, databaseOf(place));

/** Replaces the database in an address. */
export function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
