import { type AnswerOf, type CheckedInput, mayCorrectPrice } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import { insertCorrection } from '../core/correction.queries.ts';
import { Refused } from '../core/refusal.ts';
import type { IdentityCheck } from '../identity/service.ts';
import { openWork, settle } from '../items/write.service.ts';
import { findPrice, insertPrice, updatePriceReplaced } from './close.queries.ts';

/**
 * Corrects a price told at the end of work while its order is open: another one, or none, takes its place (G-127,
 * docs/decisions/022-corrections.md).
 * @throws Refused as openWork; NAO_ENCONTRADO, SEM_PERMISSAO for a supplier who did not tell it, PRECO_CORRIGIDO
 */
export async function correctPrice(
  context: Context,
  identity: IdentityCheck,
  params: { id: number; precoId: number },
  body: CheckedInput<'correctPrice'>['body'],
): Promise<AnswerOf<'correctPrice'>> {
  const { db, actor } = context;
  const work = await openWork(context, identity, params.id, body, 'alterar_item');
  const person = work.person.id;
  const told = await findPrice(db, params.id, params.precoId);
  if (told === undefined) throw new Refused('NAO_ENCONTRADO');
  if (!mayCorrectPrice(actor, told.nr_seq_clifor)) throw new Refused('SEM_PERMISSAO');
  if (told.replaced) throw new Refused('PRECO_CORRIGIDO');
  const price = body.precoTotal ?? 0;
  await updatePriceReplaced(db, params.precoId);
  const right =
    price > 0 ? await insertPrice(db, { order: params.id, item: told.nr_seq_os_item, price, person }) : null;
  await insertCorrection(db, 'PRECO', { wrong: params.precoId, right, reason: body.motivo, person });
  settle(context, work, { preco_corrigido: params.precoId, preco: price, motivo: body.motivo });
  return { nr_sequencial: params.id };
}
