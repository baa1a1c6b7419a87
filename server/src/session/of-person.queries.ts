import { z } from 'zod';
import type { ControlDb } from '../core/db/pools.ts';
import { many, maybe } from '../core/db/sql.ts';
import { moment, number, row, text } from '../core/row.ts';

const PersonSession = row({
  nr_sequencial: number,
  nr_seq_filial: number.nullable(),
  ds_terminal: text.nullable(),
  dt_criacao: moment,
  dt_ultimo_uso: moment,
});

/** Whose sessions: a person of a company. */
interface Whose {
  company: number;
  person: number;
}

/** Sessions of a person that are good still, the one used last first. */
export const listSessionsOfPerson = (db: ControlDb, { company, person }: Whose) => many(db, PersonSession)`
  select s.nr_sequencial, s.nr_seq_filial, t.ds_terminal, s.dt_criacao, s.dt_ultimo_uso
    from sessao s
    left join terminal t on t.nr_sequencial = s.nr_seq_terminal
   where s.tp_sessao = 'F' and s.nr_seq_empresa = ${company} and s.nr_seq_clifor = ${person}
     and s.dt_expira > now() and t.dt_revogado is null
   order by s.dt_ultimo_uso desc, s.nr_sequencial desc`;

const Ended = row({ nr_seq_filial: number.nullable(), dito: z.literal('') });

/** Ends a session of a person; the commit tells every server. @returns undefined: there is none of this number */
export const deleteSessionOfPerson = (db: ControlDb, { company, person }: Whose, id: number) =>
  maybe(db, Ended)`
    with fim as (
      delete from sessao
       where nr_sequencial = ${id} and tp_sessao = 'F' and nr_seq_empresa = ${company} and nr_seq_clifor = ${person}
      returning hs_token, nr_seq_filial)
    select nr_seq_filial, pg_notify('sessao', encode(hs_token, 'hex'))::text as dito from fim`;
