import { setTimeout as pause } from 'node:timers/promises';
import type { PanelWorkKind } from '../../core/db/panel-connections.ts';
import type { ControlDb } from '../../core/db/pools.ts';
import { insertTrail } from '../../core/events/trail.queries.ts';
import type { PanelContext } from '../../core/http/context.ts';
import { Refused } from '../../core/refusal.ts';
import { type Base, basesOfType, type SqlScreens } from '../tables/service.ts';
import { runInBase } from './base.service.ts';
import { type BaseEnd, endInterrupted, findRun, updateBaseEnd, updateRunEnd, updateSign } from './queries.ts';
import { manyScriptRefusal } from './rules.ts';

/** Databases a run works on at once (G-93). */
const atOnce = 5;
/** Characters of all values kept of one database. */
const mostCharacters = 1_000_000;
/** Time between two signs of life, and between two looks whether a copy has ended, in ms. */
const signEvery = 5_000;
const lookEvery = 300;

/** What a script for many databases is asked with. */
export interface ManyAsked {
  script: string;
  bases: readonly string[];
  tp_base: 'T' | 'C' | 'G' | 'I';
}

/** Names of the work in the trail. */
const actions = { scan: 'script.multi', script: 'script.multi', rehearsal: 'script.ensaio' } as const;
type ManyKind = Extract<PanelWorkKind, keyof typeof actions>;

/** Notes a refused script in the trail with its text, as one that ran. @throws Refused the given refusal */
export function refuseMany(context: PanelContext, kind: ManyKind, asked: ManyAsked, refused: Refused): never {
  const detail = `${asked.bases.join(', ')}: ${asked.script}`;
  context.trail.push({ action: actions[kind], detail, error: refused.message });
  throw refused;
}

/**
 * The databases that were asked for, once each.
 * @throws Refused SCRIPT_COM_COMENTARIO, SCRIPT_NAO_CONSULTA, SCRIPT_INTERNO, BASE_INEXISTENTE
 */
export async function basesAsked(
  screens: SqlScreens,
  context: PanelContext,
  kind: ManyKind,
  asked: ManyAsked,
): Promise<Base[]> {
  const refuse = (refused: Refused) => refuseMany(context, kind, asked, refused);
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

/** A script and where it runs. */
export interface ManyWork {
  kind: ManyKind;
  /** Number of the run. */
  run: string;
  bases: readonly Base[];
  script: string;
}

/** Works on the databases of a run, five at a time, and gives signs of life meanwhile. */
export async function runEverywhere(
  screens: SqlScreens,
  context: PanelContext,
  work: ManyWork,
): Promise<void> {
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
  { run, kind, script }: ManyWork,
  base: Base,
): Promise<void> {
  const end = await endOf(() =>
    runInBase({
      control,
      connections,
      run,
      base,
      kind,
      script,
      longest: limits.script,
      characters: mostCharacters,
    }),
  );
  await control.transaction(async (tx) => {
    await updateBaseEnd(tx, run, base.db_name, end);
    await insertTrail(tx, { userId: user.id, address }, [
      {
        action: actions[kind],
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
    return { state: 'S', brought, count: brought.count, touched: brought.touched, error: null };
  } catch (error) {
    const cancelled = error instanceof Refused && error.codigo === 'SCRIPT_CANCELADO';
    return { state: cancelled ? 'C' : 'E', brought: null, count: null, touched: null, error: saidOf(error) };
  }
}

/** The database's error message; else the reason it was ended. */
function saidOf(error: unknown): string {
  if (error instanceof Refused) return error.details.valores?.['erro'] ?? error.message;
  return error instanceof Error ? error.message : 'erro';
}

/**
 * The run a copy belongs to, when it has ended: by itself, or because its server went away.
 * @throws Refused CHAVE_REUTILIZADA when the key was used for something else, ENSAIO_EXIGIDO when nothing has it: then another
 * run took the rehearsal
 */
export async function endOfCopy(
  { control, user, gone }: PanelContext,
  { key, bodyHash }: { key: string; bodyHash: Buffer },
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
  if (found === undefined) throw new Refused('ENSAIO_EXIGIDO');
  return found;
}
