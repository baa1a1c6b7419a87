import {
  type CallerKind,
  type CallName,
  calls,
  type OrderCommand,
  orderSenders,
  type RefusalCode,
} from '@terminal/contract';
import { signerOf } from '@terminal/contract/order-signers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Signed } from './api.ts';
import { makeOrder } from './orders.ts';
import { openWorkshop, type Workshop } from './work.ts';

/** Whose order a command is sent for. */
type Whose = 'own' | "a colleague's" | "another branch's";

const kinds: CallerKind[] = ['attendant', 'staff', 'supplier'];
const objects: Whose[] = ['own', "a colleague's", "another branch's"];

let shop: Workshop;
const otherKey = 'f'.repeat(32);

beforeAll(async () => {
  shop = await openWorkshop();
  await shop.api.control(
    `insert into empresa (ds_empresa, cd_apikey, db_name, ds_host)
     select 'OUTRA', $1, db_name || '_outra', ds_host from empresa limit 1`,
    [otherKey],
  );
});
afterAll(() => shop.api.close());

/** The call of a command, and what it takes besides order and identity. */
const carriers: Partial<Record<OrderCommand, [CallName, object]>> = {
  iniciar: ['startExecution', {}],
  pausar: ['pauseExecution', { justificativa: 'Refeicao' }],
  continuar: ['createTransitionOrder', {}],
  parar: ['closeExecution', {}],
  comentar: ['commentOrder', { ds_observacao: 'oi' }],
  aprovar: ['approveOrder', {}],
  cancelar: ['cancelOrder', { justificativa: 'Erro do Motorista' }],
  enviar_externa: ['sendExternal', { nr_fornec: 31 }],
  informar_sinistro: ['reportClaim', { observacao: 'batida' }],
  aguardar_liberacao: ['awaitRelease', {}],
  finalizar_liberacao: ['endRelease', {}],
  liberar_veiculo: ['releaseVehicle', {}],
  enviar_ticket: ['sendTicket', {}],
  ordem_compra: ['openPurchase', { nr_oc: 'OC-1' }],
  observar: ['noteExecution', { observacao: 'oi' }],
  reabrir: ['reopenOrder', { motivo: 'voltou' }],
  itens: ['addItem', { nr_seq_item: 1, quantidade: 1 }],
  elevador: ['setLift', { st_elevador: 'S' }],
  designar_fornecedor: ['assignSupplier', { nr_fornec: 31 }],
  retirar_fornecedor: ['withdrawSupplier', { motivo: 'fica na oficina' }],
};

const senderOf = (kind: CallerKind): Signed =>
  ({ attendant: shop.joao, staff: shop.terminal, supplier: shop.supplier })[kind];

/** An order with work under way: by the sender, by somebody else, or elsewhere. */
async function arrange(kind: CallerKind, object: Whose): Promise<number> {
  await shop.endAllWork();
  if (object === "another branch's") return (await makeOrder(shop.api, { branch: 2, supplier: 31 })).order;
  if (kind === 'supplier') {
    const [other] = await shop.api.sql<{ id: number }>(
      "select nr_sequencial as id from g_clifor where tp_clifor = 'F' and nr_sequencial not in (23, 31) limit 1",
    );
    const supplier = object === 'own' ? 31 : other?.id;
    if (supplier === undefined) throw new Error('one supplier only');
    return (await makeOrder(shop.api, { origin: 'E', supplier })).order;
  }
  const { order } = await makeOrder(shop.api);
  const worker = object === 'own' ? shop.joao : shop.carlos;
  expect((await shop.start(worker, order)).status).toBe(200);
  return order;
}

/** All input a call may take about the order and the acting person; staff act for the technician at work. */
function inputOf(name: CallName, order: number, actor: Signed, extra: object) {
  const all = {
    ...extra,
    nr_seq_os: order,
    nr_os: order,
    ordem_servico: order,
    nr_seq_clifor: actor.person,
    cd_clifor: actor.person,
    cpf: actor.digits,
  };
  const taken = 'shape' in calls[name].body ? calls[name].body.shape : {};
  const body = Object.fromEntries(Object.entries(all).filter(([field]) => field in taken));
  return { params: calls[name].path.includes('{id}') ? { id: String(order) } : {}, body };
}

/** Whether approvers alone give it on these orders: approved, of no plan. */
const isApprovers = (command: OrderCommand) =>
  signerOf(command, { plan: false, waits: false }) === 'approver';

/** What the table of roles says of a cell: refused with this code, or not refused for the sender's sake. */
function expected(command: OrderCommand, kind: CallerKind, object: Whose): RefusalCode | null {
  const reach = orderSenders[command][kind];
  if (reach === 'never') return 'SEM_PERMISSAO';
  if (object === "another branch's") return 'NAO_ENCONTRADO';
  if (kind === 'supplier' && object === "a colleague's") return 'NAO_ENCONTRADO';
  // The people of this test approve nothing, the vehicles are trucks, and the supplier's order is external.
  if (reach === 'contract' || reach === 'resident' || isApprovers(command)) return 'SEM_PERMISSAO';
  return reach === 'own' && object === "a colleague's" ? 'OUTRO_MECANICO' : null;
}

/** Refusals because of the sender, and ones given before the command is judged. */
const notTaken: (RefusalCode | undefined)[] = [
  'SEM_PERMISSAO',
  'OUTRO_MECANICO',
  'NAO_ENCONTRADO',
  'SESSAO_EXPIRADA',
  'ENTRADA_INVALIDA',
  'CAMPO_INVALIDO',
  'CPF_INCORRETO',
  'FALHA_INTERNA',
];

describe('each command, kind of caller and whose order', () => {
  const cells = (Object.keys(carriers) as OrderCommand[]).flatMap((command) =>
    kinds.flatMap((kind) =>
      objects.map((object) => [command, kind, object, expected(command, kind, object) ?? 'taken'] as const),
    ),
  );

  it.each(cells)('%s by %s on %s order: %s', async (command, kind, object) => {
    const [name, extra] = carriers[command] ?? ['getOrder', {}];
    const order = await arrange(kind, object);
    const who = senderOf(kind);
    const worker = object === 'own' ? shop.joao : shop.carlos;
    const actor = kind === 'staff' ? worker : who;
    const { params, body } = inputOf(name, order, actor, extra);
    const reply = await shop.api.call(name, { params, body }, who);
    const code = expected(command, kind, object);
    if (code === null) expect(notTaken).not.toContain(reply.codigo);
    else expect(reply.codigo).toBe(code);
  });
});

describe('wrong digits', () => {
  const proved = (Object.keys(carriers) as OrderCommand[]).filter((command) => {
    const { body } = calls[carriers[command]?.[0] ?? 'getOrder'];
    return 'shape' in body && 'cpf' in body.shape;
  });

  it('can be told of every command', () => {
    expect(proved).toEqual(Object.keys(carriers));
  });

  it.each(proved)('change nothing by %s, and are told', async (command) => {
    await shop.api.control('delete from tentativa_login');
    const [name, extra] = carriers[command] ?? ['getOrder', {}];
    const order = await arrange('attendant', 'own');
    const of = () => shop.api.sql('select to_jsonb(os) as os from os where nr_sequencial = $1', [order]);
    const before = await of();
    const who =
      orderSenders[command].attendant === 'never' || isApprovers(command) ? shop.terminal : shop.joao;
    const { params, body } = inputOf(name, order, { ...who, digits: '999' }, extra);
    const reply = await shop.api.call(name, { params, body }, who);
    expect(reply).toMatchObject({ status: 422, mensagem: 'CPF Incorreto' });
    expect(await of()).toEqual(before);
  });
});

describe('a session of one company', () => {
  const sessionCalls = (Object.keys(calls) as CallName[]).filter(
    (name) => Array.isArray(calls[name].who) && name !== 'followEvents',
  );

  it.each(sessionCalls)('is nobody at another company: %s', async (name) => {
    const reply = await shop.api.call(name, { headers: { apikey: otherKey } }, shop.joao);
    expect(reply).toMatchObject({ status: 401, codigo: 'SESSAO_EXPIRADA' });
  });
});
