import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { branchOf } from '../core/branch.ts';
import type { Context } from '../core/context.ts';
import { announceOrder } from '../core/events/order.ts';
import { tell } from '../core/events/tell.ts';
import { Refused, refuse } from '../core/refusal.ts';
import { insertKept } from './bulk.queries.ts';
import {
  findForKeeping,
  findHidden,
  insertArrivals,
  insertEntries,
  lockKept,
  type NewEntry,
  updateDismissed,
  updateMinimum,
  updateShelf,
} from './entry.queries.ts';
import { correctionRefusal, entryRefusal } from './entry.rules.ts';

/**
 * Writes an entry into the ledger, and notifies orders paused for the part.
 * @throws Refused NAO_ENCONTRADO, DOCUMENTO_OBRIGATORIO
 */
export async function enter(
  context: Context,
  body: CheckedInput<'enterStock'>['body'],
): Promise<AnswerOf<'enterStock'>> {
  const stock = body.nr_seq_estoque;
  const kept = await lockKept(context.db, branchOf(context), stock);
  if (kept === undefined) throw new Refused('NAO_ENCONTRADO');
  refuse(entryRefusal(body.documento ?? ''));
  return takeIn(context, { stock, item: kept.nr_seq_item, code: kept.ds_codigoitem }, body);
}

/**
 * Brings a balance to what it should be, by one movement of the difference; orders paused for the part are notified when
 * there is more of it.
 * @throws Refused NAO_ENCONTRADO, SEM_PERMISSAO from whom the balance is withheld, JUSTIFICATIVA_OBRIGATORIA, SALDO_MUDOU, SALDO_IGUAL
 */
export async function correct(
  context: Context,
  body: CheckedInput<'correctStock'>['body'],
): Promise<AnswerOf<'correctStock'>> {
  const { nr_seq_estoque: stock, qt_saldo: right, qt_saldo_visto: seen, motivo: reason } = body;
  const branch = branchOf(context);
  const kept = await lockKept(context.db, branch, stock);
  if (kept === undefined) throw new Refused('NAO_ENCONTRADO');
  const { qt_saldo: balance } = kept;
  // What the refusal names would tell the balance.
  if (await findHidden(context.db, { branch, approver: context.actor.approver }))
    throw new Refused('SEM_PERMISSAO');
  const refusal = correctionRefusal({ balance, seen, right, reason });
  if (refusal !== null) throw new Refused(refusal, { campos: { saldo: String(balance) } });
  // Hundredths: 0.3 - 0.1 is not 0.2 in binary.
  const quantity = Math.round((right - balance) * 100) / 100;
  const os_avisadas = await post(context, [
    { stock, quantity, document: null, price: null, reason, file: false },
  ]);
  const tipo = quantity > 0 ? 'E' : 'S';
  tell(
    context,
    'estoque.lancado',
    { nr_seq_filial: branch },
    {
      item: kept.nr_seq_item,
      codigo: kept.ds_codigoitem,
      tipo,
      quantidade: Math.abs(quantity),
      antes: balance,
      depois: right,
    },
  );
  return { mensagem: 'Saldo corrigido com sucesso!', os_avisadas };
}

/**
 * Begins to keep a part of the catalogue in the branch, under a code in capital letters, with its first entry.
 * @throws Refused NAO_ENCONTRADO, DOCUMENTO_OBRIGATORIO, PECA_COM_OUTRO_CODIGO kept already, CODIGO_DE_OUTRA_PECA; two at once:
 *   the second by the constraints estoque_item and estoque_codigo
 */
export async function keep(
  context: Context,
  body: CheckedInput<'keepPart'>['body'],
): Promise<AnswerOf<'keepPart'>> {
  const branch = branchOf(context);
  const item = body.nr_seq_item;
  const code = body.ds_codigoitem.toUpperCase();
  const part = await findForKeeping(context.db, { branch, item, code });
  if (part === undefined) throw new Refused('NAO_ENCONTRADO');
  refuse(entryRefusal(body.documento ?? ''));
  if (part.codeNow !== null)
    throw new Refused('PECA_COM_OUTRO_CODIGO', { valores: { codigo: part.codeNow } });
  if (part.bearer !== null) throw new Refused('CODIGO_DE_OUTRA_PECA', { valores: { nome: part.bearer } });
  const [stock] = (await insertKept(context.db, branch, [{ code, item }])).values();
  if (stock === undefined) throw new Error('no stock row was made');
  return takeIn(context, { stock, item, code, isNew: true }, body);
}

/** A part and the locked row of the branch it is kept in. */
interface Kept {
  stock: number;
  item: number;
  code: string;
  /** It is kept from this entry on. */
  isNew?: boolean;
}

/** What came in of a part. */
type Entry = Pick<CheckedInput<'enterStock'>['body'], 'quantidade' | 'documento' | 'vl_unitario'>;

/** Posts an entry of a part, and announces it. */
async function takeIn(
  context: Context,
  { stock, item, code, isNew = false }: Kept,
  { quantidade, documento = '', vl_unitario }: Entry,
): Promise<AnswerOf<'enterStock'>> {
  const os_avisadas = await post(context, [
    {
      stock,
      quantity: quantidade,
      document: documento,
      price: vl_unitario ?? null,
      reason: null,
      file: false,
    },
  ]);
  const data = { item, codigo: code, tipo: 'E', quantidade, ...(isNew && { novo: true }) };
  tell(context, 'estoque.lancado', { nr_seq_filial: branchOf(context) }, data);
  return { mensagem: 'Entrada registrada com sucesso!', os_avisadas };
}

/** Writes entries of locked rows of the branch and notifies waiting orders. @returns the number of these orders */
export async function post(context: Context, entries: readonly NewEntry[]): Promise<number> {
  const { db, actor } = context;
  const movements = await insertEntries(db, actor.personId, entries);
  if (entries.every(({ quantity }) => quantity < 0)) return 0;
  const orders = await insertArrivals(db, branchOf(context), movements);
  for (const order of orders) announceOrder(context, 'os.peca_chegou', order, { person: actor.personId });
  return orders.length;
}

/** Sets or takes away the minimum of a part. @throws Refused NAO_ENCONTRADO */
export async function setMinimum(
  context: Context,
  stock: number,
  minimum: number | null,
): Promise<AnswerOf<'setStockMinimum'>> {
  const branch = branchOf(context);
  const kept = await updateMinimum(context.db, { branch, stock, minimum });
  if (kept === undefined) throw new Refused('NAO_ENCONTRADO');
  tell(
    context,
    'estoque.minimo',
    { nr_seq_filial: branch },
    { item: kept.nr_seq_item, codigo: kept.ds_codigoitem, antes: kept.antes, depois: minimum },
  );
  return { mensagem: 'Mínimo gravado com sucesso!' };
}

/** Sets the shelf of a part; null: unknown. @throws Refused NAO_ENCONTRADO */
export async function setShelf(
  context: Context,
  stock: number,
  named: string | null,
): Promise<AnswerOf<'setStockShelf'>> {
  const branch = branchOf(context);
  const shelf = named?.toLocaleUpperCase('pt-BR') ?? null;
  const kept = await updateShelf(context.db, { branch, stock, shelf });
  if (kept === undefined) throw new Refused('NAO_ENCONTRADO');
  const data = { item: kept.nr_seq_item, codigo: kept.ds_codigoitem, antes: kept.antes, depois: shelf };
  tell(context, 'estoque.prateleira', { nr_seq_filial: branch }, data);
  return { mensagem: 'Prateleira gravada com sucesso!' };
}

/** Takes the notice that its part came off an order of the branch. @throws Refused NAO_ENCONTRADO */
export async function dismiss(context: Context, order: number): Promise<AnswerOf<'dismissArrival'>> {
  const person = context.actor.personId;
  const seen = await updateDismissed(context.db, { order, branch: branchOf(context), person });
  if (seen === undefined) throw new Refused('NAO_ENCONTRADO');
  announceOrder(context, 'os.peca_vista', seen, { person });
  return { mensagem: 'Aviso dispensado.' };
}
