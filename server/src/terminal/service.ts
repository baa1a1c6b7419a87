import { randomInt } from 'node:crypto';
import type { AnswerOf } from '@terminal/contract';
import { findBranchName } from '../catalog/service.ts';
import type { ControlDb } from '../core/db/pools.ts';
import { insertTrail } from '../core/events/trail.queries.ts';
import type { CompanyContext } from '../core/http/context.ts';
import { newToken, sha256 } from '../core/keys.ts';
import { Refused } from '../core/refusal.ts';
import { countTry } from '../throttle/service.ts';
import {
  findTerminalByCredential,
  hasOpenCode,
  insertEnrolmentTry,
  insertTerminal,
  type NewTerminal,
  type RenewedTerminal,
  updateActivation,
  updateCode,
  type WaitingTerminal,
} from './queries.ts';

/** Letters and digits that are not mistaken for each other. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 10;
const codeMinutes = 15;

/** Number of the enrolled terminal that sends the call; null when it is not enrolled (G-120). */
export async function findTerminal(control: ControlDb, context: CompanyContext): Promise<number | null> {
  if (context.terminal === undefined) return null;
  return (await findTerminalByCredential(control, context.company.id, sha256(context.terminal))) ?? null;
}

/** Registers a terminal and answers its one-time code, shown once and valid for 15 minutes. */
export async function registerTerminal(
  control: ControlDb,
  terminal: Omit<NewTerminal, 'codeHash' | 'minutes'>,
): Promise<WaitingTerminal & { code: string }> {
  const code = newCode();
  const added = await insertTerminal(control, { ...terminal, codeHash: sha256(code), minutes: codeMinutes });
  return { ...added, code };
}

/** Another code for a terminal that still waits; undefined when there is none such. @param company of this one; null: of any */
export async function renewCode(
  control: ControlDb,
  id: number,
  company: number | null,
): Promise<(RenewedTerminal & { code: string }) | undefined> {
  const code = newCode();
  const renewed = await updateCode(control, { id, company, codeHash: sha256(code), minutes: codeMinutes });
  return renewed && { ...renewed, code };
}

const newCode = () => Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/**
 * Exchanges a one-time code for the credential the browser keeps (C-166).
 * @throws Refused CODIGO_TERMINAL_INVALIDO for a wrong, used or late code, LOGIN_BLOQUEADO by the limits of G-04
 */
export async function activateTerminal(
  control: ControlDb,
  context: CompanyContext,
  typed: string,
): Promise<AnswerOf<'activateTerminal'>> {
  const codeHash = sha256(typed.trim().toUpperCase());
  const companyId = context.company.id;
  const matched = await hasOpenCode(control, companyId, codeHash);
  const attempt = {
    companyId,
    account: 'T' as const,
    code: 'CADASTRO',
    terminalId: null,
    address: context.address,
  };
  const audit = (name: string) => insertEnrolmentTry(context.db, name);
  await countTry(control, attempt, matched, 'LOGIN_BLOQUEADO', audit);
  const credential = newToken();
  const terminal = matched
    ? await updateActivation(control, companyId, codeHash, sha256(credential))
    : undefined;
  if (terminal === undefined) throw new Refused('CODIGO_TERMINAL_INVALIDO');
  const { company, address } = context;
  await insertTrail(control, { userId: null, address }, [
    { action: 'terminal.ativado', database: company.database, detail: terminal.ds_terminal },
  ]);
  const branch =
    terminal.nr_seq_filial === null ? null : await findBranchName(context.db, terminal.nr_seq_filial);
  return { terminal: credential, ds_terminal: terminal.ds_terminal, ds_filial: branch };
}
