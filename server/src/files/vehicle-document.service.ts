import type { AnswerOf } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import type { FileLinks } from '../core/file-links.ts';
import type { SessionContext } from '../core/http/context.ts';
import { Refused } from '../core/refusal.ts';
import { findFile, findStored, updateVoid } from './queries.ts';
import { addWithin } from './service.ts';

/** Keeps the file of the call as a vehicle's document. @returns its number; null: none was sent @throws Refused DOCUMENTO_ARQUIVO, ARQUIVOS_DEMAIS */
export async function addDocumentFile(context: SessionContext, plate: string): Promise<number | null> {
  const [sent, another] = context.files;
  if (sent === undefined) return null;
  if (another !== undefined) throw new Refused('DOCUMENTO_ARQUIVO');
  await addWithin(context, { plate, origin: 'D', person: context.actor.personId });
  return findStored(context.db, sent.stored);
}

/** A link to a file that stands. @throws Refused NAO_ENCONTRADO */
export async function linkOf(
  links: FileLinks,
  context: SessionContext,
  id: number,
): Promise<AnswerOf<'getVehicleDocumentFile'>> {
  const file = await findFile(context.db, id);
  if (file === undefined) throw new Refused('NAO_ENCONTRADO');
  return { ds_nome: file.ds_nome, tp_mime: file.tp_mime, ds_arquivo: links.write(context, id) };
}

/** The file of a document that was declared void is no longer shown. */
export const voidDocumentFile = ({ db }: Context, id: number): Promise<void> => updateVoid(db, id);
