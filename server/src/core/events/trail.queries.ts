import type { ControlDb } from '../db/pools.ts';
import { execute } from '../db/sql.ts';
import type { TrailLine } from '../http/context.ts';

/** Adds lines to the trail, of databases by their names. @param who null user: nobody signed in yet, or the server itself */
export async function insertTrail(
  db: ControlDb,
  who: { userId: number | null; address: string | null },
  entries: readonly TrailLine[],
): Promise<void> {
  await execute(db)`
    insert into auditoria (nr_seq_usuario, ds_ip, ds_acao, db_name, ds_detalhe, qt_linhas, st_resultado, ds_erro)
    select ${who.userId}, ${who.address}::inet, e.action, split_part(e.database, '@', 1), e.detail, e.rows,
           case when e.error is null then 'S' else 'F' end, e.error
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e
           (action text, database text, detail text, rows int, error text)`;
}
