import { personName } from '../../catalog/service.ts';
import { insertTrail } from '../../core/events/trail.queries.ts';
import type { SessionContext } from '../../core/http/context.ts';
import type { IntakeContext, IntakeOptions } from './service.ts';

type Input = Record<'params' | 'query' | 'body', Record<string, unknown> | undefined>;
/** What answers a call of intakes, whoever runs them. */
export type IntakeHandler = (context: IntakeContext, input: Input) => Promise<unknown>;

/**
 * The handler for whoever administers a company: the company is that of the session, and the trail names the person, who is no
 * user of the panel.
 */
export const ownHandler =
  ({ databases: { control } }: IntakeOptions, handler: IntakeHandler) =>
  async (context: SessionContext, input: Input): Promise<unknown> => {
    const { company, address, upload, db, actor } = context;
    const name = await personName(db, actor.personId);
    const asking: IntakeContext = { control, user: { id: null, name }, trail: [], upload };
    const answer = await handler(asking, {
      ...input,
      query: { ...input.query, empresa: company.id },
      body: { ...input.body, nr_seq_empresa: company.id },
    });
    const entries = asking.trail.map((entry) => ({ ...entry, detail: `${entry.detail} (${name})` }));
    if (entries.length > 0) await insertTrail(control, { userId: null, address }, entries);
    return answer;
  };
