import { createHash } from 'node:crypto';
import {
  type CompiledQuery,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryId,
  RawNode,
  type RootOperationNode,
} from 'kysely';

/** A statement's text, and the name it is prepared under. */
interface Named {
  text: string;
  name?: string;
}

/** Texts given a name; more would only fill the servers' memory. */
const known = new Map<string, Named>();
const mostNames = 1_000;

/** The same text as it was first seen, with a name derived from it. */
export function named(text: string): Named {
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size >= mostNames) return { text };
  const made = { text, name: `q${createHash('sha1').update(text).digest('base64url')}` };
  known.set(text, made);
  return made;
}

/** In place of a statement's parts. */
const noParts = RawNode.createWithSql('');

/**
 * Keeps of a written statement its text, once for all who run it, and its values. Kysely keeps all its parts until the answer
 * is there; some ten kilobytes of each list then outlive the young part of the heap, and full collections clear them away.
 */
class FrugalCompiler extends PostgresQueryCompiler {
  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    const compiled = super.compileQuery(node, queryId);
    const { text } = named(compiled.sql);
    // Built statements are asked afterwards whether they return rows.
    return { ...compiled, sql: text, query: node.kind === 'RawNode' ? noParts : node };
  }
}

/** PostgreSQL as the server speaks to it. */
export class FrugalDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new FrugalCompiler();
  }
}
