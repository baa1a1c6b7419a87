import type { AnswerOf } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import { Refused } from '../core/refusal.ts';
import { findProgress, insertPart, type PartedFile } from './parts.queries.ts';
import { findLimits } from './queries.ts';
import { partRefusal } from './rules.ts';

const fileOf = ({ actor }: Context, key: string): PartedFile => ({ person: actor.personId, key });

/** Progress of a file of the session's person. */
export async function partsOf(context: Context, key: string): Promise<AnswerOf<'getFileParts'>> {
  const { received } = await findProgress(context.db, fileOf(context, key));
  return { qt_recebido: received };
}

/**
 * Adds a part to a file of the session's person; a part that does not begin at the file's present end is ignored.
 * @throws Refused ARQUIVO_GRANDE, ARQUIVOS_DEMAIS
 */
export async function addPart(
  context: Context,
  { chave, inicio }: { chave: string; inicio: number },
  bytes: Uint8Array,
): Promise<AnswerOf<'sendFilePart'>> {
  const { db } = context;
  const file = fileOf(context, chave);
  const limits = await findLimits(db);
  const refusal = partRefusal(await findProgress(db, file), bytes.length, limits);
  if (refusal !== null) throw new Refused(refusal.codigo, { valores: { limite: String(refusal.limit) } });
  await insertPart(db, file, inicio, bytes);
  return partsOf(context, chave);
}
