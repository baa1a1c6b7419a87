import type { PanelConnection, PanelConnections, PanelWorkKind } from '../../core/db/panel-connections.ts';
import { readScript, type ScriptRows } from '../../core/db/panel-cursor.ts';
import type { ControlDb } from '../../core/db/pools.ts';
import { Refused } from '../../core/refusal.ts';
import type { Base } from '../tables/service.ts';
import { claimBase, hasLargeObjects, isCancelled, updateBackend } from './queries.ts';
import { checkDeferred, listTouched, type Touched } from './rehearsal.queries.ts';
import { mayStay } from './rules.ts';

/** A script in one database of a run. */
export interface BaseWork {
  control: ControlDb;
  connections: PanelConnections;
  /** Number of the run. */
  run: string;
  base: Base;
  kind: Extract<PanelWorkKind, 'free' | 'scan' | 'rehearsal' | 'script'>;
  /** Whose free script it is. */
  userId?: number;
  script: string;
  /** Longest it may take, in ms. */
  longest: number;
  /** Characters of all values kept. */
  characters: number;
  signal?: AbortSignal;
}

/** Rows kept of a result (G-92, G-93), and characters of one value. */
const mostRows = 1_000;
const longestValue = 200_000;
/** Bytes the database may send for a batch of rows: more never reaches the memory of this server. */
const mostBytes = 32_000_000;

/** Rows a script read, and rows it wrote if allowed; null: none. */
export type BaseRows = ScriptRows & { touched: Touched[] | null };

/**
 * Runs a script in one database of a run.
 * @throws Refused SCRIPT_CANCELADO when the run was cancelled, before or meanwhile, and why it failed otherwise
 */
export async function runInBase(work: BaseWork): Promise<BaseRows> {
  const { control, run, base } = work;
  if (!(await claimBase(control, run, base.db_name))) throw new Refused('SCRIPT_CANCELADO');
  try {
    return await execute(work);
  } catch (error) {
    // A cancelled run's process is terminated; the resulting database error is not a failure of the script.
    if (await isCancelled(control, run)) throw new Refused('SCRIPT_CANCELADO');
    throw error;
  }
}

function execute({ control, connections, run, base, kind, userId, script, signal, ...limits }: BaseWork) {
  const onBackend = async (backend: { pid: number; started: string }) => {
    await updateBackend(control, run, base.db_name, backend);
    // Checked after the process is registered, so that a later cancellation finds it.
    if (await isCancelled(control, run)) throw new Refused('SCRIPT_CANCELADO');
  };
  const { longest, characters } = limits;
  return connections.run(
    {
      kind,
      ...(userId !== undefined && { userId }),
      database: base.db_name,
      zone: base.zone,
      longest,
      mostBytes,
      signal,
      onBackend,
    },
    async (connection) => {
      const brought = await readScript(connection, script, { rows: mostRows, characters, longestValue });
      if (kind === 'free' || kind === 'scan') return { ...brought, touched: null };
      await refuseTraces(connection, brought.command);
      if (kind === 'rehearsal') await checkDeferred(connection.db);
      return { ...brought, touched: await listTouched(connection.db) };
    },
  );
}

/** What no privilege of the role keeps it from doing is undone: other commands than on rows, large objects. */
async function refuseTraces({ db }: PanelConnection, command: string | null): Promise<void> {
  if (!mayStay(command))
    throw new Refused('SCRIPT_FALHOU', { valores: { erro: `${command}: comando não permitido` } });
  if (await hasLargeObjects(db))
    throw new Refused('SCRIPT_FALHOU', { valores: { erro: 'objetos grandes não são permitidos' } });
}
