import { type CallName, type OwnName, ownNameOf } from '@terminal/contract';
import type { ControlDb } from '../core/db/pools.ts';
import { insertTrail } from '../core/events/trail.queries.ts';
import type { PanelContext, SessionContext } from '../core/http/context.ts';
import type { Handlers } from '../core/http/handlers.ts';
import { personName } from './service.ts';

/** Who sends a call of the panel: one of its users, or whoever administers the company, who is none. */
export type OwnContext = Pick<PanelContext, 'control' | 'trail' | 'upload'> & {
  user: { id: number | null; name: string };
};

type Input = Record<'params' | 'query' | 'body', Record<string, unknown> | undefined>;
type OwnHandler = (context: OwnContext, input: Input) => Promise<unknown>;

/**
 * The handlers of calls of the panel for whoever administers a company: the company is that of the session, and the trail names
 * the person, who is no user of the panel.
 * @param atomic the control database is changed in one transaction, as by a command of the panel; else by the handlers themselves
 */
export function ownHandlersOf<N extends CallName>(
  control: ControlDb,
  handlers: Handlers<N>,
  { atomic }: { atomic: boolean },
): Handlers<OwnName<N> & CallName> {
  const own = Object.entries(handlers).map(([name, handler]) => [
    ownNameOf(name),
    (context: SessionContext, input: Input) => {
      // Each is only called with the input its own call describes, and the company added to it.
      const answer = (db: ControlDb) => answerOwn(db, context, handler as OwnHandler, input);
      return atomic ? control.transaction(answer) : answer(control);
    },
  ]);
  return Object.fromEntries(own) as Handlers<OwnName<N> & CallName>;
}

async function answerOwn(control: ControlDb, context: SessionContext, handler: OwnHandler, input: Input) {
  const { company, address, upload, db, actor } = context;
  const name = await personName(db, actor.personId);
  const asking: OwnContext = { control, user: { id: null, name }, trail: [], upload };
  const answer = await handler(asking, {
    ...input,
    query: { ...input.query, empresa: company.id },
    body: { ...input.body, nr_seq_empresa: company.id },
  });
  const entries = asking.trail.map((entry) => ({ ...entry, detail: `${entry.detail} (${name})` }));
  if (entries.length > 0) await insertTrail(control, { userId: null, address }, entries);
  return answer;
}
