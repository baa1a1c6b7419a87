import { randomUUID } from 'node:crypto';
import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { PanelContext, TrailEntry } from '../../core/http/context.ts';
import { sha256 } from '../../core/keys.ts';
import { Refused } from '../../core/refusal.ts';
import { type Base, findBase, type SqlScreens } from '../tables/service.ts';
import { runInBase } from './base.service.ts';
import { insertRun, updateBaseEnd, updateRunEnd } from './queries.ts';
import { freeScriptRefusal } from './rules.ts';

/** Characters of all values answered. */
const mostCharacters = 5_000_000;

type Asked = CheckedInput<'executeScript'>['body'];

/**
 * Runs one reading statement on one database: read-only, rolled back, 1,000 rows, its connection thrown away (G-92).
 * @throws Refused PALAVRA_PROIBIDA, SCRIPT_NAO_CONSULTA, BASE_INEXISTENTE, SCRIPT_REPETIDO, SCRIPT_FALHOU, SCRIPT_TEMPO,
 * SCRIPT_CANCELADO, RESULTADO_GRANDE
 */
export async function executeScript(
  screens: SqlScreens,
  context: PanelContext,
  asked: Asked,
): Promise<AnswerOf<'executeScript'>> {
  const told: TrailEntry = { action: 'script.livre', database: asked.db_name, detail: sentOf(asked) };
  try {
    const began = performance.now();
    const { rows, fields, limited, cut } = await execute(screens, context, asked);
    context.trail.push({ ...told, rows: rows.length });
    const ms = Math.round(performance.now() - began);
    return { dados: { data: rows }, fields, limitado: limited, cortados: cut, ms };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'erro';
    context.trail.push({ ...told, error: reason });
    throw error;
  }
}

/** What the database is sent: the script, or the question how it would do it. */
const sentOf = ({ script, explicar }: Asked): string => (explicar === 'S' ? `explain ${script}` : script);

async function execute(screens: SqlScreens, context: PanelContext, asked: Asked) {
  const { db_name, execucao } = asked;
  const refusal = freeScriptRefusal(asked.script);
  if (refusal !== null) throw new Refused(refusal.code, { valores: { palavras: refusal.words ?? '' } });
  const script = sentOf(asked);
  const { control, user, gone } = context;
  const base = await findBase(screens, control, db_name);
  const run = await insertRun(control, {
    userId: user.id,
    key: context.key ?? execucao ?? randomUUID(),
    type: 'L',
    baseType: base.tp_base,
    script,
    bodyHash: sha256(JSON.stringify([script, db_name])),
    bases: [db_name],
  });
  if (run === undefined) throw new Refused('SCRIPT_REPETIDO');
  return keeping(context, run, base, () =>
    runInBase({
      control,
      connections: screens.connections,
      run,
      base,
      kind: 'free',
      userId: user.id,
      script,
      longest: screens.limits.read,
      characters: mostCharacters,
      signal: gone,
    }),
  );
}

/** The run is over however it ended; of a free one only how many rows it brought is kept. */
async function keeping<T extends { count: number }>(
  { control }: PanelContext,
  run: string,
  base: Base,
  work: () => Promise<T>,
): Promise<T> {
  const end = async (state: 'S' | 'E' | 'C', count: number | null, error: string | null) => {
    await updateBaseEnd(control, run, base.db_name, { state, brought: null, count, touched: null, error });
    await updateRunEnd(control, run);
  };
  try {
    const brought = await work();
    await end('S', brought.count, null);
    return brought;
  } catch (error) {
    const cancelled = error instanceof Refused && error.codigo === 'SCRIPT_CANCELADO';
    await end(cancelled ? 'C' : 'E', null, error instanceof Error ? error.message : 'erro');
    throw error;
  }
}
