import { type Act, type Actor, type Scene, type Wish, who, wish } from './field.ts';
import { orderThat } from './work.ts';

const workers = ['technician', 'terminal'] as const;

interface Place {
  id: number;
  plate: string;
  cycle: number;
  meter: number;
  lastMeter: number;
  lastDay: string;
  today: string;
}

/** Where few vehicles stand in plans of vehicles, as a screen shows it. */
const places = `
  select vp.nr_sequencial as id, vp.nr_placa as plate, c.nr_sequencial as cycle, v.km_atual as meter,
         vp.km_ultimo as "lastMeter", vp.dt_ultimo::text as "lastDay", current_date::text as today
    from veiculo_plano vp
    join plano pl on pl.nr_sequencial = vp.nr_seq_plano and pl.tp_plano = 'V' and pl.st_status = 'A'
    join plano_ciclo c on c.nr_seq_plano = vp.nr_seq_plano and c.nr_ordem = vp.nr_ordem_prox
    join veiculo v on v.nr_placa = vp.nr_placa and v.st_concessionaria = 0 and v.st_veiculo = 'A'
    join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo and t.departamento = 'FROTA'
    join veiculo_filial vf on vf.nr_placa = vp.nr_placa and vf.nr_seq_filial = 1
   order by vp.nr_sequencial limit 12`;

const keeping = (weight: number, make: (place: Place, scene: Scene) => Wish): Act => ({
  weight,
  roles: ['planner'],
  async wish(scene) {
    const place = await scene.one<Place>(places);
    return place && make(place, scene);
  },
});
/** Of two days, YYYY-MM-DD. */
const laterOf = (...days: string[]) => days.toSorted().at(-1) ?? '';
const reason = { motivo: 'conferido na ficha' };

/** Preventives from their generation to their end, meters, and where vehicles stand in plans. */
export const planActs: readonly Act[] = [
  {
    weight: 8,
    roles: ['planner'],
    async wish(scene, actor) {
      const place = await scene.one<Place>(places);
      return place && wish('generatePreventive', { body: { ...generation(place), cdClifor: actor.person } });
    },
  },
  { weight: 4, roles: workers, wish: (scene, actor) => workOn(scene, actor, 'waiting', 'I') },
  { weight: 12, roles: workers, wish: tick },
  { weight: 4, roles: workers, wish: (scene, actor) => workOn(scene, actor, 'running', 'F') },
  keeping(2, ({ id, cycle, meter, today, lastMeter, lastDay }) =>
    wish('reportDone', {
      params: { id: String(id) },
      body: {
        nr_seq_ciclo: cycle,
        km: Math.max(meter, lastMeter),
        dia: laterOf(today, lastDay),
        observacao: 'na concessionária',
        km_ultimo: lastMeter,
        dt_ultimo: lastDay,
      },
    }),
  ),
  keeping(1, ({ id }) => wish('suspendVehicle', { params: { id: String(id) }, body: reason })),
  keeping(2, ({ id }) => wish('resumeVehicle', { params: { id: String(id) }, body: reason })),
  keeping(6, ({ plate, meter }, { random }) =>
    wish('addReading', { body: { nr_placa: plate, km: meter + random.int(1, 60), confirma: 'S' } }),
  ),
  { weight: 6, roles: ['planner'], wish: (scene) => correct(scene, false) },
  { weight: 2, roles: ['planner'], wish: (scene) => correct(scene, true) },
];

const generation = ({ id, plate, cycle, lastMeter, lastDay }: Place) => ({
  placa: plate,
  cdProxCiclo: cycle,
  cd_prox_ordem: id,
  km_ultimo: lastMeter,
  dt_ultimo: lastDay,
  nr_seq_fornecedor: 23,
});

async function workOn(scene: Scene, actor: Actor, stand: 'waiting' | 'running', acao: 'I' | 'F') {
  const order = await orderThat(scene, actor, stand, true);
  if (order === undefined) return undefined;
  const { nr_seq_clifor, cpf } = who(scene, actor);
  const [vehicle] = await scene.all<{ meter: number }>(
    'select v.km_atual as meter from os o join veiculo v on v.nr_placa = o.nr_placa where o.nr_sequencial = $1',
    [order.id],
  );
  const meter = (vehicle?.meter ?? 0) + scene.random.int(1, 20);
  return wish('workOnPlan', {
    body: { nrSeqOs: order.id, acao, km_veiculo: meter, confirma: 'S', tecnicoId: nr_seq_clifor, cpf },
  });
}

async function tick(scene: Scene, actor: Actor): Promise<Wish | undefined> {
  const order = await orderThat(scene, actor, 'running', true);
  if (order === undefined) return undefined;
  const item = await scene.one<{ id: number }>(
    'select nr_sequencial::int as id from os_item where nr_seq_os = $1 and dt_atendido is null',
    [order.id],
  );
  return (
    item &&
    wish('changeItem', {
      params: { id: String(order.id), itemId: String(item.id) },
      body: { item_atendido: true, ...who(scene, actor) },
    })
  );
}

async function correct(scene: Scene, away: boolean): Promise<Wish | undefined> {
  const reading = await scene.one<{ id: number; km: number }>(
    `select l.nr_sequencial::int as id, l.km from (${places}) p
       join lateral (select * from km_leitura l where l.nr_placa = p.plate and l.dt_substituida is null and l.tp_origem <> 'X'
                      order by l.dt_leitura desc limit 3) l on true`,
  );
  if (reading === undefined) return undefined;
  const params = { id: String(reading.id) };
  if (away) return wish('voidReading', { params, body: reason });
  return wish('correctReading', {
    params,
    body: { km: Math.max(0, reading.km + scene.random.int(-30, 30)), confirma: 'S', ...reason },
  });
}
