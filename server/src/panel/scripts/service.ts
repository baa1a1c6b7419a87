import { randomUUID } from 'node:crypto';
import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { changesRows, onOneLine } from '@terminal/contract/sql';
import type { PanelContext } from '../../core/http/context.ts';
import { sha256 } from '../../core/keys.ts';
import { Refused } from '../../core/refusal.ts';
import type { SqlScreens } from '../tables/service.ts';
import { basesAsked, endOfCopy, refuseMany, runEverywhere } from './many.service.ts';
import { findRun, findRunTold, insertRun, isCancelled, listResults } from './queries.ts';
import { findRehearsal } from './rehearsal.queries.ts';
import { rehearsalRefusal } from './rules.ts';

/** How long a rehearsal counts, in minutes. */
const rehearsalCounts = 10;

type Asked = CheckedInput<'submitScript'>['body'];

/** A script for many databases, checked. */
interface Checked {
  /** M run, E rehearsal. */
  type: 'M' | 'E';
  /** On one line. */
  script: string;
  names: string[];
  key: string;
  bodyHash: Buffer;
}

/**
 * Runs a statement on many databases, five at a time, each in a transaction of its own (G-93): a writing one after its
 * rehearsal, one that reads in a read-only transaction. The key of the press is that of the run: sent again it waits for the
 * first one and answers what that brought, also after a crash.
 * @throws Refused SCRIPT_COM_COMENTARIO, SCRIPT_NAO_CONSULTA, SCRIPT_INTERNO, BASE_INEXISTENTE, CHAVE_REUTILIZADA,
 * ENSAIO_EXIGIDO, ENSAIO_COM_ERRO; with all results SCRIPT_CANCELADO when it was cancelled, MULTI_SQL_FALHOU when one failed
 */
export async function submitScript(
  screens: SqlScreens,
  context: PanelContext,
  asked: Asked,
): Promise<AnswerOf<'submitScript'>> {
  const { control } = context;
  const kind = asked.ensaio !== undefined || changesRows(asked.script) ? 'script' : 'scan';
  const bases = await basesAsked(screens, context, kind, asked);
  const checked = checkedOf('M', context, asked, bases);
  const rehearsal = kind === 'script' ? await rehearsalBefore(context, asked, checked) : null;
  const run = await insertRun(control, { ...newRun(context, asked, checked), rehearsal });
  if (run !== undefined) await runEverywhere(screens, context, { kind, run, bases, script: checked.script });
  const ended = run ?? (await endOfCopy(context, checked));
  const resultados = await listResults(control, ended);
  if (resultados.every(({ ok }) => ok)) return { execucao: checked.key, resultados };
  throw new Refused((await isCancelled(control, ended)) ? 'SCRIPT_CANCELADO' : 'MULTI_SQL_FALHOU', {
    resultados,
  });
}

/**
 * Runs a statement on many databases with the limits and the role of a real run, and rolls it back in each. A writing run of
 * the same text names it by its key (`ensaio`).
 * @returns what it would do, database by database
 * @throws Refused SCRIPT_COM_COMENTARIO, SCRIPT_NAO_CONSULTA, SCRIPT_INTERNO, BASE_INEXISTENTE, CHAVE_REUTILIZADA,
 * NAO_ENCONTRADO
 */
export async function rehearseScript(
  screens: SqlScreens,
  context: PanelContext,
  asked: CheckedInput<'rehearseScript'>['body'],
): Promise<AnswerOf<'rehearseScript'>> {
  const { control, user } = context;
  const kind = 'rehearsal';
  const bases = await basesAsked(screens, context, kind, asked);
  const checked = checkedOf('E', context, asked, bases);
  const run = await insertRun(control, newRun(context, asked, checked));
  if (run !== undefined) await runEverywhere(screens, context, { kind, run, bases, script: checked.script });
  else await endOfCopy(context, checked);
  const told = await findRunTold(control, user.id, checked.key);
  if (told === undefined) throw new Refused('NAO_ENCONTRADO');
  return told;
}

function checkedOf(
  type: Checked['type'],
  { key }: PanelContext,
  { script, tp_base, execucao }: Asked,
  bases: readonly { db_name: string }[],
): Checked {
  const names = bases.map(({ db_name }) => db_name);
  const bodyHash = sha256(JSON.stringify([type, script, tp_base, names]));
  return { type, script: onOneLine(script), names, key: key ?? execucao ?? randomUUID(), bodyHash };
}

const newRun = ({ user }: PanelContext, { tp_base }: Asked, { names, ...checked }: Checked) => ({
  ...checked,
  userId: user.id,
  baseType: tp_base,
  bases: names,
});

/**
 * Number of the rehearsal a run follows; null: the press is a repeated one, answered by the first.
 * @throws Refused ENSAIO_EXIGIDO, ENSAIO_COM_ERRO
 */
async function rehearsalBefore(
  context: PanelContext,
  asked: Asked,
  { script, names, key }: Checked,
): Promise<string | null> {
  const { control, user } = context;
  const found =
    asked.ensaio === undefined
      ? undefined
      : await findRehearsal(control, user.id, asked.ensaio, rehearsalCounts);
  const refusal = rehearsalRefusal({ rehearsal: found, script, baseType: asked.tp_base, bases: names });
  if (refusal === null && found !== undefined) return found.id;
  // Looked for after the rehearsal: a copy of the press may have taken it an instant ago.
  if ((await findRun(control, user.id, key)) !== undefined) return null;
  const { code, failed = [] } = refusal ?? { code: 'ENSAIO_EXIGIDO' };
  return refuseMany(context, 'script', asked, new Refused(code, { valores: { bases: failed.join(', ') } }));
}
