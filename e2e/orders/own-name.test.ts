import { type CallName, calls } from '@terminal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Signed } from '../../server/test/api.ts';
import { makeOrder } from '../../server/test/orders.ts';
import { makePlanOrder } from '../../server/test/plan-orders.ts';
import type { OrderAct } from '../../web/src/identity/confirmed.ts';
import { acts, signerOfFlow } from '../../web/src/identity/signing.ts';
import { people } from '../test/people.ts';
import { startWorld, type World } from '../test/world.ts';

// Compares in whose name the sheets of the web give a command with whose name the server takes.

let world: World;
let technician: Signed;
/** A shared terminal, an approver's. */
let approver: Signed;
/** The same without that right. */
let staff: Signed;

beforeAll(async () => {
  world = await startWorld();
  const { api } = world;
  technician = await api.signIn(people.joao.number, people.joao.digits);
  approver = await api.signIn(people.staff.number, people.staff.digits);
  await api.sql("update g_clifor set st_aprovador = 'N' where nr_matricula = '1203'");
  staff = await api.signIn('1203', '891');
});
afterAll(() => world.close());

/** The call each kind of flow sends, and what it takes beside order, item and identity. */
const sent: Record<OrderAct, [CallName, object]> = {
  start: ['startExecution', {}],
  resume: ['createTransitionOrder', {}],
  pause: ['pauseExecution', { justificativa: 'Refeicao' }],
  stop: ['closeExecution', {}],
  finish: ['closeExecution', { finalizar_os: 'S' }],
  approve: ['approveOrder', {}],
  reject: ['cancelOrder', { justificativa: 'Erro do Motorista' }],
  note: ['noteExecution', { observacao: 'oi' }],
  awaitRelease: ['awaitRelease', {}],
  endRelease: ['endRelease', {}],
  releaseVehicle: ['releaseVehicle', {}],
  sendExternal: ['sendExternal', { nr_fornec: 31 }],
  linkSupplier: ['linkSupplier', { nr_fornec: 31 }],
  assignSupplier: ['assignSupplier', { nr_fornec: 31 }],
  withdrawSupplier: ['withdrawSupplier', { motivo: 'fica na oficina' }],
  lift: ['setLift', { st_elevador: 'S' }],
  ticket: ['sendTicket', {}],
  openPurchase: ['openPurchase', { nr_oc: 'OC-1' }],
  closePurchase: ['closePurchase', { nr_sequencial: 1 }],
  claim: ['reportClaim', { observacao: 'batida' }],
  reopen: ['reopenOrder', { motivo: 'voltou' }],
  cancel: ['cancelOrder', { justificativa: 'Erro do Motorista' }],
  itemAdd: ['addItem', { nr_seq_item: 1, quantidade: 1 }],
  itemChange: ['changeItem', { quantidade: 2 }],
  itemServices: ['registerServices', { servicos: [] }],
  itemParts: ['takeParts', { itens: [1] }],
  itemTake: ['takeParts', { itens: [1] }],
  itemDispense: ['dispenseItem', { motivo: 'feito ontem' }],
  itemHandOver: ['handOverPart', { nr_seq_item: 1, quantidade: 1 }],
  itemPrice: ['correctPrice', { motivo: 'nota errada' }],
  itemRemove: ['removeItem', {}],
  itemWithdraw: ['withdrawDispensation', { motivo: 'volta' }],
  itemUntick: ['changeItem', { item_atendido: false }],
  comment: ['commentOrder', { ds_observacao: 'oi' }],
  file: ['commentOrder', { ds_observacao: 'foto' }],
  voidComment: ['voidComment', { motivo: 'engano' }],
  voidFile: ['voidFile', { motivo: 'engano' }],
  voidNote: ['voidNote', { motivo: 'engano' }],
};

/** An order on which nothing but the person can refuse the command before its state is judged. */
async function arrange(kind: OrderAct, plan: boolean) {
  if (plan) return makePlanOrder(world.api);
  if (kind === 'claim') {
    const made = await makeOrder(world.api, { department: 'ARMAZEM' });
    await world.api.sql("update veiculo set st_contrato_vamos = 'S' where nr_placa = $1", [made.plate]);
    return made;
  }
  return makeOrder(world.api, kind === 'reject' || kind === 'approve' ? { approved: 'N', type: '3' } : {});
}

/** Whether the server takes the command in this person's name. */
async function takes(kind: OrderAct, plan: boolean, session: Signed, person: Signed): Promise<boolean> {
  const { order, items } = await arrange(kind, plan);
  const [name, extra] = sent[kind];
  const all = {
    ...extra,
    nr_seq_os: order,
    nr_os: order,
    ordem_servico: order,
    nr_seq_clifor: person.person,
    cd_clifor: person.person,
    cpf: person.digits,
  };
  const taken = 'shape' in calls[name].body ? calls[name].body.shape : {};
  const body = Object.fromEntries(Object.entries(all).filter(([field]) => field in taken));
  const ids = {
    id: String(order),
    itemId: String(items[0]),
    precoId: '1',
    comentarioId: '1',
    arquivoId: '1',
    notaId: '1',
  };
  const params = Object.fromEntries(
    Object.entries(ids).filter(([field]) => calls[name].path.includes(`{${field}}`)),
  );
  const { codigo } = await world.api.call(name, { params, body }, session);
  expect(['ENTRADA_INVALIDA', 'CPF_INCORRETO', 'SESSAO_EXPIRADA']).not.toContain(codigo);
  return !['SEM_PERMISSAO', 'TECNICO_INVALIDO', 'OUTRA_PESSOA'].includes(codigo ?? '');
}

// The keys of the table are its kinds.
const kinds = (Object.keys(acts) as OrderAct[]).map((kind) => [kind, 'an order', false] as const);

describe.each([...kinds, ['cancel', 'an order of a plan', true]] as const)('%s on %s', (kind, _of, plan) => {
  const work = { nr_sequencial: 1, nr_placa: '', nr_frota: null, ds_conjunto: null, technician: null, plan };
  const signer = signerOfFlow({ kind, work });

  it(`is taken from the names that are offered: ${signer}`, async () => {
    expect({
      own: await takes(kind, plan, approver, approver),
      technician: await takes(kind, plan, approver, technician),
      ownWithoutRight: await takes(kind, plan, staff, staff),
      technicianWithoutRight: await takes(kind, plan, staff, technician),
      attendant: await takes(kind, plan, technician, technician),
    }).toEqual({
      own: signer !== 'technician',
      technician: signer !== 'approver',
      ownWithoutRight: false,
      technicianWithoutRight: signer !== 'approver',
      attendant: signer !== 'approver',
    });
  });
});
