import type { BranchSession } from '../core/session/record.ts';
import { currentSession, storeSession } from '../core/session/store.ts';

type Survey = NonNullable<BranchSession['pesquisa_nps']>[number];
type Asked = Pick<BranchSession, 'pesquisa_nps' | 'pesquisa_adiada'>;

/** Surveys to answer after a command; postponed ones are shown again at the next login (G-73). */
export const stillAsked = (session: Asked, waiting: readonly Survey[]): Survey[] =>
  waiting.filter(
    ({ nr_sequencial, nr_nota }) =>
      nr_nota === null && !(session.pesquisa_adiada ?? []).includes(nr_sequencial),
  );

/** Asks what a finished order brought along; kept with the session, so that all tabs and a reload know (RATE-01). */
export function askSurveys(waiting: readonly Survey[]): void {
  const session = currentSession();
  if (session) storeSession({ ...session, pesquisa_nps: stillAsked(session, waiting) });
}

/** A survey has its answer, here or in another tab: the next one follows. */
export function surveyAnswered(survey: number): void {
  const session = currentSession();
  if (session) storeSession({ ...session, pesquisa_nps: without(session, survey) });
}

/** A survey is put off until the next login; nothing is sent (RATE-03). */
export function surveySkipped(survey: number): void {
  const session = currentSession();
  if (!session) return;
  const pesquisa_adiada = [...(session.pesquisa_adiada ?? []), survey];
  storeSession({ ...session, pesquisa_nps: without(session, survey), pesquisa_adiada });
}

const without = (session: Asked, survey: number) =>
  (session.pesquisa_nps ?? []).filter(({ nr_sequencial }) => nr_sequencial !== survey);
