import { type AnswerOf, type CheckedInput, columnOf, intakeColumns } from '@terminal/contract';
import type { OwnContext } from '../../catalog/own.service.ts';
import { lastPage } from '../../core/paging.ts';
import { countFaults, listFaultGroups, listFaults, listJudged } from './fault.queries.ts';
import { listKept, listKeptReasons } from './kept.queries.ts';
import { listNames } from './lookup.queries.ts';
import { companyOf, existing, type IntakeOptions } from './service.ts';

const pageSize = 50;
/** Largest number of groups by reason. */
const mostGroups = 200;
/** Largest number of offered names. */
const mostChoices = 2_000;

/** A page of faults of refused rows. @throws Refused NAO_ENCONTRADO, EMPRESA_SUSPENSA */
export async function refusals(
  options: IntakeOptions,
  context: OwnContext,
  { empresa, carga, page = 1 }: CheckedInput<'listIntakeRefusals'>['query'],
): Promise<AnswerOf<'listIntakeRefusals'>> {
  const { db } = await companyOf(options, context, empresa);
  const { tp_carga } = await existing(db, carga);
  const columns = intakeColumns(tp_carga).map(([name]) => name);
  const total = await countFaults(db, carga);
  const rows = await listFaults(db, carga, { skip: (page - 1) * pageSize, size: pageSize });
  return {
    current_page: page,
    total,
    last_page: lastPage(total, pageSize),
    data: rows.map(({ line, cells, ...fault }) => ({
      nr_linha: line,
      celula: fault.coluna === null ? null : (cells[columns.indexOf(fault.coluna)] ?? ''),
      ...fault,
    })),
  };
}

/** Faults grouped by reason. @throws Refused NAO_ENCONTRADO, EMPRESA_SUSPENSA */
export async function faultGroups(
  options: IntakeOptions,
  context: OwnContext,
  { empresa, carga }: CheckedInput<'listIntakeFaults'>['query'],
): Promise<AnswerOf<'listIntakeFaults'>> {
  const { db } = await companyOf(options, context, empresa);
  await existing(db, carga);
  return listFaultGroups(db, carga, mostGroups);
}

/** A page of rows that will be written. @throws Refused NAO_ENCONTRADO, EMPRESA_SUSPENSA */
export async function judgedRows(
  options: IntakeOptions,
  context: OwnContext,
  { empresa, carga, page = 1 }: CheckedInput<'listIntakeRows'>['query'],
): Promise<AnswerOf<'listIntakeRows'>> {
  const { db } = await companyOf(options, context, empresa);
  const { qt_novas, qt_mudadas, qt_iguais } = await existing(db, carga);
  const total = qt_novas + qt_mudadas + qt_iguais;
  return {
    current_page: page,
    total,
    last_page: lastPage(total, pageSize),
    data: await listJudged(db, carga, { skip: (page - 1) * pageSize, size: pageSize }),
  };
}

/** Names a column may have. @throws Refused NAO_ENCONTRADO, EMPRESA_SUSPENSA */
export async function choices(
  options: IntakeOptions,
  context: OwnContext,
  { empresa, tipo, coluna }: CheckedInput<'listIntakeChoices'>['query'],
): Promise<AnswerOf<'listIntakeChoices'>> {
  const { db } = await companyOf(options, context, empresa);
  const to = columnOf(tipo, coluna)?.to;
  return to === undefined ? [] : listNames(db, to, mostChoices);
}

/** A page of lines that stay. @throws Refused NAO_ENCONTRADO, EMPRESA_SUSPENSA */
export async function keptLines(
  options: IntakeOptions,
  context: OwnContext,
  { empresa, carga, page = 1 }: CheckedInput<'listIntakeKept'>['query'],
): Promise<AnswerOf<'listIntakeKept'>> {
  const { db } = await companyOf(options, context, empresa);
  const { qt_mantidas: total } = await existing(db, carga);
  return {
    current_page: page,
    total,
    last_page: lastPage(total, pageSize),
    data: await listKept(db, carga, { skip: (page - 1) * pageSize, size: pageSize }),
  };
}

/** Why lines stay. @throws Refused NAO_ENCONTRADO, EMPRESA_SUSPENSA */
export async function keptReasons(
  options: IntakeOptions,
  context: OwnContext,
  { empresa, carga }: CheckedInput<'listIntakeKeptReasons'>['query'],
): Promise<AnswerOf<'listIntakeKeptReasons'>> {
  const { db } = await companyOf(options, context, empresa);
  await existing(db, carga);
  return listKeptReasons(db, carga);
}
