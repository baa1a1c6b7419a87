import { type Act, type Actor, decider, type Named, type Scene, type Wish, who, wish } from './field.ts';

interface OrderRow {
  id: number;
  external: boolean;
}

/** How an order stands, as a condition on order `o`; orders of plans are worked on otherwise. */
const stands = {
  waiting:
    "o.st_os in ('A', 'P') and not exists (select from execucao e where e.nr_seq_os = o.nr_sequencial and (e.dt_final is null or e.tp_fim = 'P' and e.dt_retomada is null))",
  running: 'exists (select from execucao e where e.nr_seq_os = o.nr_sequencial and e.dt_final is null)',
  paused:
    "exists (select from execucao e where e.nr_seq_os = o.nr_sequencial and e.tp_fim = 'P' and e.dt_retomada is null)",
  open: 'o.dt_final is null',
  closed: "o.st_os = 'R'",
  awaitingRelease: "o.st_os = 'L'",
  unapproved: "o.liberado = 'N' and o.dt_final is null",
} as const;
export type Stand = keyof typeof stands;

const insiders = ['technician', 'forklift', 'terminal'] as const;
const trusted = ['approver', 'terminal'] as const;

/** One of the newest orders that stand so: few enough that people meet at them. */
export async function orderThat(
  scene: Scene,
  actor: Actor,
  stand: Stand,
  plan = false,
): Promise<OrderRow | undefined> {
  const departments: Partial<Record<Actor['role'], string>> = { technician: 'FROTA', forklift: 'ARMAZEM' };
  const department = departments[actor.role] ?? null;
  return scene.one<OrderRow>(
    `select o.nr_sequencial::int as id, o.st_origem = 'E' as external from os o
      where o.nr_seq_filial = 1 and (o.nr_seq_veiculo_plano is not null) = $1 and ($2::text is null or o.departamento_os = $2)
        and ($3::int is null or o.nr_seq_fornecedor = $3 and o.st_origem = 'E') and ${stands[stand]}
      order by o.nr_sequencial desc limit 10`,
    [plan, department, actor.role === 'supplier' ? actor.person : null],
  );
}

/** What an approver decides, in his own name. */
const decided = (...[stand, weight, make]: [Stand, number, Parameters<typeof on>[3]]): Act =>
  on(stand, weight, trusted, make, (_scene, actor) => decider(actor));

/** An act on one of the orders that stand so. */
const on = (
  stand: Stand,
  weight: number,
  roles: Act['roles'],
  make: (order: OrderRow, as: Named, scene: Scene) => Wish,
  name: (scene: Scene, actor: Actor) => Named = who,
): Act => ({
  weight,
  roles,
  async wish(scene, actor) {
    const order = await orderThat(scene, actor, stand);
    return order && make(order, name(scene, actor), scene);
  },
});

const everybody = [...insiders, 'supplier'] as const;
const pick = ({ random }: Scene, ...words: string[]) => random.pick(words);

/** Work on orders that no plan asked for. */
export const workActs: readonly Act[] = [
  { weight: 9, roles: insiders, wish: newOrder },
  on('waiting', 12, everybody, ({ id }, as) => wish('startExecution', { body: { nr_seq_os: id, ...as } })),
  on('running', 5, everybody, ({ id }, as, scene) =>
    wish('pauseExecution', {
      body: { nr_seq_os: id, justificativa: pick(scene, 'Refeicao', 'Refeicao', ''), ...as },
    }),
  ),
  on('paused', 6, everybody, ({ id }, as) => wish('startExecution', { body: { nr_seq_os: id, ...as } })),
  on('paused', 4, insiders, ({ id }, as) =>
    wish('createTransitionOrder', { body: { nr_seq_os: id, ...as } }),
  ),
  on('running', 4, everybody, ({ id }, as) =>
    wish('noteExecution', { body: { nr_seq_os: id, observacao: 'nota do mês', ...as } }),
  ),
  on('running', 9, everybody, ({ id, external }, as, { random }) =>
    wish('closeExecution', {
      body: {
        nr_seq_os: id,
        finalizar_os: random.chance(0.7) ? 'S' : 'N',
        ...(external && { precoTotal: random.int(50, 900) }),
        ...as,
      },
    }),
  ),
  on('open', 2, everybody, ({ id }, as) => wish('cancelOrder', cancelled(id, as))),
  decided('unapproved', 1, ({ id }, as) => wish('cancelOrder', cancelled(id, as))),
  decided('unapproved', 4, ({ id }, as) => wish('approveOrder', { params: { id: String(id) }, body: as })),
  on('open', 2, everybody, ({ id }, as) => wish('awaitRelease', { body: { nr_seq_os: id, ...as } })),
  on('awaitingRelease', 6, trusted, ({ id }, as) => wish('endRelease', { body: { nr_seq_os: id, ...as } })),
  on('open', 2, insiders, ({ id }, as) => wish('releaseVehicle', { params: { id: String(id) }, body: as })),
  decided('closed', 3, ({ id }, as) =>
    wish('reopenOrder', { params: { id: String(id) }, body: { motivo: 'voltou com o mesmo ruído', ...as } }),
  ),
  on('waiting', 3, [...insiders, ...trusted], ({ id }, as) =>
    wish('sendExternal', { body: { nr_os: id, nr_fornec: 31, ...as } }),
  ),
  on('open', 2, ['approver'], ({ id }, as) =>
    wish('linkSupplier', { body: { nr_os: id, nr_fornec: 31, ...as } }),
  ),
  on('open', 2, ['approver'], ({ id }, as) => wish('sendTicket', { body: { nr_os: id, ...as } })),
  decided('paused', 2, ({ id }, as) =>
    wish('openPurchase', { params: { id: String(id) }, body: { nr_oc: `OC-${id}`, ...as } }),
  ),
  { weight: 2, roles: ['approver'], wish: arrivedPurchase },
];

const cancelled = (id: number, as: Named) => ({
  body: { nr_os: id, justificativa: 'Erro do Motorista', ...as },
});

async function newOrder(scene: Scene, actor: Actor): Promise<Wish | undefined> {
  const as = who(scene, actor);
  const free = await scene.one<{ plate: string; segment: number; problem: number }>(
    `select v.nr_placa as plate, c.nr_seq_segmento as segment, c.nr_sequencial as problem
       from (select v.* from veiculo_filial vf join veiculo v on v.nr_placa = vf.nr_placa and v.st_veiculo = 'A'
               join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo and t.departamento = $1
              where vf.nr_seq_filial = 1 order by v.nr_placa limit 30) v
       join conjunto c on c.st_status = 'A' and (c.cd_tipoveiculo is null or v.cd_tipoveiculo = any (c.cd_tipoveiculo))
      order by c.nr_sequencial limit 300`,
    [actor.role === 'forklift' ? 'ARMAZEM' : 'FROTA'],
  );
  return (
    free &&
    wish('createOrder', {
      body: {
        placa: free.plate,
        nr_segmento: free.segment,
        nr_problema: free.problem,
        descricaoProblema: 'ruído do mês',
        idMecanico: as.nr_seq_clifor,
        ...(actor.role === 'terminal' && { cpf: as.cpf }),
      },
    })
  );
}

async function arrivedPurchase(scene: Scene, actor: Actor): Promise<Wish | undefined> {
  const bought = await scene.one<{ id: number; order: number }>(
    `select c.nr_sequencial as id, c.nr_seq_os::int as "order" from ordem_compra c join os o on o.nr_sequencial = c.nr_seq_os
      where c.dt_fechamento is null and o.nr_seq_filial = 1 limit 10`,
  );
  return (
    bought &&
    wish('closePurchase', {
      params: { id: String(bought.order) },
      body: { nr_sequencial: bought.id, ...decider(actor) },
    })
  );
}
