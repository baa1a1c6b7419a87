import { randomUUID } from 'node:crypto';
import {
  cancel,
  create,
  finish,
  generate,
  insertPart,
  type PlanPlace,
  pause,
  release,
  sendAway,
  start,
  takeMany,
  takeOver,
  workOnPlan,
} from './race-commands.ts';
import type { Racers } from './racers.ts';
import type { CallOutcome } from './send.ts';

export interface Race {
  name: string;
  run(racers: Racers): Promise<CallOutcome[]>;
  /** Whether what came out may be. */
  fair(outcomes: CallOutcome[]): boolean;
}

/** One was done, all others were refused for one of these reasons. */
const oneWins =
  (...codes: string[]) =>
  (outcomes: CallOutcome[]) =>
    outcomes.filter(({ status }) => status === 200).length === 1 &&
    outcomes.every(({ status, codigo }) => status === 200 || codes.includes(codigo));

export const races: Race[] = [
  {
    name: 'two technicians start one order',
    async run({ send, order }) {
      const number = await order();
      return Promise.all([send(0, start(number)), send(1, start(number))]);
    },
    fair: oneWins('OS_EM_ATENDIMENTO'),
  },
  {
    name: 'one technician starts two orders',
    async run({ send, order }) {
      const [first, second] = [await order(), await order()];
      return Promise.all([send(0, start(first)), send(0, start(second))]);
    },
    fair: oneWins('MECANICO_OCUPADO'),
  },
  {
    name: 'pause and finish of one order',
    async run({ send, order }) {
      const number = await order();
      await send(0, start(number));
      return Promise.all([send(0, pause(number)), send(0, finish(number))]);
    },
    // A paused order may be finished; a finished one may not be paused.
    fair: ([paused, finished]) =>
      finished?.status === 200 && (paused?.status === 200 || paused?.codigo === 'OS_ENCERRADA'),
  },
  {
    name: 'two presses of finish',
    async run({ send, order }) {
      const number = await order();
      await send(0, start(number));
      return Promise.all([send(0, finish(number)), send(0, finish(number))]);
    },
    fair: oneWins('OS_ENCERRADA'),
  },
  {
    name: 'one press delivered five times',
    async run({ send, order, sql }) {
      const number = await order();
      const key = randomUUID();
      const outcomes = await Promise.all(Array.from({ length: 5 }, () => send(0, start(number, key))));
      const intervals = await sql('select 1 from execucao where nr_seq_os = $1', [number]);
      return intervals.length === 1 ? outcomes : [];
    },
    fair: (outcomes) => outcomes.length === 5 && outcomes.every(({ status }) => status === 200),
  },
  {
    name: 'finish and cancel of one order',
    async run({ send, order }) {
      const number = await order();
      await send(0, start(number));
      return Promise.all([send(0, finish(number)), send(0, cancel(number))]);
    },
    fair: oneWins('OS_ENCERRADA'),
  },
  {
    name: 'the one who paused goes on while another takes over',
    async run({ send, order }) {
      const number = await order();
      await send(0, start(number));
      await send(0, pause(number));
      return Promise.all([send(0, start(number)), send(1, takeOver(number))]);
    },
    fair: oneWins('OS_ENCERRADA', 'OS_NAO_PAUSADA', 'OS_EM_ATENDIMENTO'),
  },
  {
    name: 'an order is sent to a supplier while its technician starts it',
    async run({ send, order }) {
      const number = await order();
      return Promise.all([send(0, sendAway(number)), send(0, start(number))]);
    },
    fair: oneWins('OS_MUDOU'),
  },
  {
    name: 'an order is sent to a supplier while another technician starts it',
    async run({ send, order }) {
      const number = await order();
      return Promise.all([send(0, sendAway(number)), send(1, start(number))]);
    },
    fair: oneWins('OS_MUDOU', 'OUTRO_MECANICO'),
  },
  {
    name: 'two release one vehicle',
    async run({ send, order }) {
      const number = await order();
      return Promise.all([send(0, release(number)), send(1, release(number))]);
    },
    fair: oneWins('VEICULO_JA_LIBERADO'),
  },
  {
    name: 'two take the last part of a stock',
    async run({ send, order, sql }) {
      const [first, second] = [await order(), await order()];
      const [part] = await sql(lastPart);
      const item = Number(part?.['nr_seq_item']);
      return Promise.all([send(0, insertPart(first, item)), send(1, insertPart(second, item))]);
    },
    fair: oneWins('ESTOQUE_INSUFICIENTE'),
  },
  {
    name: 'parts are taken while an order with the same parts is cancelled',
    async run({ send, order, sql }) {
      const [first, second] = [await order(), await order()];
      const rows = await sql(
        "select nr_sequencial from item where ds_item like 'PECA DE CORRIDA %' order by 1",
      );
      const parts = rows.map((row) => Number(row['nr_sequencial']));
      await send(0, takeMany(first, parts));
      return Promise.all([send(0, cancel(first)), send(1, takeMany(second, parts))]);
    },
    fair: (outcomes) => outcomes.every(({ status }) => status === 200),
  },
  {
    name: 'two open an order for one plate and problem',
    async run({ send, sql }) {
      const [free] = await sql(freeProblem);
      const make = create(String(free?.['nr_placa']), Number(free?.['segmento']), Number(free?.['problema']));
      const outcomes = await Promise.all([send(0, make), send(1, make)]);
      await sql(
        "update os set st_os = 'R', dt_final = now() where ds_observacao = 'corrida' and dt_final is null",
      );
      return outcomes;
    },
    fair: oneWins('OS_DUPLICADA'),
  },
  {
    name: 'two generate the order of one plan',
    async run({ send, sql }) {
      const plan = await freePlan(sql);
      const outcomes = await Promise.all([send(0, generate(plan)), send(1, generate(plan))]);
      await sql(
        "update os set st_os = 'R', dt_final = now() where nr_seq_veiculo_plano = $1 and dt_final is null",
        [plan.nr_seq_veiculo_plano],
      );
      return outcomes;
    },
    fair: oneWins('PLANO_COM_OS_ABERTA'),
  },
  {
    name: 'two presses of finish on the order of a plan',
    async run({ send, sql }) {
      const { order, km } = await planOrder(send, sql);
      return Promise.all([send(0, workOnPlan(order, 'F', km)), send(0, workOnPlan(order, 'F', km))]);
    },
    fair: oneWins('OS_ENCERRADA'),
  },
  {
    name: 'the order of a plan is finished while another is generated',
    async run({ send, sql }) {
      const { order, km, plan } = await planOrder(send, sql);
      return Promise.all([send(0, workOnPlan(order, 'F', km)), send(1, generate(plan))]);
    },
    fair: oneWins('PLANO_COM_OS_ABERTA', 'LISTA_MUDOU'),
  },
];

/** A vehicle of the branch without an open order of its plan, of one cycle or of several. */
async function freePlan(sql: Racers['sql']): Promise<PlanPlace> {
  const [row] = await sql(`
    select vp.nr_sequencial as plano, vp.nr_placa, c.nr_sequencial as ciclo, v.km_atual, vp.km_ultimo, vp.dt_ultimo::text as dt_ultimo
      from veiculo_plano vp
      join plano pl on pl.nr_sequencial = vp.nr_seq_plano and pl.tp_plano = 'V' and pl.st_status = 'A'
      join plano_ciclo c on c.nr_seq_plano = vp.nr_seq_plano and c.nr_ordem = vp.nr_ordem_prox
      join veiculo v on v.nr_placa = vp.nr_placa and v.st_concessionaria = 0 and v.st_veiculo = 'A'
      join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo and t.departamento = 'FROTA'
      join veiculo_filial vf on vf.nr_placa = vp.nr_placa and vf.nr_seq_filial = 1
     where vp.st_status = 'A'
       and not exists (select 1 from os where os.nr_seq_veiculo_plano = vp.nr_sequencial and os.dt_final is null)
     order by random()
     limit 1`);
  return {
    nr_seq_veiculo_plano: Number(row?.['plano']),
    nr_placa: String(row?.['nr_placa']),
    ciclo: Number(row?.['ciclo']),
    km: Number(row?.['km_atual']),
    km_ultimo: Number(row?.['km_ultimo']),
    dt_ultimo: String(row?.['dt_ultimo']),
  };
}

/** An order of a plan that the first technician has in hand, everything on it done. */
async function planOrder(send: Racers['send'], sql: Racers['sql']) {
  const plan = await freePlan(sql);
  await send(0, generate(plan));
  const [row] = await sql(
    'select nr_sequencial from os where nr_seq_veiculo_plano = $1 and dt_final is null',
    [plan.nr_seq_veiculo_plano],
  );
  const order = Number(row?.['nr_sequencial']);
  await send(0, workOnPlan(order, 'I', plan.km));
  await sql('update os_item set dt_atendido = now() where nr_seq_os = $1', [order]);
  return { order, plan, km: plan.km + 1 };
}

/** Leaves one piece of a part in the branch's stock, by a movement as any other. */
const lastPart = `
  with peca as (
    select e.nr_sequencial, e.nr_seq_item, e.qt_saldo from estoque e join item i on i.nr_sequencial = e.nr_seq_item
     where e.nr_seq_filial = 1 and i.nr_tipo = 4 and e.bloqueia_estoque_negativo = 'S' order by e.nr_sequencial limit 1),
  acerto as (
    insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento)
    select nr_sequencial, 1 - qt_saldo, 'E' from peca where qt_saldo <> 1 returning nr_seq_estoque, qt_movimento),
  saldo as (update estoque e set qt_saldo = e.qt_saldo + a.qt_movimento from acerto a where e.nr_sequencial = a.nr_seq_estoque)
  select nr_seq_item from peca`;

/** A plate of the branch and a problem nobody has opened for it. */
const freeProblem = `
  select v.nr_placa, c.nr_seq_segmento as segmento, c.nr_sequencial as problema
    from veiculo_filial vf join veiculo v on v.nr_placa = vf.nr_placa
    join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
    join conjunto c on c.cd_tipoveiculo is null or v.cd_tipoveiculo = any (c.cd_tipoveiculo)
   where vf.nr_seq_filial = 1 and not exists (select 1 from os where os.nr_placa = v.nr_placa and os.nr_conjunto = c.nr_sequencial and os.dt_final is null)
   limit 1`;
