import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { ControlDb } from '../core/db/pools.ts';
import type { PanelContext } from '../core/http/context.ts';
import { sha256 } from '../core/keys.ts';
import { Refused } from '../core/refusal.ts';
import { writeTrail } from '../panel/service.ts';
import { type Base, basesOfType, type SqlScreens } from '../tables/service.ts';
import { runInBase } from './base.service.ts';
import {
  type BaseEnd,
  endInterrupted,
  findRun,
  insertRun,
  listResults,
  updateBaseEnd,
  updateRunEnd,
  updateSign,
} from './queries.ts';
import { manyScriptRefusal, onOneLine } from './rules.ts';

/** Databases a run works on at once (G-93). */
const atOnce = 5;
/** Characters of all values kept of one database. */
const mostCharacters = 1_000_000;
/** Time between two signs of life, and between two looks whether a copy has ended, in ms. */
const signEvery = 5_000;
const lookEvery = 300;

type Asked = CheckedInput<'submitScript'>['body'];

/**
 * Runs a statement on many databases, five at a time, each in a transaction of its own (G-93). The key of the press is
 * that of the run: sent again it waits for the first one and answers what that brought, also after a crash.
 * @throws Refused SCRIPT_COM_COMENTARIO, SCRIPT_NAO_CONSULTA, SCRIPT_INTERNO, BASE_INEXISTENTE, CHAVE_REUTILIZADA;
 * MULTI_SQL_FALHOU with all results when one of them failed
 */
export async function submitScript(
  screens: SqlScreens,
  context: PanelContext,
  asked: Asked,
): Promise<AnswerOf<'submitScript'>> {
  const { control, user } = context;
  const script = onOneLine(asked.script);
  const bases = await basesAsked(screens, context, asked);
  const key = context.key ?? asked.execucao ?? randomUUID();
  const bodyHash = sha256(JSON.stringify([asked.script, asked.tp_base, bases.map(({ db_name }) => db_name)]));
  const run = await insertRun(control, {
    userId: user.id,
    key,
    type: 'M',
    baseType: asked.tp_base,
    script,
    bodyHash,
    bases: bases.map(({ db_name }) => db_name),
  });
  if (run !== undefined) await runEverywhere(screens, context, { run, bases, script });
  const resultados = await listResults(control, run ?? (await endOfCopy(context, key, bodyHash)));
  if (resultados.every(({ ok }) => ok)) return { execucao: key, resultados };
  throw new Refused('MULTI_SQL_FALHOU', { resultados });
}

/** What was asked for, once each. A refused script is in the trail with its text, as one that ran. */
async function basesAsked(screens: SqlScreens, context: PanelContext, asked: Asked): Promise<Base[]> {
  const refuse = (refused: Refused): never => {
    const detail = `${asked.bases.join(', ')}: ${asked.script}`;
    context.trail.push({ action: 'script.multi', detail, error: refused.message });
    throw refused;
  };
  const refusal = manyScriptRefusal(asked.script);
  if (refusal !== null)
    return refuse(new Refused(refusal.code, { valores: { palavras: refusal.words ?? '' } }));
  if (asked.tp_base === 'I' || asked.bases.includes(screens.controlDatabase))
    return refuse(new Refused('SCRIPT_INTERNO'));
  const known = await basesOfType(screens, context.control, asked.tp_base);
  return [...new Set(asked.bases)].map(
    (name) => known.find(({ db_name }) => db_name === name) ?? refuse(new Refused('BASE_INEXISTENTE')),
  );
}

interface Run {
  run: string;
  bases: readonly Base[];
  script: string;
}

async function runEverywhere(screens: SqlScreens, context: PanelContext, work: Run): Promise<void> {
  const { control } = context;
  const signs = setInterval(() => void updateSign(control, work.run).catch(() => undefined), signEvery);
  const waiting = [...work.bases];
  const worker = async () => {
    for (let base = waiting.shift(); base !== undefined; base = waiting.shift())
      await runAndNote(screens, context, work, base);
  };
  try {
    await Promise.all(Array.from({ length: Math.min(atOnce, waiting.length) }, worker));
    await updateRunEnd(control, work.run);
  } finally {
    clearInterval(signs);
  }
}

/** One database; its outcome and its line of the trail are written together. */
async function runAndNote(
  { connections, limits }: SqlScreens,
  { control, user, address }: PanelContext,
  { run, script }: Run,
  base: Base,
): Promise<void> {
  const end = await endOf(() =>
    runInBase({
      control,
      connections,
      run,
      base,
      kind: 'script',
      script,
      longest: limits.script,
      characters: mostCharacters,
    }),
  );
  await control.transaction().execute(async (tx) => {
    await updateBaseEnd(tx, run, base.db_name, end);
    await writeTrail(tx, { userId: user.id, address }, [
      {
        action: 'script.multi',
        database: base.db_name,
        detail: script,
        ...(end.count !== null && { rows: end.count }),
        ...(end.error !== null && { error: end.error }),
      },
    ]);
  });
}

async function endOf(work: () => ReturnType<typeof runInBase>): Promise<BaseEnd> {
  try {
    const brought = await work();
    return { state: 'S', brought, count: brought.count, error: null };
  } catch (error) {
    const cancelled = error instanceof Refused && error.codigo === 'SCRIPT_CANCELADO';
    return { state: cancelled ? 'C' : 'E', brought: null, count: null, error: saidOf(error) };
  }
}

/** What the database says of it, in its own words; else why it was ended. */
function saidOf(error: unknown): string {
  if (error instanceof Refused) return error.details.valores?.['erro'] ?? error.message;
  return error instanceof Error ? error.message : 'erro';
}

/**
 * The run a copy belongs to, when it has ended: by itself, or because its server went away.
 * @throws Refused CHAVE_REUTILIZADA when the key was used for something else
 */
async function endOfCopy(
  { control, user, gone }: PanelContext,
  key: string,
  bodyHash: Buffer,
): Promise<string> {
  for (;;) {
    const found = await runOf(control, user.id, key);
    if (!found.hs_corpo.equals(bodyHash)) throw new Refused('CHAVE_REUTILIZADA');
    if (found.ended) return found.id;
    await pause(lookEvery, undefined, { signal: gone });
  }
}

async function runOf(control: ControlDb, userId: number, key: string) {
  await endInterrupted(control);
  const found = await findRun(control, userId, key);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  return found;
}
