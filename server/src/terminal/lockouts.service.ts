import type { AnswerOf } from '@terminal/contract';
import type { ControlDb } from '../core/db/pools.ts';
import { Refused } from '../core/refusal.ts';
import { clearLockout, lockouts } from '../throttle/service.ts';
import type { Keeping } from './keeping.service.ts';
import { companyNames, terminalNames } from './listing.queries.ts';

/**
 * Who and what is refused after wrong tries, by the names people know (G-04).
 * @param company of its accounts and terminals alone; null: of all, and of networks
 */
export async function shownLockouts(
  { control }: Pick<Keeping, 'control'>,
  company: number | null,
): Promise<AnswerOf<'listLockouts'>> {
  const companies = await companyNames(control);
  const found = await lockoutsOf(control, company);
  const data = found.map(({ lockout, terminal }) => {
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

async function lockoutsOf(control: ControlDb, company: number | null) {
  const found = await lockouts(control);
  const terminals = await terminalNames(
    control,
    found.flatMap(({ terminalId }) => terminalId ?? []),
  );
  const named = found.map((lockout) => ({ lockout, terminal: terminals.get(lockout.terminalId ?? 0) }));
  if (company === null) return named;
  return named.filter(({ lockout, terminal }) => (terminal?.companyId ?? lockout.companyId) === company);
}

/**
 * Ends one lockout.
 * @throws Refused CONTA_LIVRE when it no longer refuses anyone, or is not the company's
 */
export async function releaseLockout(
  { control, trail }: Keeping,
  { bloqueio: key, nr_seq_empresa }: { bloqueio: string; nr_seq_empresa?: number | undefined },
): Promise<void> {
  const own = await lockoutsOf(control, nr_seq_empresa ?? null);
  if (!own.some(({ lockout }) => lockout.key === key)) throw new Refused('CONTA_LIVRE');
  if (!(await clearLockout(control, key))) throw new Refused('CONTA_LIVRE');
  trail.push({ action: 'bloqueio.liberado', detail: key });
}
