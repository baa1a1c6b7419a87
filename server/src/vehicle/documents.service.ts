import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { documentDays, documentFault, documentState } from '@terminal/contract/vehicle-documents';
import type { Context } from '../core/context.ts';
import { insertCorrection } from '../core/correction.queries.ts';
import { announceVehicle } from '../core/events/vehicle.ts';
import type { FileLinks } from '../core/file-links.ts';
import type { SessionContext } from '../core/http/context.ts';
import { Refused } from '../core/refusal.ts';
import { addDocumentFile, linkOf, voidDocumentFile } from '../files/vehicle-document.service.ts';
import { mustKeep } from '../masterdata/service.ts';
import { documentWarning } from '../settings/service.ts';
import {
  findDocument,
  findToday,
  insertDocument,
  listContracts,
  listDocuments,
  listExpiring,
  updateReplaced,
  type Written,
} from './documents.queries.ts';
import { keepsVehicles, ownVehicle, vehicleToKeep } from './own.service.ts';

type One = CheckedInput<'correctVehicleDocument'>['params'];

/** Documents of a vehicle of the branch. @throws Refused NAO_ENCONTRADO */
export async function vehicleDocuments(
  context: Context,
  plate: string,
): Promise<AnswerOf<'listVehicleDocuments'>> {
  await ownVehicle(context, plate);
  const warning = await documentWarning(context);
  const found = await listDocuments(context.db, plate, context.actor.zone);
  return {
    mantem: await keepsVehicles(context),
    documentos: found.map((one) => ({ ...one, st_documento: documentState(one.dias, warning) })),
  };
}

/** A link to the file of a document. @throws Refused NAO_ENCONTRADO */
export async function documentFile(
  links: FileLinks,
  context: SessionContext,
  { placa, id }: One,
): Promise<AnswerOf<'getVehicleDocumentFile'>> {
  await ownVehicle(context, placa);
  const found = await findDocument(context.db, placa, id);
  if (found === undefined || found.nr_seq_anexo === null) throw new Refused('NAO_ENCONTRADO');
  return linkOf(links, context, found.nr_seq_anexo);
}

/**
 * Adds a document, with the file of the call.
 * @throws Refused NAO_ENCONTRADO, SEM_PERMISSAO, DOCUMENTO_ARQUIVO, ARQUIVOS_DEMAIS, and as mustBePlausible
 */
export async function addDocument(
  context: SessionContext,
  plate: string,
  body: Written,
): Promise<AnswerOf<'addVehicleDocument'>> {
  const vehicle = await vehicleToKeep(context, plate);
  await mustBePlausible(context, body, context.files.length > 0);
  const file = await addDocumentFile(context, plate);
  const person = context.actor.personId;
  const nr_sequencial = await insertDocument(context.db, plate, body, { file, person, of: null });
  announceVehicle(context, 'veiculo.documento', vehicle, { documento: nr_sequencial, depois: body });
  return { nr_sequencial };
}

/**
 * Puts a corrected document in the place of a wrong one.
 * @throws Refused NAO_ENCONTRADO, SEM_PERMISSAO, REGISTRO_ANULADO, and as mustBePlausible
 */
export async function correctDocument(
  context: Context,
  { placa, id }: One,
  { motivo: reason, ...body }: CheckedInput<'correctVehicleDocument'>['body'],
): Promise<AnswerOf<'correctVehicleDocument'>> {
  const vehicle = await vehicleToKeep(context, placa);
  const file = await standing(context, placa, id);
  await mustBePlausible(context, body, file !== null);
  const person = context.actor.personId;
  await updateReplaced(context.db, id);
  const right = await insertDocument(context.db, placa, body, { file, person, of: id });
  await insertCorrection(context.db, 'DOCUMENTO', { wrong: id, right, reason, person });
  announceVehicle(context, 'veiculo.documento', vehicle, {
    documento: right,
    corrige: id,
    depois: body,
    justificativa: reason,
  });
  return { nr_sequencial: right };
}

/** Declares a document void, and its file with it. @throws Refused NAO_ENCONTRADO, SEM_PERMISSAO, REGISTRO_ANULADO */
export async function voidDocument(
  context: Context,
  { placa, id }: One,
  { motivo: reason }: CheckedInput<'voidVehicleDocument'>['body'],
): Promise<AnswerOf<'voidVehicleDocument'>> {
  const vehicle = await vehicleToKeep(context, placa);
  const file = await standing(context, placa, id);
  await updateReplaced(context.db, id);
  if (file !== null) await voidDocumentFile(context, file);
  const person = context.actor.personId;
  await insertCorrection(context.db, 'DOCUMENTO', { wrong: id, right: null, reason, person });
  announceVehicle(context, 'veiculo.documento', vehicle, { anulado: id, justificativa: reason });
  return { nr_sequencial: id };
}

/** File of a document that stands, which nobody else changes meanwhile; null: it has none. @throws Refused NAO_ENCONTRADO, REGISTRO_ANULADO */
async function standing({ db }: Context, plate: string, id: number): Promise<number | null> {
  const found = await findDocument(db, plate, id, true);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  if (found.correcao) throw new Refused('REGISTRO_ANULADO');
  return found.nr_seq_anexo;
}

/** @throws Refused DOCUMENTO_SEM_NOME, DOCUMENTO_VAZIO, DOCUMENTO_DATAS, DOCUMENTO_DATA_DISTANTE */
async function mustBePlausible({ db, actor }: Context, written: Written, hasFile: boolean): Promise<void> {
  const today = await findToday(db, actor.zone);
  const fault = documentFault(written, today, hasFile);
  if (fault === null) return;
  const { first, last } = documentDays(today);
  const shown = (day: string) => day.split('-').toReversed().join('/');
  const campos = { [fault.campo]: written[fault.campo] ?? '' };
  throw new Refused(fault.codigo, { campos, valores: { de: shown(first), ate: shown(last) } });
}

/** Contracts of suppliers that have expired or expire soon. @throws Refused SEM_PERMISSAO */
export async function expiringContracts(context: Context): Promise<AnswerOf<'listExpiringContracts'>> {
  await mustKeep(context, 'suppliers');
  const days = await documentWarning(context);
  const found = await listContracts(context.db, days, context.actor.zone);
  return found.map((one) => ({ ...one, st_documento: documentState(one.dias, days) }));
}

/** Documents answered at most. */
const most = 2_000;

/** Documents that have expired or expire soon. @throws Refused SEM_PERMISSAO */
export async function expiringDocuments(
  context: Context,
  { filial }: CheckedInput<'listExpiringDocuments'>['query'],
): Promise<AnswerOf<'listExpiringDocuments'>> {
  await mustKeep(context, 'vehicles');
  const { zone, personId: person, branchId: own } = context.actor;
  const days = await documentWarning(context);
  const asked = { days, zone, person, own, branch: filial ?? null, most: most + 1 };
  const found = await listExpiring(context.db, asked);
  return {
    tem_mais: found.length > most,
    documentos: found.slice(0, most).map((one) => ({ ...one, st_documento: documentState(one.dias, days) })),
  };
}
