import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { findCompany, type KnownCompany } from '../../core/companies.queries.ts';
import type { Databases } from '../../core/db/pools.ts';
import { insertTrail } from '../../core/events/trail.queries.ts';
import type { PanelContext, PublicContext } from '../../core/http/context.ts';
import { Refused } from '../../core/refusal.ts';
import { type Links, placeOf, provesReport, provesResult, provesRun, resultLink, runLink } from './links.ts';
import { failurePage, reportPage, textPage } from './page.rules.ts';
import { isReport, type ReportName } from './path.rules.ts';
import { findSchedule } from './queries.ts';
import { makeReport } from './reports.service.ts';
import { languageOf } from './reports.words.ts';
import { closeRun, findResult, insertRunByHand, listRuns } from './runs.queries.ts';

/** What runs and their pages work with. */
export interface RunsOptions {
  databases: Databases;
  links: Links;
}

/** Executes a manual run on this server. */
export interface WantedRuns {
  /** Runs it, unless that was begun before; either way waits until it has ended. */
  runWanted(run: number): Promise<void>;
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

/** Notes a run by hand and gives the link that runs it, once (SCHED-13, G-95). It is in the trail when it has ended. @throws Refused NAO_ENCONTRADO */
export async function recordRun(
  { links }: RunsOptions,
  { control, user }: PanelContext,
  { nr_seq_agendamento }: CheckedInput<'recordRun'>['body'],
): Promise<AnswerOf<'recordRun'>> {
  const schedule = await findSchedule(control, nr_seq_agendamento);
  if (schedule === undefined) throw new Refused('NAO_ENCONTRADO');
  const run = await insertRunByHand(control, nr_seq_agendamento, user.id);
  return {
    ...run,
    link_execucao: runLink(links, run.id),
    ds_endereco: placeOf(links, schedule, new Date()),
  };
}

/** Ends a run under way, on whatever server it is: it counts as failed. @throws Refused NAO_ENCONTRADO: it does not run */
export async function stopRun({ control, user, trail }: PanelContext, run: number): Promise<void> {
  const closed = await closeRun(control, run, { code: 'PARADA', nome: user.name });
  if (closed === undefined) throw new Refused('NAO_ENCONTRADO');
  trail.push({
    action: 'rotina.parada',
    database: closed.db_name,
    detail: `${closed.nome_rotina}: execução ${run}`,
  });
}

/**
 * Executes a recorded run and shows its result. Opened again, or elsewhere, it only shows the result.
 * @throws Refused LINK_INVALIDO, NAO_ENCONTRADO
 */
export async function openRun(
  { databases, links, runner }: RunsOptions & { runner: WantedRuns },
  run: number,
  proof: CheckedInput<'openRun'>['query'],
): Promise<string> {
  if (!provesRun(links, run, proof)) throw new Refused('LINK_INVALIDO');
  await runner.runWanted(run);
  return resultPage(databases, run);
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
  await insertTrail(options.databases.control, { userId: null, address }, [
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
  if (found?.ds_resultado == null) throw new Refused('NAO_ENCONTRADO');
  await insertTrail(databases.control, { userId: null, address }, [
    { action: 'rotina.vista', database: found.db_name, detail: `${found.nome_rotina}: execução ${run}` },
  ]);
  return resultPage(databases, run);
}

async function resultPage(databases: Databases, run: number): Promise<string> {
  const found = await findResult(databases.control, run);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  const { st_execucao, nome_rotina, ds_erro, ds_tipo, ds_resultado } = found;
  const language = languageOf(found.ds_idioma);
  // A page of a company's host is shown unchanged; the answer's content security policy prevents scripts and loading.
  if (st_execucao === 'S' && ds_tipo === 'text/html') return ds_resultado ?? '';
  if (st_execucao === 'S') return textPage(nome_rotina, ds_resultado ?? '', language);
  return failurePage(
    nome_rotina,
    { running: st_execucao === 'X', reason: ds_erro, said: ds_resultado },
    language,
  );
}
