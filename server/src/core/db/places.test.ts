import { describe, expect, it } from 'vitest';
import { addressAt, databaseOf, placeOf, ServerError, serverOf } from './places.ts';

const admin = {
  url: 'postgresql://admin:a@db1:5432/postgres',
  others: { leste: 'postgresql://dba:b@db2:5433/postgres?outros=db3%3A5433' },
};

describe('a place', () => {
  it.each([
    ['empresa_demo', null, 'empresa_demo'],
    ['empresa_demo', 'leste', 'empresa_demo@leste'],
  ])('of %s on %s is read as it was written', (database, server, place) => {
    expect(placeOf(database, server)).toBe(place);
    expect([databaseOf(place), serverOf(place)]).toEqual([database, server]);
  });

  it('has the address of its server, with the account it has there', () => {
    expect(addressAt(admin, 'empresa_demo')).toBe('postgresql://admin:a@db1:5432/empresa_demo');
    expect(addressAt(admin, 'empresa_demo@leste')).toBe(
      'postgresql://dba:b@db2:5433/empresa_demo?outros=db3%3A5433',
    );
  });

  it('on a server without an address says which variable is missing', () => {
    expect(() => addressAt(admin, 'empresa_demo@oeste')).toThrow(ServerError);
    expect(() => addressAt({ url: admin.url }, 'empresa_demo@leste')).toThrow(/DATABASE_URL_LESTE/);
  });
});
