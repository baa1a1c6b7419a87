import { Readable } from 'node:stream';
import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { OwnContext } from '../../catalog/own.service.ts';
import type { CompanyDb, Databases } from '../../core/db/pools.ts';
import type { FileAnswer } from '../../core/http/answer.ts';
import { Refused } from '../../core/refusal.ts';
import { servedCompany } from '../../core/served.ts';
import { listRemembered } from './column.queries.ts';
import { refusedCsv } from './export.service.ts';
import { type Asked, updateUndoCancelled, updateUndoing } from './kept.queries.ts';
import { mendOf, mendRows } from './mend.service.ts';
import { findIntake, listIntakes, updateCancelled, updateStarted } from './queries.ts';
import { stage } from './stage.service.ts';
import type { IntakeWorker } from './worker.service.ts';

type Intake = AnswerOf<'listIntakes'>[number];

/** Dependencies of intakes. */
export interface IntakeOptions {
  databases: Databases;
  secretKey: string;
  worker: IntakeWorker;
}

/** Largest number of rows written as a whole, because their transaction holds its locks until the end. */
const mostWhole = 20_000;

/** @throws Refused NAO_ENCONTRADO, EMPRESA_SUSPENSA, EMPRESA_FORA_DO_AR */
export const companyOf = ({ databases }: IntakeOptions, { control }: OwnContext, id: number) =>
  servedCompany(databases, control, id);

/** Intakes of a company. @throws Refused NAO_ENCONTRADO, EMPRESA_SUSPENSA */
export async function intakes(
  options: IntakeOptions,
  context: OwnContext,
  company: number,
): Promise<AnswerOf<'listIntakes'>> {
  return listIntakes((await companyOf(options, context, company)).db);
}

/** One intake of the company. @throws Refused NAO_ENCONTRADO */
export async function existing(db: CompanyDb, id: number): Promise<Intake> {
  const found = await findIntake(db, id);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  return found;
}

/** Columns assigned to heads by hand. @throws Refused NAO_ENCONTRADO, EMPRESA_SUSPENSA */
export async function rememberedColumns(
  options: IntakeOptions,
  context: OwnContext,
  company: number,
): Promise<AnswerOf<'listIntakeColumns'>> {
  return listRemembered((await companyOf(options, context, company)).db);
}

/** All refused rows as a file. @throws Refused NAO_ENCONTRADO, EMPRESA_SUSPENSA */
export async function exportRefusals(
  options: IntakeOptions,
  context: OwnContext,
  { nr_seq_empresa, nr_sequencial }: CheckedInput<'exportIntakeRefusals'>['body'],
): Promise<FileAnswer> {
  const { db, company } = await companyOf(options, context, nr_seq_empresa);
  const { tp_carga } = await existing(db, nr_sequencial);
  context.trail.push({
    action: 'carga.recusas',
    database: company.database,
    detail: `${tp_carga} ${nr_sequencial}`,
  });
  return {
    stream: Readable.from(refusedCsv(db, tp_carga, nr_sequencial)),
    mime: 'text/csv; charset=utf-8',
    name: `${tp_carga}-${nr_sequencial}.csv`,
  };
}

/**
 * Reads a file into a company and starts its check.
 * @throws Refused NAO_ENCONTRADO, EMPRESA_SUSPENSA, TIPO_NAO_SUPORTADO, and as `stage`
 */
export async function upload(
  options: IntakeOptions,
  context: OwnContext,
  { empresa, tipo, arquivo, cabecalho, colunas }: CheckedInput<'uploadIntake'>['query'],
): Promise<AnswerOf<'uploadIntake'>> {
  const { user, upload: sent, trail } = context;
  const { company, db } = await companyOf(options, context, empresa);
  if (sent === null) throw new Refused('TIPO_NAO_SUPORTADO');
  const staged = await stage(
    db,
    { secretKey: options.secretKey, companyId: company.id },
    {
      kind: tipo,
      file: arquivo,
      // The stream is kept open when reading ends early, because a client receives a refusal only after its upload was read.
      // A stream without encoding yields bytes.
      bytes: sent.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>,
      told: { row: cabecalho ?? null, places: colunas?.split(',').map(Number) ?? null },
      userId: user.id,
      user: user.name,
      owner: options.worker.owner,
    },
  );
  trail.push({
    action: 'carga.enviada',
    database: company.database,
    detail: `${tipo} ${arquivo}`,
    rows: staged.rows,
  });
  options.worker.wake(company);
  return { nr_sequencial: staged.id, qt_linhas: staged.rows };
}

/**
 * Starts or resumes writing a checked intake.
 * @throws Refused NAO_ENCONTRADO, EMPRESA_SUSPENSA, CARGA_ESTADO, CARGA_TUDO_OU_NADA, CARGA_LINHAS_DEMAIS, CARGA_EM_CURSO
 */
export async function start(
  options: IntakeOptions,
  context: OwnContext,
  { nr_seq_empresa, nr_sequencial, tudo_ou_nada }: CheckedInput<'startIntake'>['body'],
): Promise<void> {
  const { company, db } = await companyOf(options, context, nr_seq_empresa);
  const intake = await begin(db, nr_sequencial, options.worker.owner, tudo_ou_nada);
  context.trail.push({
    action: 'carga.iniciada',
    database: company.database,
    detail: `${intake.tp_carga} ${intake.ds_arquivo}${tudo_ou_nada ? ' (tudo ou nada)' : ''}`,
    rows: intake.qt_linhas,
  });
  options.worker.wake(company);
}

/** For a caller that does the work itself. @throws Refused NAO_ENCONTRADO, CARGA_ESTADO, CARGA_TUDO_OU_NADA, CARGA_LINHAS_DEMAIS */
export async function begin(db: CompanyDb, id: number, owner: string, wholly: boolean): Promise<Intake> {
  const intake = await existing(db, id);
  if (wholly && intake.st_carga === 'P' && intake.qt_recusadas > 0) throw new Refused('CARGA_TUDO_OU_NADA');
  if (wholly && intake.qt_linhas > mostWhole)
    throw new Refused('CARGA_LINHAS_DEMAIS', { valores: { limite: String(mostWhole) } });
  if (!(await updateStarted(db, id, owner, wholly))) throw new Refused('CARGA_ESTADO');
  return intake;
}

/**
 * Corrects rows of a checked intake; it is then checked again. @throws Refused NAO_ENCONTRADO, EMPRESA_SUSPENSA, CARGA_ESTADO,
 * CARGA_EM_CURSO
 */
export async function mend(
  options: IntakeOptions,
  context: OwnContext,
  { nr_seq_empresa, nr_sequencial, ...asked }: CheckedInput<'mendIntake'>['body'],
): Promise<AnswerOf<'mendIntake'>> {
  const { company, db } = await companyOf(options, context, nr_seq_empresa);
  const { tp_carga, ds_arquivo } = await existing(db, nr_sequencial);
  const rows = await mendRows(db, {
    id: nr_sequencial,
    kind: tp_carga,
    owner: options.worker.owner,
    sealing: { secretKey: options.secretKey, companyId: company.id },
    ...mendOf(asked),
  });
  // Cell contents are not recorded, because they may contain digits.
  context.trail.push({
    action: 'carga.corrigida',
    database: company.database,
    detail: `${tp_carga} ${ds_arquivo}: ${asked.coluna}`,
    rows,
  });
  options.worker.wake(company);
  return { mensagem: 'Linhas corrigidas.', qt_linhas: rows };
}

/** Cancels an intake. @throws Refused NAO_ENCONTRADO, EMPRESA_SUSPENSA, CARGA_ESTADO */
export async function cancel(
  options: IntakeOptions,
  context: OwnContext,
  { nr_seq_empresa, nr_sequencial }: CheckedInput<'cancelIntake'>['body'],
): Promise<void> {
  const { company, db } = await companyOf(options, context, nr_seq_empresa);
  const { tp_carga, ds_arquivo } = await existing(db, nr_sequencial);
  if (!(await cancelWork(db, nr_sequencial))) throw new Refused('CARGA_ESTADO');
  context.trail.push({
    action: 'carga.cancelada',
    database: company.database,
    detail: `${tp_carga} ${ds_arquivo}`,
  });
}

/** Cancels the work on an intake. @returns whether there was any */
export const cancelWork = async (db: CompanyDb, id: number): Promise<boolean> =>
  (await updateCancelled(db, id)) || updateUndoCancelled(db, id);

/**
 * Previews or executes the undo of an intake.
 * @param reason null: preview only
 * @throws Refused NAO_ENCONTRADO, EMPRESA_SUSPENSA, CARGA_NADA_A_DESFAZER, CARGA_EM_CURSO
 */
export async function undo(
  options: IntakeOptions,
  context: OwnContext,
  { nr_seq_empresa, nr_sequencial }: CheckedInput<'previewIntakeUndo'>['body'],
  reason: string | null,
): Promise<void> {
  const { company, db } = await companyOf(options, context, nr_seq_empresa);
  const by = { owner: options.worker.owner, userId: context.user.id };
  const { tp_carga, ds_arquivo } = await beginUndo(db, nr_sequencial, { ...by, reason });
  if (reason !== null)
    context.trail.push({
      action: 'carga.desfazer',
      database: company.database,
      detail: `${tp_carga} ${ds_arquivo}: ${reason}`,
    });
  options.worker.wake(company);
}

/** For a caller that does the work itself. @throws Refused NAO_ENCONTRADO, CARGA_NADA_A_DESFAZER */
export async function beginUndo(db: CompanyDb, id: number, asked: Asked): Promise<Intake> {
  const intake = await existing(db, id);
  if (!(await updateUndoing(db, id, asked))) throw new Refused('CARGA_NADA_A_DESFAZER');
  return intake;
}
