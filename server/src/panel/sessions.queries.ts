import { calls } from '@terminal/contract';
import type { z } from 'zod';
import type { ControlDb } from '../core/db/pools.ts';
import { execute, many } from '../core/db/sql.ts';
import { isUsable } from './queries.ts';

const OwnSession = calls.listMySessions.answer.element;
type OwnSession = z.infer<typeof OwnSession>;

/** The sessions of a user that are good still, the one used last first. @param current the one that asks */
export async function listSessionsOf(db: ControlDb, userId: number, current: Buffer): Promise<OwnSession[]> {
  return many(db, OwnSession)`
    select s.nr_sequencial, host(s.ds_ip) as ds_ip, to_json(s.dt_criacao) #>> '{}' as dt_criacao,
           to_json(s.dt_ultimo_uso) #>> '{}' as dt_ultimo_uso, s.hs_token = ${current} as st_atual
      from sessao s
     where s.tp_sessao = 'P' and s.nr_seq_usuario = ${userId} and ${isUsable}
     order by s.dt_ultimo_uso desc, s.nr_sequencial desc`;
}

/** Ends a session of a user by its number. @returns whether he had such a one */
export async function deleteSessionOf(db: ControlDb, userId: number, id: number): Promise<boolean> {
  const written = await execute(db)`
    delete from sessao where nr_sequencial = ${id} and tp_sessao = 'P' and nr_seq_usuario = ${userId}`;
  return written === 1;
}
