import type { AnswerOf } from '@terminal/contract';
import type { PanelContext } from '../../core/http/context.ts';
import { Refused } from '../../core/refusal.ts';
import { clearLockout, lockouts } from '../../throttle/service.ts';
import { companyNames, terminalNames } from './queries.ts';

/** Who and what is refused after wrong tries, by the names people know (G-04). */
export async function shownLockouts({ control }: PanelContext): Promise<AnswerOf<'listLockouts'>> {
  const found = await lockouts(control);
  const companies = await companyNames(control);
  const terminals = await terminalNames(
    control,
    found.flatMap(({ terminalId }) => terminalId ?? []),
  );
  const data = found.map((lockout) => {
    const terminal = terminals.get(lockout.terminalId ?? 0);
    return {
      bloqueio: lockout.key,
      tp_bloqueio: lockout.kind,
      nome_empresa: companies.get(terminal?.companyId ?? lockout.companyId ?? 0) ?? null,
      tp_conta: lockout.account,
      cd_conta: lockout.code,
      ds_terminal: terminal?.name ?? null,
      ds_rede: lockout.network,
      qt_falhas: lockout.failures,
      dt_ultima: lockout.lastFailure?.toISOString() ?? null,
      dt_livre: lockout.until?.toISOString() ?? null,
    };
  });
  return { data };
}

/**
 * Ends one lockout.
 * @throws Refused CONTA_LIVRE when it no longer refuses anyone
 */
export async function releaseLockout({ control, trail }: PanelContext, key: string): Promise<void> {
  if (!(await clearLockout(control, key))) throw new Refused('CONTA_LIVRE');
  trail.push({ action: 'bloqueio.liberado', detail: key });
}
