import type { Api } from '../../server/test/api.ts';

let serial = 0;
/** A truck of operation 1 that has no order, and a problem of its own. */
export async function makeSubject(api: Api): Promise<{ plate: string; problem: string; segment: string }> {
  serial += 1;
  const plate = `QRC${serial}D2${serial}`;
  const problem = `RUIDO ESTRANHO ${serial}`;
  await api.sql(
    `insert into veiculo (nr_placa, nr_frota, cd_tipoveiculo, km_atual)
     select $1, $2, min(cd_tipoveiculo), 900 from tipo_veiculo where departamento = 'FROTA'`,
    [plate, `99${serial}`],
  );
  await api.sql('insert into veiculo_filial values ($1, 1, 1)', [plate]);
  const [row] = await api.sql<{ ds_grupo: string }>(
    `with novo as (
       insert into conjunto (ds_conjunto, nr_seq_segmento, nr_seq_criticidade, hr_sla)
       select $1, min(nr_sequencial), 2, '4:00' from segmento where st_status = 'A' and departamento = 'FROTA'
       returning nr_seq_segmento)
     select s.ds_grupo from novo join segmento s on s.nr_sequencial = novo.nr_seq_segmento`,
    [problem],
  );
  return { plate, problem, segment: row?.ds_grupo ?? '' };
}
