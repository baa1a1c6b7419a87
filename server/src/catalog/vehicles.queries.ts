import type { CompanyDb } from '../core/db/pools.ts';
import { many, one, sql } from '../core/db/sql.ts';
import { JsonText } from '../core/json-text.ts';
import { number, row, text } from '../core/row.ts';

interface VehicleScope {
  branch: number | null;
  operation: number | null;
  /** The signed-in person, whose flags are answered. */
  person: number;
}

/** Active vehicles of a branch with the person's two flags, as one answer. */
export async function listVehicles(
  db: CompanyDb,
  { branch, operation, person }: VehicleScope,
): Promise<JsonText> {
  const dados = await one(db, text)`
    select json_build_object(
             'vehicles', coalesce((
               select json_agg(json_build_object('nr_placa', v.nr_placa, 'nr_frota', v.nr_frota, 'ds_modelo', v.ds_modelo,
                        'cd_tipoveiculo', v.cd_tipoveiculo, 'veiculo_filial', vf.operacoes) order by v.nr_placa)
                 from veiculo v
                cross join lateral (
                      select json_agg(json_build_object('nr_seq_operacao', x.nr_seq_operacao)) as operacoes
                        from veiculo_filial x
                       where x.nr_placa = v.nr_placa and (${branch}::int is null or x.nr_seq_filial = ${branch})
                         and (${operation}::int is null or x.nr_seq_operacao = ${operation})) vf
                where v.st_veiculo = 'A' and vf.operacoes is not null), '[]'),
             'tela_bloqueio', (
               select json_build_object('bloqueia_tela', g.bloqueia_tela = 'S', 'bloqueia_qrcode', g.bloqueia_qrcode = 'S')
                 from g_clifor g
                where g.nr_sequencial = ${person}))::text as dados`;
  return new JsonText(dados);
}

const Operations = row({ nr_sequencial: number, ds_projeto: text });

/** Active operations with an active vehicle in the branch. */
export async function listOperations(db: CompanyDb, branch: number | null) {
  return many(db, Operations)`
    select op.nr_sequencial, op.ds_projeto
      from operacao op
     where op.st_status = 'A' and exists (
           select 1
             from veiculo_filial vf
             join veiculo v on v.nr_placa = vf.nr_placa and v.st_veiculo = 'A'
            where vf.nr_seq_operacao = op.nr_sequencial and (${branch}::int is null or vf.nr_seq_filial = ${branch}))
     order by op.ds_projeto`;
}

/** Active problems of an active segment; of one vehicle type those that apply to it. */
/** Active problems `c` of a segment `s` that a type of vehicle can have; null: any type. */
export const fitsVehicle = (type: string | null) => sql`
  c.st_status = 'A' and (${type}::text is null
    or (c.cd_tipoveiculo is null or ${type} = any (c.cd_tipoveiculo))
       and (s.departamento is null
            or s.departamento = (select t.departamento from tipo_veiculo t where t.cd_tipoveiculo = ${type})))`;

const Problems = row({ nr_sequencial: number, ds_conjunto: text });

/** Active problems of a segment that fit a type of vehicle. @param type null: of any vehicle */
export async function listProblems(db: CompanyDb, segment: number, type: string | null) {
  return many(db, Problems)`
    select c.nr_sequencial, c.ds_conjunto
      from conjunto c
      join segmento s on s.nr_sequencial = c.nr_seq_segmento and s.st_status = 'A'
     where c.nr_seq_segmento = ${segment} and ${fitsVehicle(type)}
     order by busca(c.ds_conjunto)`;
}
