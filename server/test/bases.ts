import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { connectRights, ownerRole } from '../src/core/db/roles.ts';
import type { Api } from './api.ts';

/** Another company beside the test's own, a copy of it before it changed. @returns the name of its database */
export async function addBase(api: Api, name: string): Promise<string> {
  const database = `empresa_${randomUUID().slice(0, 8)}`;
  const { companyTemplate } = inject('testCluster');
  await api.control(`create database ${database} template ${companyTemplate} owner ${ownerRole}`);
  await api.control(connectRights(database, 'company'));
  await api.control('insert into empresa (ds_empresa, db_name) values ($1, $2)', [name, database]);
  return database;
}
