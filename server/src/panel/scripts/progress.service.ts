import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { PanelContext } from '../../core/http/context.ts';
import { lastPage } from '../../core/paging.ts';
import { Refused } from '../../core/refusal.ts';
import type { SqlScreens } from '../tables/service.ts';
import {
  endInterrupted,
  findRun,
  findRunTold,
  listBackends,
  listResults,
  listRunsTold,
  updateCancelled,
} from './queries.ts';

const usualPage = 10;

/**
 * Cancels one of the user's runs, on whichever server it runs: waiting databases are skipped, running statements ended.
 * @throws Refused NAO_ENCONTRADO when none is under way
 */
export async function cancelScript(
  { connections }: SqlScreens,
  { control, user, trail }: PanelContext,
  key: string,
): Promise<void> {
  const run = await updateCancelled(control, user.id, key);
  if (run === undefined) throw new Refused('NAO_ENCONTRADO');
  const kind = run.type === 'L' ? 'free' : 'script';
  const running = await listBackends(control, run.id);
  await Promise.all(
    running.map(({ database, ...backend }) => connections.terminate(kind, database, backend)),
  );
  trail.push({ action: 'script.cancelado', detail: key });
}

/**
 * How far a run of one's own is and, asked for, what its databases brought.
 * @throws Refused NAO_ENCONTRADO
 */
export async function scriptRun(
  { control, user }: PanelContext,
  { execucao, dados }: CheckedInput<'getScriptRun'>['query'],
): Promise<AnswerOf<'getScriptRun'>> {
  await endInterrupted(control);
  const told = await findRunTold(control, user.id, execucao);
  const run = dados === 'S' ? await findRun(control, user.id, execucao) : undefined;
  if (told === undefined) throw new Refused('NAO_ENCONTRADO');
  return { ...told, resultados: run === undefined ? null : await listResults(control, run.id) };
}

/** The user's runs on many databases, newest first. */
export async function scriptRuns(
  { control, user }: PanelContext,
  { page = 1, per_page = usualPage }: CheckedInput<'listScriptRuns'>['query'],
): Promise<AnswerOf<'listScriptRuns'>> {
  await endInterrupted(control);
  const { total, data } = await listRunsTold(control, user.id, {
    first: (page - 1) * per_page,
    size: per_page,
  });
  return { current_page: page, total, last_page: lastPage(total, per_page), data };
}
