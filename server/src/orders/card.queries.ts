import { itemTypes } from '@terminal/contract';
import { type Sql, sql } from '../core/db/sql.ts';
import { criticalityJson, planName, segmentJson } from '../core/order-subject.queries.ts';
import {
  factsJson,
  newestInterval,
  planOrOther,
  reopening,
  slaText,
  workColumns,
} from './situation.queries.ts';

/** Name of order `o`'s branch. */
export const branchName = sql`(select f.ds_filial from filial f where f.nr_sequencial = o.nr_seq_filial)`;

/**
 * The columns of an order's card (LIST-36), its facts in the place of what the session may send (withPermitted).
 * @param person as factsJson asks for it
 * @param branch name of the branch, for readers of several
 */
export const cardColumns = (person: number | null, branch: Sql): Sql => sql`
       o.nr_sequencial, o.nr_placa, v.nr_frota, v.cd_tipoveiculo, o.dt_os, o.dt_inicial, o.dt_final,
       o.dt_reabertura, tp.ds_tipo, o.nr_seq_tipo,
       ${planOrOther} as tp_os,
       o.st_os, case when u.pausada then 'P' end as st_os_pause, o.st_origem, o.liberado, o.st_elevador,
       s.ds_grupo, c.ds_conjunto, ${planName} as ds_plano, o.nr_conjunto, ${slaText} as hr_sla, ci.ds_ciclo,
       fo.ds_colaborador as ds_fornecedor, me.ds_colaborador as ds_mecanico, o.departamento_os, o.km_atual,
       o.nr_seq_filial, o.nr_seq_criticidade,
       ${criticalityJson} as criticidade,
       it.executaveis, it.executaveis_encerrados, it.pecas_abertas,
       ${workColumns}, ${segmentJson} as segmento, o.nr_seq_socorro_emrota,
       ${branch} as ds_filial,
       ${reopening} as reabertura, ${factsJson(person)} as permitido, it.items`;

/** What the columns of a card are read from, behind order `o`. */
export const cardJoins = sql`
  join veiculo v on v.nr_placa = o.nr_placa
  join tipo_os tp on tp.nr_sequencial = o.nr_seq_tipo
  left join conjunto c on c.nr_sequencial = o.nr_conjunto
  left join segmento s on s.nr_sequencial = c.nr_seq_segmento
  left join criticidade cr on cr.nr_sequencial = o.nr_seq_criticidade
  left join plano_ciclo ci on ci.nr_sequencial = o.nr_seq_ciclo
  left join g_clifor fo on fo.nr_sequencial = o.nr_seq_fornecedor
  ${newestInterval}
  left join g_clifor me on me.nr_sequencial = u.nr_seq_clifor_inicio
  left join motivo mo on mo.nr_sequencial = u.nr_seq_motivo
  cross join lateral (
    select count(*) filter (where i.st_habilita_execucao = 'S') as executaveis,
           count(oi.dt_atendido) filter (where i.st_habilita_execucao = 'S') as executaveis_encerrados,
           count(*) filter (where oi.dt_atendido is null and i.nr_tipo = ${sql.lit(itemTypes.part)} and o.nr_seq_veiculo_plano is not null)
             as pecas_abertas,
           coalesce(json_agg(json_build_object('nr_sequencial', oi.nr_sequencial) order by oi.nr_sequencial), '[]') as items
      from os_item oi
      join item i on i.nr_sequencial = oi.nr_seq_item
     where oi.nr_seq_os = o.nr_sequencial) it`;
