import { keptDigits, placeholderSupplier, type RecordKind, releaseReason } from '@terminal/contract';
import type { z } from 'zod';
import type { CompanyDb } from '../db/pools.ts';
import { many, type Sql, sql } from '../db/sql.ts';
import { row, text } from '../row.ts';
import { Cells } from './cells.rules.ts';

/** Tables of the records, and the column that names one for as long as it exists. */
export const tables = {
  vehicles: ['veiculo', 'nr_placa'],
  types: ['tipo_veiculo', 'cd_tipoveiculo'],
  people: ['g_clifor', 'nr_sequencial'],
  suppliers: ['g_clifor', 'nr_sequencial'],
  items: ['item', 'nr_sequencial'],
  segments: ['segmento', 'nr_sequencial'],
  problems: ['conjunto', 'nr_sequencial'],
  branches: ['filial', 'nr_sequencial'],
  reasons: ['motivo', 'nr_sequencial'],
  levels: ['criticidade', 'nr_nivel'],
  operations: ['operacao', 'nr_sequencial'],
  holidays: ['feriado', 'nr_sequencial'],
  shifts: ['turno', 'nr_sequencial'],
  designs: ['pneu_modelo', 'nr_sequencial'],
  orderTypes: ['tipo_os', 'nr_sequencial'],
} as const satisfies Record<RecordKind, readonly [table: string, id: string]>;

/** Names of branches of a person or vehicle, as a cell lists them. */
const branchNames = (table: Sql, mine: Sql) => sql`
  coalesce((select string_agg(f.ds_filial, ' | ' order by f.ds_filial)
              from ${table} x join filial f on f.nr_sequencial = x.nr_seq_filial
             where ${mine}), '')`;

/** A cell that says that digits are kept; the digits themselves nobody can read. */
const digits = sql`
  case when exists (select from clifor_acesso a where a.nr_seq_clifor = t.nr_sequencial) then ${sql.lit(keptDigits)} else '' end`;

/** What is one value in all rows of a person or vehicle; '': it differs. */
const same = (column: Sql, from: Sql) => sql`
  coalesce((select case when count(distinct coalesce(${column}, '')) = 1 then max(${column}) end from ${from}), '')`;

/**
 * Records of each kind, with the cells of their rows in a file: `id` names the record for as long as it exists, every other
 * column is called as that of the file.
 */
export const recordsOf: Record<RecordKind, Sql> = {
  vehicles: sql`
    select t.nr_placa::text as id, t.nr_placa::text as placa, coalesce(t.nr_frota, '') as frota, t.cd_tipoveiculo as tipo,
           coalesce(t.ds_marca, '') as marca, coalesce(t.ds_modelo, '') as modelo, coalesce(t.nr_ano::text, '') as ano,
           t.km_atual::text as medidor,
           ${branchNames(sql`veiculo_filial`, sql`x.nr_placa = t.nr_placa`)} as filiais,
           ${same(sql`o.ds_projeto`, sql`veiculo_filial x left join operacao o on o.nr_sequencial = x.nr_seq_operacao where x.nr_placa = t.nr_placa`)} as operacao,
           t.st_contrato_vamos::text as contrato, t.st_veiculo::text as situacao, coalesce(t.ds_conjunto, '') as conjunto
      from veiculo t`,
  types: sql`
    select t.cd_tipoveiculo as id, t.cd_tipoveiculo as codigo, t.ds_tipoveiculo as descricao, t.departamento,
           t.tp_medidor::text as medidor, replace(trim_scale(t.km_dia_padrao)::text, '.', ',') as por_dia,
           t.exibe_terminal::text as macico, t.st_status::text as situacao,
           coalesce((select string_agg(case p.nr_posicao when 0 then 'ESTEPE' else p.nr_posicao || p.ds_lado end, ' | '
                                       order by nullif(p.nr_posicao, 0) nulls last, array_position('{EE,EI,DI,DE}', p.ds_lado))
                       from tipo_veiculo_posicao p where p.cd_tipoveiculo = t.cd_tipoveiculo), '') as posicoes,
           coalesce((select string_agg(distinct p.nr_posicao::text, ' | ')
                       from tipo_veiculo_posicao p
                      where p.cd_tipoveiculo = t.cd_tipoveiculo and p.eixo_direcional = 'S'), '') as direcionais
      from tipo_veiculo t`,
  people: sql`
    select t.nr_sequencial::text as id, t.nr_matricula as matricula, t.ds_colaborador as nome, coalesce(t.ds_funcao, '') as funcao,
           ${digits} as cpf,
           ${branchNames(sql`clifor_filial`, sql`x.nr_seq_clifor = t.nr_sequencial`)} as filiais,
           ${same(sql`x.st_atendeos`, sql`clifor_filial x where x.nr_seq_clifor = t.nr_sequencial`)} as atende,
           t.tipo_perfil_terminal::text as menus, coalesce(t.perfil_mecanico::text, '') as mecanico,
           t.st_aprovador::text as aprovador, t.st_planos::text as planos, t.st_conjunto::text as conjuntos,
           t.bloqueia_tela::text as bloqueia, coalesce(t.ds_email, '') as email, t.st_status::text as situacao,
           t.bloqueia_qrcode::text as so_qrcode, t.st_administra::text as administra,
           coalesce((select string_agg(k.tp_cadastro, ' | ' order by k.tp_cadastro)
                       from clifor_cadastro k where k.nr_seq_clifor = t.nr_sequencial), '') as cadastros,
           coalesce((select u.ds_turno from turno u where u.nr_sequencial = t.nr_seq_turno), '') as turno,
           coalesce(upper(t.cd_idioma), '') as idioma
      from g_clifor t
     where t.tp_clifor = 'C' and t.nr_matricula is not null`,
  suppliers: sql`
    select t.nr_sequencial::text as id, t.nr_sequencial::text as numero, t.ds_colaborador as fornecedor, ${digits} as cnpj,
           t.st_ticket::text as chamado,
           ${branchNames(sql`clifor_filial`, sql`x.nr_seq_clifor = t.nr_sequencial`)} as filiais,
           t.st_status::text as situacao, t.st_recapadora::text as recapadora, coalesce(t.nr_contrato, '') as contrato,
           coalesce(to_char(t.dt_contrato_inicio, 'DD/MM/YYYY'), '') as contrato_inicio,
           coalesce(to_char(t.dt_contrato_fim, 'DD/MM/YYYY'), '') as contrato_fim,
           coalesce(replace(t.vl_limite_os::text, '.', ','), '') as limite,
           coalesce((select string_agg(concat_ws('; ', c.ds_contato, coalesce(c.ds_funcao, ''), coalesce(c.nr_telefone, ''),
                                                 coalesce(c.ds_email, '')), ' | ' order by c.ds_contato)
                       from fornecedor_contato c where c.nr_seq_fornecedor = t.nr_sequencial), '') as contatos
      from g_clifor t
     where t.tp_clifor = 'F' and t.nr_sequencial <> ${sql.lit(placeholderSupplier)}`,
  items: sql`
    select t.nr_sequencial::text as id, case t.nr_tipo when 3 then 'S' else 'P' end as tipo, t.ds_item as nome,
           t.st_habilita_execucao::text as executavel, coalesce(t.tp_pneu::text, '') as pneu, t.st_status::text as situacao,
           coalesce(t.ds_classe, '') as classe, coalesce(t.cd_unidade, '') as unidade,
           coalesce(array_to_string(t.cd_tipoveiculo, ' | '), '') as tipos, coalesce(array_to_string(t.ds_modelos, ' | '), '') as modelos,
           coalesce((select string_agg(o.ds_item, ' | ' order by o.ds_item)
                       from item_substituto x join item o on o.nr_sequencial = x.nr_seq_substituto
                      where x.nr_seq_item = t.nr_sequencial), '') as substitutos
      from item t`,
  segments: sql`
    select t.nr_sequencial::text as id, t.ds_grupo as segmento, coalesce(t.departamento, '') as departamento,
           t.habilita_pneus::text as pneus, t.st_status::text as situacao
      from segmento t`,
  problems: sql`
    select t.nr_sequencial::text as id, s.ds_grupo as segmento, t.ds_conjunto as problema, c.nr_nivel::text as nivel,
           floor(extract(epoch from t.hr_sla) / 3600) || ':' ||
             lpad((extract(epoch from t.hr_sla)::int / 60 % 60)::text, 2, '0') as sla,
           coalesce(i.ds_item, '') as servico, coalesce(array_to_string(t.cd_tipoveiculo, ' | '), '') as tipos,
           case t.tp_os_conjunto when 'C' then 'S' else 'N' end as abastecimento, t.st_status::text as situacao
      from conjunto t
      join segmento s on s.nr_sequencial = t.nr_seq_segmento
      join criticidade c on c.nr_sequencial = t.nr_seq_criticidade
      left join item i on i.nr_sequencial = t.nr_seq_item`,
  branches: sql`
    select t.nr_sequencial::text as id, t.ds_filial as filial, coalesce(t.ds_uf::text, '') as uf,
           coalesce(t.location, '') as local, t.ds_fuso as fuso, t.st_status::text as situacao
      from filial t`,
  reasons: sql`
    select t.nr_sequencial::text as id, t.tp_motivo as uso, t.ds_motivo as motivo, coalesce(t.ds_motivo_es, '') as em_espanhol,
           t.st_exige_peca::text as exige_peca, t.st_status::text as situacao
      from motivo t
     where t.ds_motivo <> ${sql.lit(releaseReason)}`,
  levels: sql`
    select t.nr_nivel::text as id, t.nr_nivel::text as nivel, t.ds_titulo as titulo, t.ds_criticidade as etiqueta,
           coalesce(t.ds_titulo_es, '') as titulo_em_espanhol, coalesce(t.ds_criticidade_es, '') as etiqueta_em_espanhol
      from criticidade t`,
  orderTypes: sql`
    select t.nr_sequencial::text as id, t.nr_sequencial::text as codigo, t.ds_tipo as tipo, coalesce(t.ds_tipo_es, '') as em_espanhol,
           t.st_exige_aprovacao::text as aprovacao, t.st_status::text as situacao
      from tipo_os t`,
  designs: sql`
    select t.nr_sequencial::text as id, t.ds_marca as marca, t.ds_modelo as modelo, t.ds_medida as medida, t.st_status::text as situacao
      from pneu_modelo t`,
  holidays: sql`
    select t.nr_sequencial::text as id, to_char(t.dt_feriado, 'DD/MM/YYYY') as data, t.ds_feriado as feriado,
           coalesce(f.ds_filial, '') as filial, t.st_status::text as situacao
      from feriado t left join filial f on f.nr_sequencial = t.nr_seq_filial`,
  shifts: sql`
    select t.nr_sequencial::text as id, t.ds_turno as turno,
           (select string_agg((array['SEG', 'TER', 'QUA', 'QUI', 'SEX', 'SAB', 'DOM'])[d], ' | ' order by d) from unnest(t.nr_dias) d) as dias,
           to_char(t.hr_inicio, 'HH24:MI') as inicio, to_char(t.hr_fim, 'HH24:MI') as fim,
           coalesce(f.ds_filial, '') as filial, t.st_status::text as situacao
      from turno t left join filial f on f.nr_sequencial = t.nr_seq_filial`,
  operations: sql`
    select t.nr_sequencial::text as id, t.ds_projeto as operacao, t.st_status::text as situacao
      from operacao t`,
};

/** A record: what names it, and its cells by column. */
export const StoredRecord = row({ id: text, celulas: Cells });
export type StoredRecord = z.infer<typeof StoredRecord>;

/** Its cells, of a record `r`. */
export const cellsOf = sql`to_jsonb(r) - 'id'`;

/** Records by what names them. */
export const listCells = (db: CompanyDb, kind: RecordKind, ids: readonly string[]): Promise<StoredRecord[]> =>
  many(db, StoredRecord)`
    select r.id, ${cellsOf} as celulas from (${recordsOf[kind]}) r where r.id = any (${ids}::text[])`;
