import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { findCompany, type KnownCompany } from '../core/companies.queries.ts';
import type { Databases } from '../core/db/pools.ts';
import type { PanelContext, PublicContext } from '../core/http/context.ts';
import { Refused } from '../core/refusal.ts';
import { writeTrail } from '../panel/service.ts';
import { type Links, provesReport, provesResult, resultLink, runLink } from './links.ts';
import { reportPage, textPage } from './page.rules.ts';
import { isReport, type ReportName } from './path.rules.ts';
import { findSchedule } from './queries.ts';
import { makeReport } from './reports.service.ts';
import { languageOf } from './reports.words.ts';
import { findResult, insertRunByHand, listRuns } from './runs.queries.ts';

/** What runs and their pages work with. */
export interface RunsOptions {
  databases: Databases;
  links: Links;
}

/** The newest runs of a routine (SCHED-14). @throws Refused NAO_ENCONTRADO */
export async function runsOf(
  { links }: RunsOptions,
  { control }: PanelContext,
  routine: number,
): Promise<AnswerOf<'listRuns'>> {
  const runs = await listRuns(control, routine);
  if (runs === undefined) throw new Refused('NAO_ENCONTRADO');
  return runs.map(({ tem_resultado, ...run }) => ({
    ...run,
    link_resultado: tem_resultado ? resultLink(links, run.id) : null,
  }));
}

/** Notes a run by hand and gives the link that runs it (SCHED-13, G-95). @throws Refused NAO_ENCONTRADO */
export async function recordRun(
  { links }: RunsOptions,
  { control, user, trail }: PanelContext,
  { data, nr_seq_agendamento }: CheckedInput<'recordRun'>['body'],
): Promise<AnswerOf<'recordRun'>> {
  const schedule = await findSchedule(control, nr_seq_agendamento);
  if (schedule === undefined) throw new Refused('NAO_ENCONTRADO');
  const run = await insertRunByHand(control, nr_seq_agendamento, user.id);
  trail.push({
    action: 'rotina.executada',
    database: schedule.db_name,
    detail: `${schedule.nome_rotina}: ${schedule.ds_caminho}, ${data ?? run.dt_record}`,
  });
  return { ...run, link_execucao: runLink(links, schedule, new Date()) };
}

/** A built-in report behind a signed link (C-162). @throws Refused LINK_INVALIDO, NAO_ENCONTRADO, EMPRESA_FORA_DO_AR */
export async function showReport(
  options: RunsOptions,
  { address }: PublicContext,
  name: string,
  { empresa, ...proof }: CheckedInput<'showReport'>['query'],
): Promise<string> {
  if (!provesReport(options.links, name, empresa, proof)) throw new Refused('LINK_INVALIDO');
  const company = await findCompany(options.databases.control, empresa);
  if (company?.active !== true || !isReport(name)) throw new Refused('NAO_ENCONTRADO');
  const page = await pageOf(options, company, name, new Date());
  await writeTrail(options.databases.control, { userId: null, address }, [
    { action: 'rotina.vista', database: company.database, detail: name },
  ]);
  return page;
}

/** A report of a company as a page in its language. @throws Refused EMPRESA_FORA_DO_AR */
export async function pageOf(
  { databases }: Pick<RunsOptions, 'databases'>,
  company: Pick<KnownCompany, 'name' | 'database' | 'zone' | 'language'>,
  name: ReportName,
  now: Date,
): Promise<string> {
  const language = languageOf(company.language);
  const of = { company: company.name, zone: company.zone, language, now };
  return reportPage(await makeReport(databases.company(company.database), name, of), language);
}

/** What a run answered, behind a signed link (SCHED-14). @throws Refused LINK_INVALIDO, NAO_ENCONTRADO */
export async function showResult(
  { databases, links }: RunsOptions,
  { address }: PublicContext,
  run: number,
  proof: CheckedInput<'showResult'>['query'],
): Promise<string> {
  if (!provesResult(links, run, proof)) throw new Refused('LINK_INVALIDO');
  const found = await findResult(databases.control, run);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  await writeTrail(databases.control, { userId: null, address }, [
    { action: 'rotina.vista', database: found.db_name, detail: `${found.nome_rotina}: execução ${run}` },
  ]);
  // A page of a company's host is shown as it came: the answer's own policy lets nothing in it run or load.
  if (found.ds_tipo === 'text/html') return found.ds_resultado;
  return textPage(found.nome_rotina, found.ds_resultado, languageOf(found.ds_idioma));
}
