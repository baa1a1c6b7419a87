import type { Api, Signed } from './api.ts';

let serial = 0;

/** A truck of the branch that has no order yet. */
async function makeTruck(api: Api, branch: number): Promise<string> {
  serial += 1;
  const plate = `NOV${serial}A`;
  await api.sql(
    `insert into veiculo (nr_placa, cd_tipoveiculo, km_atual)
     select $1, min(cd_tipoveiculo), 88000 from tipo_veiculo where departamento = 'FROTA'`,
    [plate],
  );
  await api.sql('insert into veiculo_filial (nr_placa, nr_seq_filial, nr_seq_operacao) values ($1, $2, 1)', [
    plate,
    branch,
  ]);
  return plate;
}

/** A problem with a standard service that fits every truck. */
async function problem(api: Api) {
  const [row] = await api.sql<{ nr_sequencial: number; nr_seq_segmento: number; nr_seq_item: number }>(
    `select c.nr_sequencial, c.nr_seq_segmento, c.nr_seq_item
       from conjunto c join segmento s on s.nr_sequencial = c.nr_seq_segmento
      where c.nr_seq_item is not null and c.cd_tipoveiculo is null and c.st_status = 'A'
        and coalesce(s.departamento, 'FROTA') = 'FROTA' and s.st_status = 'A'
      order by 1 limit 1`,
  );
  if (row === undefined) throw new Error('the catalogue has no such problem');
  return row;
}

/** What a new order is made of. */
export const newOrdersOf = (now: () => { api: Api; joao: Signed }) => ({
  makeTruck: (branch = 1) => makeTruck(now().api, branch),
  problem: () => problem(now().api),
  /** A new order of a plate, opened by João or another. */
  bodyFor: async (plate: string, who = now().joao) => {
    const { nr_sequencial, nr_seq_segmento } = await problem(now().api);
    return {
      placa: plate,
      descricaoProblema: 'freio puxa para a direita',
      nr_segmento: nr_seq_segmento,
      nr_problema: nr_sequencial,
      idMecanico: who.person,
    };
  },
});
