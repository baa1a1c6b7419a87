import type { AnswerOf } from '@terminal/contract';
import type { PanelContext } from '../../core/http/context.ts';
import { Refused } from '../../core/refusal.ts';
import { clearLockout, lockouts } from '../../throttle/service.ts';
import { companyNames, terminalNames } from './queries.ts';

/** Who and what is refused after wrong tries, by the names people know (G-04). */
export async function shownLocks({ control }: PanelContext): Promise<AnswerOf<'listLocks'>> {
  const found = await lockouts(control);
  const companies = await companyNames(control);
  const terminals = await terminalNames(
    control,
    found.flatMap(({ terminalId }) => terminalId ?? []),
  );
  const data = found.map((lock) => {
    const terminal = terminals.get(lock.terminalId ?? 0);
    return {
      bloqueio: lock.key,
      tp_bloqueio: lock.kind,
      nome_empresa: companies.get(terminal?.companyId ?? lock.companyId ?? 0) ?? null,
      tp_conta: lock.account,
      cd_conta: lock.code,
      ds_terminal: terminal?.name ?? null,
      ds_rede: lock.network,
      qt_falhas: lock.failures,
      dt_ultima: lock.lastFailure?.toISOString() ?? null,
      dt_livre: lock.until?.toISOString() ?? null,
    };
  });
  return { data };
}

/**
 * Takes one lock away.
 * @throws Refused CONTA_LIVRE when it no longer refuses anyone
 */
export async function releaseLock({ control, trail }: PanelContext, key: string): Promise<void> {
  if (!(await clearLockout(control, key))) throw new Refused('CONTA_LIVRE');
  trail.push({ action: 'bloqueio.liberado', detail: key });
}
