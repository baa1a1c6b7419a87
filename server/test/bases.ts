import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { withConnection } from '../src/core/db/connection.ts';
import { addressOf } from '../src/core/db/places.ts';
import { connectGrants, ownerRole } from '../src/core/db/roles.ts';
import { type Api, type SignedToPanel, startApi } from './api.ts';

/** Another company beside the test's own, a copy of it before it changed. @returns the name of its database */
export async function addBase(api: Api, name: string): Promise<string> {
  const database = `empresa_${randomUUID().slice(0, 8)}`;
  const { companyTemplate } = inject('testCluster');
  await api.control(`create database ${database} template ${companyTemplate} owner ${ownerRole}`);
  await api.control(connectGrants(database, 'company'));
  await api.control('insert into empresa (ds_empresa, db_name) values ($1, $2)', [name, database]);
  return database;
}

/** A server with two company databases, and who may run scripts in both. */
export async function openBases(): Promise<{
  api: Api;
  runner: SignedToPanel;
  first: string;
  second: string;
}> {
  const api = await startApi({ SQL_SCRIPT_MS: '3000' });
  const runner = await api.signInPanel('9003', '333');
  return { api, runner, first: api.companyDatabase, second: await addBase(api, 'DEMO 2') };
}

/** A statement as the owner of a database. */
export const inBase = (database: string, statement: string) =>
  withConnection(addressOf(inject('testCluster').adminUrl, database), (client) => client.query(statement));
