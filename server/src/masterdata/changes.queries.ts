import { keyOf, type RecordKind } from '@terminal/contract';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, many } from '../core/db/sql.ts';
import { Change } from '../core/records/cells.rules.ts';
import { bool, moment, number, row, text } from '../core/row.ts';

/** What changes are kept of: records, the settings of the company, which are one record, and what other systems are given. */
export type KeptKind = RecordKind | 'settings' | 'keys' | 'webhooks' | 'account';

/** Notes what was changed of a record. */
export async function insertChange(
  tx: CompanyDb,
  {
    kind,
    id,
    person,
    fresh,
    changes,
  }: {
    kind: KeptKind;
    id: string;
    person: number;
    fresh: boolean;
    changes: readonly Change[];
  },
): Promise<void> {
  await execute(tx)`
    insert into cadastro_mudanca (tp_cadastro, cd_registro, nr_seq_clifor, st_nova, js_mudancas)
    values (${kind}, ${id}, ${person}, ${fresh ? 'S' : 'N'}, ${JSON.stringify(changes)}::jsonb)`;
}

const Told = row({
  nr_sequencial: number,
  dt_mudanca: moment,
  ds_colaborador: text,
  nova: bool,
  arquivo: text.nullable(),
  desfeita: bool,
  mudancas: Change.array(),
});

/** Most changes of a record that are listed. */
const mostChanges = 200;

/**
 * What became of a record, newest first; a vehicle's goes on under its former plates.
 * @param after only later changes than the one with this number
 */
export async function listChanges(db: CompanyDb, kind: KeptKind, id: string, after = 0) {
  const [key = ''] = keyOf('vehicles').columns;
  return many(db, Told)`
    with recursive nomes (cd) as (
      select ${id}::text
       union
      select m->>'antes'
        from nomes n
        join cadastro_mudanca c on c.tp_cadastro = ${kind} and c.cd_registro = n.cd and c.st_nova = 'N'
       cross join lateral jsonb_array_elements(c.js_mudancas) m
       where ${kind} = 'vehicles' and m->>'coluna' = ${key})
    select c.nr_sequencial::int, c.dt_mudanca, case c.st_desfeita when 'N' then coalesce(a.ds_usuario, g.ds_colaborador) else g.ds_colaborador end as ds_colaborador,
           c.st_nova = 'S' as nova, a.ds_arquivo as arquivo, c.st_desfeita = 'S' as desfeita, c.js_mudancas as mudancas
      from cadastro_mudanca c
      join g_clifor g on g.nr_sequencial = c.nr_seq_clifor
      left join carga a on a.nr_sequencial = c.nr_seq_carga
     where c.tp_cadastro = ${kind} and c.cd_registro in (select cd from nomes) and c.nr_sequencial > ${after}
     order by c.nr_sequencial desc
     limit ${mostChanges}`;
}

/** Numbers of the branches in use. */
export const listActiveBranches = (db: CompanyDb) =>
  many(db, number)`select nr_sequencial from filial where st_status = 'A' order by 1`;
