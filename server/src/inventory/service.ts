import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { type CountAct, countSigners } from '@terminal/contract/count-signers';
import { isDoubtful } from '@terminal/contract/counts';
import type { Context } from '../core/context.ts';
import { tell } from '../core/events/tell.ts';
import type { JsonText } from '../core/json-text.ts';
import { Refused, refuse } from '../core/refusal.ts';
import type { IdentityCheck, Opener } from '../identity/service.ts';
import { postDifferences } from '../stock/difference.service.ts';
import {
  type CountedRow,
  type Extent,
  findCounted,
  findForeignCodes,
  findNewest,
  holdInventory,
  type InventoryName,
  insertCount,
  insertInventory,
  insertUnknownCode,
  lockDifferences,
  lockInventory,
  lockStock,
  type ReadCode,
  updateBlind,
  updateDiscarded,
  updateDoubted,
  updateEnded,
} from './queries.ts';
import { onlookerOf } from './read.service.ts';
import { countRefusal, finishRefusal, nameCodes } from './rules.ts';

/**
 * Begins an inventory of every stock row of the branch, or of a part of it; while one runs it says so, with status 200
 * (INV-03, G-85).
 * @throws Refused as IdentityCheck.openAs, CODIGOS_FORA_DO_ESTOQUE, INVENTARIO_SEM_ITENS an empty shelf, a class without parts
 */
export async function create(
  context: Context,
  identity: IdentityCheck,
  body: CheckedInput<'createInventory'>['body'],
): Promise<AnswerOf<'createInventory'>> {
  const { branch } = onlookerOf(context);
  const person = await signedBy(context, identity, 'countBegin', body);
  const extent = extentOf(body);
  if (extent.kind === 'C') await mustKeep(context, branch, extent.codes);
  const begun = await insertInventory(context.db, { branch, person, extent });
  if (begun === undefined) return { mensagem: 'EmExecucao' };
  if (begun.rows === 0 && 'named' in extent) throw new Refused('INVENTARIO_SEM_ITENS');
  announce(context, person, 'inventario.criado', { inventario: begun.id, itens: begun.rows });
  return { mensagem: 'Inventário criado com sucesso!' };
}

/**
 * In whose name an inventory is begun, counted and ended (`countSigners`): on a shared terminal a technician proves himself,
 * approvers in their own name too; what only they sign, in theirs alone.
 * @throws Refused as IdentityCheck.openAs; OUTRA_PESSOA
 */
async function signedBy(
  context: Context,
  identity: IdentityCheck,
  act: CountAct,
  named: Opener = {},
): Promise<number> {
  const { id } = await identity.openAs(context, named, countSigners[act]);
  if (countSigners[act] === 'approver' && id !== context.actor.personId) throw new Refused('OUTRA_PESSOA');
  return id;
}

function extentOf(body: CheckedInput<'createInventory'>['body']): Extent {
  if (body?.tp_parte === 'P') return { kind: 'P', named: body.ds_prateleira.toLocaleUpperCase('pt-BR') };
  if (body?.tp_parte === 'L') return { kind: 'L', named: body.ds_classe.toLocaleUpperCase('pt-BR') };
  if (body?.tp_parte === 'C')
    return { kind: 'C', codes: [...new Set(body.codigos.map((code) => code.toUpperCase()))] };
  return { kind: 'T' };
}

/** @throws Refused CODIGOS_FORA_DO_ESTOQUE */
async function mustKeep({ db }: Context, branch: number, codes: readonly string[]): Promise<void> {
  const foreign = await findForeignCodes(db, branch, codes);
  if (foreign.length > 0)
    throw new Refused('CODIGOS_FORA_DO_ESTOQUE', { valores: { itens: nameCodes(foreign) } });
}

/**
 * Counts a stock row. Its balance is locked meanwhile: what is issued before is in the balance kept beside the count,
 * what is issued after moves count and balance alike (INV-09).
 * @throws Refused NAO_ENCONTRADO, as IdentityCheck.openAs, CONTAGEM_ENCERRADA, CONTAGEM_MUDOU, RECONTAGEM_OUTRA_PESSOA;
 *   CONFIRMA_CONTAGEM far from the balance and not confirmed
 */
export async function count(
  context: Context,
  identity: IdentityCheck,
  body: CheckedInput<'confirmCount'>['body'],
): Promise<AnswerOf<'confirmCount'>> {
  const { db, actor } = context;
  const onlooker = onlookerOf(context);
  const { branch } = onlooker;
  const { nr_seq_inventario: inventory, nr_seq_estoque: stock, nr_qtidade_contagem: quantity } = body;
  const running = await holdInventory(db, { id: inventory, branch });
  if (running === undefined || !(await lockStock(db, stock, branch))) throw new Refused('NAO_ENCONTRADO');
  const person = await signedBy(context, identity, 'count', body);
  const row = await findCounted(db, { inventory, stock, madeAt: body.dt_contagem ?? null }, onlooker);
  if (row === undefined) throw new Refused('NAO_ENCONTRADO');
  const refusal = countRefusal({ ...row, running }, { person, seen: body.nr_seq_contagem });
  if (refusal === 'CONTAGEM_MUDOU') throw new Refused(refusal, { campos: otherCount(row) });
  refuse(refusal);
  const { balance, moment } = row;
  if (body.confirma_contagem !== 'S') mustBeLikely(quantity, row.hidden ? null : balance);
  const id = await insertCount(db, {
    inventory,
    stock,
    quantity,
    person,
    terminal: actor.terminalId,
    balance,
    moment,
  });
  announce(context, person, 'inventario.contado', {
    inventario: inventory,
    estoque: stock,
    contagem: id,
    quantidade: quantity,
    saldo: balance,
    antes: row.quantity,
  });
  return { mensagem: 'Item registrado com sucesso!' };
}

/** The count that stands in the way of another, as CONTAGEM_MUDOU names it. */
const otherCount = ({ counter, told }: CountedRow): Record<string, string> => ({
  ...(counter !== null && { ds_contou: counter }),
  ...(told !== null && { nr_qtidade: String(told) }),
});

/** @throws Refused CONFIRMA_CONTAGEM, naming the balance unless it is withheld */
function mustBeLikely(quantity: number, balance: number | null): void {
  if (!isDoubtful(quantity, balance)) return;
  const campos = { contagem: String(quantity), ...(balance !== null && { saldo: String(balance) }) };
  throw new Refused('CONFIRMA_CONTAGEM', { campos });
}

/** Keeps a code of nothing the inventory counts. @throws Refused NAO_ENCONTRADO, CONTAGEM_ENCERRADA, as IdentityCheck.openAs */
export async function noteUnknownCode(
  context: Context,
  identity: IdentityCheck,
  body: CheckedInput<'noteUnknownCode'>['body'],
): Promise<AnswerOf<'noteUnknownCode'>> {
  const read = await codeRead(context, identity, body);
  await insertUnknownCode(context.db, read);
  announce(context, read.person, 'inventario.codigo', { inventario: read.inventory.id, codigo: read.code });
  return { mensagem: 'Sucesso!' };
}

/** Discards a recorded code as misread. @throws Refused NAO_ENCONTRADO, CONTAGEM_ENCERRADA, as IdentityCheck.openAs */
export async function discardCode(
  context: Context,
  identity: IdentityCheck,
  body: CheckedInput<'discardCode'>['body'],
): Promise<AnswerOf<'discardCode'>> {
  const read = await codeRead(context, identity, body);
  if (!(await updateDiscarded(context.db, read))) throw new Refused('NAO_ENCONTRADO');
  const { inventory, code, person } = read;
  announce(context, person, 'inventario.codigo', {
    inventario: inventory.id,
    codigo: code,
    descartado: true,
  });
  return { mensagem: 'Sucesso!' };
}

/** Locks a code of a running inventory and identifies the acting person. @throws Refused as noteUnknownCode */
async function codeRead(
  context: Context,
  identity: IdentityCheck,
  body: CheckedInput<'noteUnknownCode'>['body'],
): Promise<ReadCode> {
  const inventory = nameFor(context, body.nr_seq_inventario);
  const running = mustExist(await holdInventory(context.db, inventory));
  if (!running) throw new Refused('CONTAGEM_ENCERRADA');
  const person = await signedBy(context, identity, 'count', body);
  return { inventory, code: body.ds_codigo.toUpperCase(), person };
}

/**
 * Asks for rows to be counted again; until then their counts are not believed, and who made them does not count again.
 * @throws Refused NAO_ENCONTRADO, INVENTARIO_ENCERRADO
 */
export async function requestRecount(
  context: Context,
  body: CheckedInput<'requestRecount'>['body'],
): Promise<AnswerOf<'requestRecount'>> {
  const { actor } = context;
  const name = nameFor(context, body.nr_seq_inventario);
  mustRun(await holdInventory(context.db, name));
  const doubted = await updateDoubted(context.db, name.id, body.itens);
  if (doubted.length > 0)
    announce(context, actor.personId, 'inventario.recontagem', { inventario: name.id, estoque: doubted });
  return { qt_recontagens: doubted.length };
}

/**
 * Posts the difference of each counted row, count less balance at the count; rows not counted, or waiting for a recount,
 * stay as they are (INV-14, G-86).
 * @throws Refused NAO_ENCONTRADO, as IdentityCheck.openAs, INVENTARIO_ENCERRADO, INVENTARIO_MUDOU, INVENTARIO_NEGATIVO
 */
export async function finish(
  context: Context,
  identity: IdentityCheck,
  body: CheckedInput<'finishInventory'>['body'],
): Promise<JsonText> {
  const { db } = context;
  const name = nameFor(context, body.nr_seq_inventario);
  const running = mustExist(await lockInventory(db, name));
  const person = await signedBy(context, identity, 'countFinish', body);
  refuse(finishRefusal({ running, newest: await findNewest(db, name.id) }, body.nr_seq_contagem));
  const differences = await lockDifferences(db, name.id);
  const negative = differences.filter((difference) => difference.negative).map(({ code }) => code);
  if (negative.length > 0)
    throw new Refused('INVENTARIO_NEGATIVO', { valores: { itens: nameCodes(negative) } });
  await postDifferences(db, { inventory: name.id, person, differences });
  const ended = await updateEnded(db, name.id, { stage: 'finalizado', person });
  announce(context, person, 'inventario.encerrado', {
    inventario: name.id,
    etapa: 'finalizado',
    diferencas: differences.length,
  });
  return ended;
}

/**
 * Ends an inventory without effect on stock (G-86).
 * @throws Refused NAO_ENCONTRADO, as IdentityCheck.openAs, INVENTARIO_ENCERRADO
 */
export async function cancel(
  context: Context,
  identity: IdentityCheck,
  body: CheckedInput<'cancelInventory'>['body'],
): Promise<JsonText> {
  const { db } = context;
  const name = nameFor(context, body.nr_seq_inventario);
  const running = mustExist(await lockInventory(db, name));
  const person = await signedBy(context, identity, 'countCancel', body);
  mustRun(running);
  const ended = await updateEnded(db, name.id, { stage: 'cancelado', person });
  announce(context, person, 'inventario.encerrado', { inventario: name.id, etapa: 'cancelado' });
  return ended;
}

/** Whether the branch counts blind. */
export async function setBlind(
  context: Context,
  { st_cego }: CheckedInput<'setBlindCount'>['body'],
): Promise<AnswerOf<'setBlindCount'>> {
  const { branch } = onlookerOf(context);
  await updateBlind(context.db, branch, st_cego);
  announce(context, context.actor.personId, 'inventario.modo', { st_cego });
  return { st_cego };
}

/** The inventory a command is about. */
const nameFor = (context: Context, id: number): InventoryName => ({
  id,
  branch: onlookerOf(context).branch,
});

function mustExist(running: boolean | undefined): boolean {
  if (running === undefined) throw new Refused('NAO_ENCONTRADO');
  return running;
}

function mustRun(running: boolean | undefined): void {
  if (!mustExist(running)) throw new Refused('INVENTARIO_ENCERRADO');
}

type Told =
  | 'inventario.criado'
  | 'inventario.contado'
  | 'inventario.codigo'
  | 'inventario.recontagem'
  | 'inventario.encerrado'
  | 'inventario.modo';

/** Tells the screens of the branch. */
function announce(context: Context, person: number, name: Told, data: Record<string, unknown>): void {
  tell(context, name, { nr_seq_filial: context.actor.branchId, nr_seq_clifor: person }, data);
}
