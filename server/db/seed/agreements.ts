import type pg from 'pg';
import { stamp } from './time.ts';

/** Days from now on which contracts with suppliers end, one after the other; null: never. */
const ends = [240, 12, null, -9] as const;

/**
 * Contracts with suppliers, one of which has ended and one ends soon; what an order may cost there, and whom to call.
 * @param now milliseconds
 */
export async function insertAgreements(client: pg.ClientBase, now: number): Promise<void> {
  await client.query(
    `with numerado as (
       select nr_sequencial, row_number() over (order by nr_sequencial <> 31, nr_sequencial)::int as vez, ($1::timestamptz at time zone 'America/Sao_Paulo')::date as hoje
         from g_clifor where tp_clifor = 'F' and nr_sequencial <> 23 and st_status = 'A')
     update g_clifor g
        set nr_contrato = '2026/' || lpad((n.vez * 17)::text, 3, '0'), dt_contrato_inicio = n.hoje - 365 + ($2::int[])[n.vez],
            dt_contrato_fim = n.hoje + ($2::int[])[n.vez], vl_limite_os = 4000 + 1500 * n.vez
       from numerado n
      where n.nr_sequencial = g.nr_sequencial and n.vez <= $3`,
    [stamp(now), ends, ends.length],
  );
  await client.query(
    `insert into fornecedor_contato (nr_seq_fornecedor, ds_contato, ds_funcao, nr_telefone, ds_email)
     select nr_sequencial, nome, funcao, '(41) 3' || lpad((nr_sequencial * 37 % 1000)::text, 3, '0') || '-' || fim, caixa || '@fornecedor' || nr_sequencial || '.example'
       from g_clifor
      cross join (values ('Marta Klein', 'Recepção', '4100', 'recepcao'), ('Rui Tavares', 'Financeiro', '4101', 'financeiro'))
            as c (nome, funcao, fim, caixa)
      where tp_clifor = 'F' and nr_contrato is not null`,
  );
}
