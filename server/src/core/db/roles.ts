import { createHmac } from 'node:crypto';
import pg from 'pg';
import { appendOnly, hidden, outbox, type Schema } from '../../../db/grants.ts';

/** Owns every table and runs the migrations; nobody signs in with it. */
export const ownerRole = 'terminal_owner';

/** Roles that sign in, none of them superuser (G-118). */
export const loginRoles = ['terminal_app', 'painel_leitura', 'painel_script', 'painel_monitor'] as const;
export type LoginRole = (typeof loginRoles)[number];

/** Roles that may connect to the databases of companies. */
export const companyRoles = ['terminal_app', 'painel_leitura', 'painel_script'] as const;

const maySignIn: Record<Schema, readonly LoginRole[]> = {
  control: ['terminal_app', 'painel_leitura', 'painel_monitor'],
  company: companyRoles,
};

/** Table of the applied migrations. */
export const migrationTable = 'migracao';

/** The password of a role: derived from SECRET_KEY, so every server knows it and no file holds it. */
export function rolePassword(secretKey: string, role: string): string {
  return createHmac('sha256', secretKey).update(`role|${role}`).digest('hex');
}

/** The address of the administrator, for another role and database. */
export function roleAddress(adminUrl: string, role: LoginRole, secretKey: string, database: string): string {
  const address = new URL(adminUrl);
  address.username = role;
  address.password = rolePassword(secretKey, role);
  address.pathname = `/${database}`;
  return address.href;
}

/**
 * Creates the roles and sets their passwords. May run at every start.
 * The caller holds the lock that keeps a second server from doing the same.
 * @returns sentences about privileges the administrator could not give; the product works without them, the panel's monitor does not
 */
export async function ensureRoles(admin: pg.ClientBase, secretKey: string): Promise<string[]> {
  const { rows } = await admin.query<{ rolname: string }>(
    'select rolname from pg_roles where rolname = any ($1)',
    [[ownerRole, ...loginRoles]],
  );
  const known = new Set(rows.map((row) => row.rolname));
  if (!known.has(ownerRole)) await admin.query(`create role ${ownerRole} nologin`);
  for (const role of loginRoles) {
    const verb = known.has(role) ? 'alter' : 'create';
    await admin.query(
      `${verb} role ${role} login password ${pg.escapeLiteral(rolePassword(secretKey, role))}`,
    );
  }
  await admin.query(`grant ${ownerRole} to current_user`);
  return [...(await limitDisk(admin)), ...(await grantMonitoring(admin))];
}

/**
 * Limits what the SQL screens write to the database's disk: temporary files per statement, and no statements in the log, where
 * an error could contain a value of 900 MB; the panel has its own trail. Needs a superuser or a role with the privilege to set
 * these parameters.
 */
async function limitDisk(admin: pg.ClientBase): Promise<string[]> {
  try {
    for (const role of ['painel_leitura', 'painel_script']) {
      await admin.query(`alter role ${role} set temp_file_limit = '512MB'`);
      await admin.query(`alter role ${role} set log_min_messages = 'fatal'`);
    }
    return [];
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error;
    return [
      'painel_leitura and painel_script have no temp_file_limit: a superuser gives the account the privilege once (docs/operations.md).',
    ];
  }
}

/** Only a superuser or a role with ADMIN OPTION can grant these roles. */
async function grantMonitoring(admin: pg.ClientBase): Promise<string[]> {
  try {
    await admin.query('grant pg_monitor, pg_signal_backend to painel_monitor');
    return [];
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error;
    return ['painel_monitor has no pg_monitor and pg_signal_backend: an administrator must grant them.'];
  }
}

/** Advisory lock key, the same in every server, so that of several starting servers one revokes the functions. */
const guardingLock = 7_206_003;

/**
 * Functions of PostgreSQL that any role may call and that have effects outside a transaction, even a read-only or rolled-back
 * one: locks of the product's own keys, the channels of live events, the write-ahead log.
 */
const guarded = `pronamespace = 'pg_catalog'::regnamespace
  and (proname ~ '^pg_(try_)?advisory_' or proname in ('pg_notify', 'pg_logical_emit_message', 'pg_export_snapshot'))
  and has_function_privilege('painel_leitura', oid, 'execute')`;

/**
 * Revokes these functions from PUBLIC in the connection's database and grants them to the product's own roles. May run at every
 * start. They belong to the superuser, so only a superuser can; otherwise nothing changes.
 * @returns whether the roles of the SQL screens have no access to them
 */
export async function guardFunctions(admin: pg.ClientBase): Promise<boolean> {
  await admin.query(`
    set role none;
    select pg_advisory_xact_lock(${guardingLock});
    do $$ declare f regprocedure; begin
      if not (select rolsuper from pg_roles where rolname = current_user) then return; end if;
      for f in select oid::regprocedure from pg_proc where ${guarded} loop
        execute format('revoke execute on function %s from public', f);
        execute format('grant execute on function %s to ${ownerRole}, terminal_app, painel_monitor', f);
      end loop;
    end $$`);
  const { rowCount } = await admin.query(`select 1 from pg_proc where ${guarded} limit 1`);
  return rowCount === 0;
}

/** Statements that leave a database open to its own roles alone. */
export function connectGrants(database: string, schema: Schema): string {
  const name = pg.escapeIdentifier(database);
  return `revoke all on database ${name} from public; grant connect on database ${name} to ${maySignIn[schema].join(', ')};`;
}

/**
 * Statements that give every role exactly its privileges on the tables there are. They run with each migration, in its
 * transaction, so a new table never lacks its privileges and is never open to other roles.
 */
export function tableGrants(schema: Schema): string {
  const everybody = loginRoles.join(', ');
  const secret = [...hidden[schema], migrationTable].join(', ');
  const statements = [
    `revoke all on all tables in schema public from public, ${everybody}`,
    `revoke all on all sequences in schema public from public, ${everybody}`,
    `grant usage on schema public to ${everybody}`,
    'grant select, insert, update, delete on all tables in schema public to terminal_app',
    'grant usage, select on all sequences in schema public to terminal_app',
    `revoke update, delete on ${appendOnly[schema].join(', ')} from terminal_app`,
    `revoke insert, update, delete on ${migrationTable} from terminal_app`,
    'grant select on all tables in schema public to painel_leitura',
    `revoke all on ${secret} from painel_leitura`,
    ...(schema === 'company' ? scriptGrants(secret) : []),
  ];
  return statements.join(';\n');
}

/** No privileges on sequences: identity columns need none, and changes of a sequence are not rolled back. */
function scriptGrants(secret: string): string[] {
  return [
    'grant select, insert, update, delete on all tables in schema public to painel_script',
    `revoke all on ${secret} from painel_script`,
    `revoke insert, update, delete on ${[...appendOnly.company, outbox].join(', ')} from painel_script`,
  ];
}
