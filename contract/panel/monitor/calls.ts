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
  /** Its newest statement; what stood between quotes is left out. */
  query: z.string(),
  /** With the pid it names the session: numbers are used again. To the microsecond. */
  backend_start: moment,
  usename: z.string().nullable(),
  application_name: z.string(),
  /** Time since query_start by the database's clock, in ms. */
  duracao_ms: z.int().nullable(),
  /** Sessions it waits for. */
  bloqueada_por: z.array(z.int()),
  /** Whether it may be ended: at work, and neither backup nor migration. */
  pode_encerrar: z.boolean(),
});

/** Sessions of the product's databases. */
export const monitorCalls = {
  /** Sessions of people and servers, longest at work first; the monitor's own is left out. */
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
    /** With its beginning a session of the same pid that began later is left alone. */
    body: z.strictObject({ pid: id, backend_start: moment.optional() }),
    answer: done,
    errors: ['NAO_ENCONTRADO', 'SESSAO_PROTEGIDA'],
  }),
};
