import { z } from 'zod';
import { confirmedPanel, defineCall, panel } from '../../core/call.ts';
import { done, id, moment } from '../../core/fields.ts';

const session = z.strictObject({
  datname: z.string(),
  pid: id,
  client_addr: z.string().nullable(),
  query_start: moment.nullable(),
  wait_event_type: z.string().nullable(),
  wait_event: z.string().nullable(),
  state: z.string().nullable(),
  /** Its newest statement, without the contents of literals. */
  query: z.string(),
  /** Identifies the session together with the pid, since pids are reused. Microseconds. */
  backend_start: moment,
  usename: z.string().nullable(),
  application_name: z.string(),
  /** Time since query_start by the database's clock, in ms. */
  duracao_ms: z.int().nullable(),
  /** Pids of the sessions that block it. */
  bloqueada_por: z.array(z.int()),
  /** Whether it may be ended: active, and neither backup nor migration. */
  pode_encerrar: z.boolean(),
});

/** Sessions of the product's databases. */
export const monitorCalls = {
  /** Sessions of people and servers, longest active first, without the monitor's own. */
  listDatabaseSessions: defineCall({
    method: 'GET',
    path: 'painel/getMonitoramento',
    reads: ['monitor'],
    summary: 'Sessions of the databases',
    source: 'doc 3 §7, C-160, MON-01',
    who: panel('L'),
    answer: z.array(session),
  }),
  /** Ends a session. */
  endDatabaseSession: defineCall({
    method: 'POST',
    path: 'painel/deleteRegistro',
    changes: ['monitor'],
    summary: 'End a session of a database',
    source: 'doc 3 §7, C-161, MON-05, G-99, G-124',
    who: confirmedPanel('A'),
    command: true,
    unkeyed: true,
    /** With `backend_start`, a later session that reuses the pid is not ended. */
    body: z.strictObject({ pid: id, backend_start: moment.optional() }),
    answer: done,
    refusals: ['NAO_ENCONTRADO', 'SESSAO_PROTEGIDA'],
  }),
};
