import type { InputOf } from '@terminal/contract';
import { expect } from 'vitest';
import type { Api, Signed } from './api.ts';

export type Cycle = InputOf<'saveCycles'>['body']['ciclos'][number];

/** Builders of plans, rings and vehicles in them, through the calls, as a person who keeps plans. */
export type PlanTools = ReturnType<typeof planTools>;

/** @param keeper a person with the permission */
export function planTools(api: Api, keeper: Signed) {
  let serial = 0;
  function freshName(): string {
    serial += 1;
    return `PLANO ${process.pid} ${serial}`;
  }

  const cycle = (ds_ciclo: string, more: Partial<Cycle> = {}): Cycle => ({
    nr_sequencial: null,
    ds_ciclo,
    km_intervalo: 20_000,
    qt_dias: 180,
    qt_horas: null,
    itens: [],
    ...more,
  });

  async function makePlan(...cycles: Cycle[]): Promise<{ id: number; ring: number[] }> {
    const body = { ds_plano: freshName(), tp_plano: 'V' as const, qt_alerta_km: null, qt_alerta_dias: null };
    const { nr_sequencial: id } = (await api.call('createPlan', { body }, keeper)).body;
    if (cycles.length > 0) expect((await save(id, [], cycles)).status).toBe(200);
    return { id, ring: await ringOf(id) };
  }
  const save = (id: number, antes: number[], ciclos: Cycle[], who = keeper) =>
    api.call(
      'saveCycles',
      { params: { id: String(id) }, body: { antes, ciclos, motivo: 'revisto pelo teste' } },
      who,
    );
  const read = async (id: number) => (await api.call('getPlan', { params: { id: String(id) } }, keeper)).body;
  const ringOf = async (id: number) => (await read(id)).ciclos.map(({ nr_sequencial }) => nr_sequencial);
  /** The ring as it is read, ready to be sent back. */
  const asKept = async (id: number): Promise<Cycle[]> =>
    (await read(id)).ciclos.map(({ veiculos: _, itens, ...kept }) => ({
      ...kept,
      itens: itens.map(({ nr_seq_item, qt_quantidade }) => ({ nr_seq_item, qt_quantidade })),
    }));

  async function makeVehicle(branch = 1, meter = 50_000): Promise<string> {
    serial += 1;
    const plate = `K${process.pid % 1000}P${serial}`;
    await api.sql(
      "insert into veiculo (nr_placa, cd_tipoveiculo, km_atual, ds_modelo) select $1, min(cd_tipoveiculo), $2, 'MODELO DE TESTE' from tipo_veiculo where tp_medidor = 'K'",
      [plate, meter],
    );
    await api.sql('insert into veiculo_filial (nr_placa, nr_seq_filial) values ($1, $2)', [plate, branch]);
    return plate;
  }

  const today = async (): Promise<string> => {
    const [row] = await api.sql<{ dia: string }>(
      "select (now() at time zone 'America/Sao_Paulo')::date::text as dia",
    );
    return row?.dia ?? '';
  };
  const attach = async (plan: number, placas: string[], nr_seq_ciclo: number, more: object = {}) =>
    api.call(
      'attachVehicles',
      {
        params: { id: String(plan) },
        body: { placas, nr_seq_ciclo, km_ultimo: null, dt_ultimo: await today(), ...more },
      },
      keeper,
    );
  const standing = async (plate: string) => {
    const [row] = await api.sql<{
      id: number;
      prox: string;
      km_ultimo: number;
      dia: string;
      st_status: string;
    }>(
      `select vp.nr_sequencial as id, c.ds_ciclo as prox, vp.km_ultimo, vp.dt_ultimo::text as dia, vp.st_status
         from veiculo_plano vp
         join plano_ciclo c on c.nr_seq_plano = vp.nr_seq_plano and c.nr_ordem = vp.nr_ordem_prox
        where vp.nr_placa = $1`,
      [plate],
    );
    if (row === undefined) throw new Error('not attached');
    return row;
  };
  const factsOf = async (id: number) =>
    (await api.call('listPlaceHistory', { params: { id: String(id) } }, keeper)).body;
  return {
    freshName,
    cycle,
    makePlan,
    save,
    read,
    ringOf,
    asKept,
    makeVehicle,
    today,
    attach,
    standing,
    factsOf,
  };
}
