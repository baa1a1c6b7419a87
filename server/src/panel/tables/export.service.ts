import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PanelConnection } from '../../core/db/panel-connections.ts';
import { readBatches } from '../../core/db/panel-cursor.ts';
import { insertTrail } from '../../core/events/trail.queries.ts';
import type { FileAnswer } from '../../core/http/answer.ts';
import type { PanelContext } from '../../core/http/context.ts';
import { exportStatement } from './queries.ts';
import { csvLine, type TableAsked } from './rules.ts';
import { type Base, findBase, type SqlScreens, tableAsked, told } from './service.ts';

/** Rows read at a time, and most bytes they may have. */
const batch = 100;
const mostBytes = 64_000_000;

/**
 * The whole filtered table as export.csv, written while it is read: nothing of it waits in memory (TABLES-05, G-94).
 * A table that fails half-way breaks the answer off, so nobody takes a part for the whole.
 * @throws Refused BASE_INEXISTENTE, TABELA_INEXISTENTE, COLUNA_INEXISTENTE, COLUNA_MASCARADA
 */
export async function exportTable(
  screens: SqlScreens,
  context: PanelContext,
  asked: TableAsked,
): Promise<FileAnswer> {
  const base = await findBase(screens, context.control, asked.db_name);
  const stream = new PassThrough();
  stream.on('error', () => undefined); // whoever reads it is told by the stream itself
  const counted = { rows: 0 };
  // Answered once the table is known; what is refused before is refused in the usual way.
  const begun = Promise.withResolvers<void>();
  screens.connections
    .run(exportOf(screens, base, context.gone), async (connection) => {
      const lines = await linesOf(connection, asked, counted);
      begun.resolve();
      await pipeline(Readable.from(lines), stream);
    })
    .then(
      () => note(context, asked, counted.rows),
      async (error: Error) => {
        await note(context, asked, counted.rows, error.message);
        begun.reject(error);
        stream.destroy(error);
      },
    )
    .catch((error: Error) => stream.destroy(error));
  await begun.promise;
  return { stream, mime: 'text/csv; charset=utf-8', name: 'export.csv' };
}

/** What a connection is opened for, and how long it lives. */
const exportOf = ({ limits }: SqlScreens, { db_name, zone }: Base, gone: AbortSignal) =>
  ({ kind: 'export', database: db_name, zone, longest: limits.export, mostBytes, signal: gone }) as const;

/** Trail entry: exported rows, and the error if it failed. */
const note = ({ control, user, address }: PanelContext, asked: TableAsked, rows: number, error?: string) =>
  insertTrail(control, { userId: user.id, address }, [
    {
      action: 'tabela.exportada',
      database: asked.db_name,
      detail: told(asked),
      rows,
      ...(error !== undefined && { error }),
    },
  ]);

/** Head and rows, a batch at a time. */
async function linesOf(connection: PanelConnection, asked: TableAsked, counted: { rows: number }) {
  const { columns, ...table } = await tableAsked(connection.db, asked);
  const { text, values } = exportStatement({ ...table, columns }, asked);
  const heads = columns.map((column) => ({ ...column, name: '', kind: 'S' }));
  return (async function* () {
    yield `\uFEFF${csvLine(
      columns.map(({ name }) => name),
      heads,
    )}`;
    for await (const rows of readBatches(connection, text, values, batch)) {
      counted.rows += rows.length;
      yield rows.map((row) => csvLine(row, columns)).join('');
    }
  })();
}
