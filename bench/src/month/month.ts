import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';
import { createRandom } from '../../../server/db/seed/random.ts';
import { type Press, press } from './deliver.ts';
import { type Feed, listen } from './feed.ts';
import type { Act, Actor, Field, Scene } from './field.ts';
import { invariants, keyInvariants, withPresses } from './invariants.ts';
import { hire } from './people.ts';
import { planActs } from './plans.ts';
import { eventsSince, replay, type State, standings } from './replay.ts';
import { stockActs } from './stock.ts';
import { tyreActs } from './tyres.ts';
import { workActs } from './work.ts';

const acts: readonly Act[] = [...workActs, ...stockActs, ...planActs, ...tyreActs];

export interface MonthOptions {
  seed: number;
  /** It ends when so many commands were pressed, or earlier when so many seconds are over. */
  commands: number;
  seconds: number;
  /** Breaks what was done before it is looked at. */
  spoil?(field: Field, feeds: readonly Feed[]): Promise<void>;
}

/** What a month came to. */
export interface Month {
  presses: Press[];
  /** How often each claim is contradicted. */
  violations: Map<string, number>;
  /** What the contradictions are, as far as it can be said. */
  told: string[];
}

/** Where things stood before. */
interface Before {
  order: number;
  event: number;
  states: Map<number, State>;
}

/** Lets people of all kinds work at two servers of one database, and checks the result. */
export async function liveMonth(field: Field, options: MonthOptions): Promise<Month> {
  const actors = await hire(field);
  const before = await look(field);
  const listener = actors.find(({ role }) => role === 'terminal');
  if (listener === undefined) throw new Error('nobody listens');
  const feeds = await Promise.all(field.bases.map((base) => listen(base, listener)));
  try {
    const presses = await work(field, actors, options);
    await untilHeard(field, before, feeds);
    await options.spoil?.(field, feeds);
    return await judge(field, before, presses, feeds);
  } finally {
    await Promise.all(feeds.map((feed) => feed.stop()));
  }
}

async function look(field: Field): Promise<Before> {
  const [row] = await field.sql<{ order: number; event: number }>(
    'select coalesce(max(nr_sequencial), 0)::int as "order", (select coalesce(max(nr_sequencial), 0)::int from evento) as event from os',
  );
  const rows = await field.sql<{ id: number; state: State }>(standings);
  return {
    order: row?.order ?? 0,
    event: row?.event ?? 0,
    states: new Map(rows.map(({ id, state }) => [id, state])),
  };
}

async function work(field: Field, actors: readonly Actor[], options: MonthOptions): Promise<Press[]> {
  const agent = new Agent({ connections: 32 });
  const presses: Press[] = [];
  const deadline = performance.now() + options.seconds * 1_000;
  let left = options.commands;
  const technicians = actors.filter(({ role }) => role === 'technician');
  const live = async (actor: Actor, n: number) => {
    const random = createRandom(options.seed + n);
    const scene: Scene = {
      random,
      technicians,
      all: (text, values) => field.sql(text, values),
      async one<Row>(text: string, values?: unknown[]) {
        const rows = await field.sql<Row>(text, values);
        return rows.length === 0 ? undefined : random.pick(rows);
      },
    };
    const own = acts
      .filter(({ roles }) => roles.includes(actor.role))
      .map((act) => [act, act.weight] as const);
    while (left > 0 && performance.now() < deadline) {
      const wanted = await random.weighted(own).wish(scene, actor);
      if (wanted === undefined) {
        await sleep(1);
        continue;
      }
      left -= 1;
      presses.push(await press(field, agent, random, { actor, wish: wanted }));
    }
  };
  try {
    await Promise.all(actors.map(live));
  } finally {
    await agent.close();
  }
  return presses;
}

const longestTold = 3_000;

/** Gives the last events the time to arrive. */
async function untilHeard(field: Field, before: Before, feeds: readonly Feed[]): Promise<void> {
  const events = await eventsOf(field, before);
  const deadline = performance.now() + longestTold;
  while (performance.now() < deadline && feeds.some(({ heard }) => events.some((id) => !heard.has(id))))
    await sleep(20);
}

const eventsOf = async (field: Field, before: Before): Promise<number[]> => {
  const rows = await field.sql<{ id: number }>(
    'select nr_sequencial::int as id from evento where nr_sequencial > $1 and nr_seq_filial = 1',
    [before.event],
  );
  return rows.map(({ id }) => id);
};

async function judge(field: Field, before: Before, presses: Press[], feeds: readonly Feed[]): Promise<Month> {
  const violations = new Map<string, number>();
  const told = presses.flatMap(({ failures }) => failures);
  const count = async (claim: string, text: string, value: unknown) => {
    const [row] = await field.sql<{ count: string }>(text, text.includes('$1') ? [value] : []);
    violations.set(claim, Number(row?.count));
  };
  for (const [claim, text] of Object.entries(invariants)) await count(claim, text, before.order);
  // A ticket's row shows that it was requested; its command stores no key.
  const keys = JSON.stringify(
    presses.map(({ key, done, lost, call }) => ({ key, lost, done: done && call !== 'sendTicket' })),
  );
  for (const [claim, text] of Object.entries(keyInvariants)) await count(claim, withPresses + text, keys);
  const wrongPaths = await replayAll(field, before);
  violations.set('an order came where no command leads', wrongPaths.length);
  violations.set(
    'copies of one command were answered differently',
    many(presses, ({ unlike }) => unlike),
  );
  violations.set(
    'a command was never answered',
    many(presses, ({ lost }) => lost),
  );
  violations.set(
    'an answer of 5xx but busy for a moment',
    presses.flatMap(({ failures }) => failures).length,
  );
  const events = await eventsOf(field, before);
  for (const [n, { heard }] of feeds.entries())
    violations.set(
      `an event was not heard exactly once at the ${n === 0 ? 'first' : 'second'} server`,
      events.filter((id) => heard.get(id) !== 1).length +
        [...heard.keys()].filter((id) => id > before.event && !events.includes(id)).length,
    );
  return { presses, violations, told: [...told, ...wrongPaths] };
}

const many = (presses: readonly Press[], is: (press: Press) => boolean) => presses.filter(is).length;

async function replayAll(field: Field, before: Before): Promise<string[]> {
  const after = new Map(
    (await field.sql<{ id: number; state: State }>(standings)).map(({ id, state }) => [id, state]),
  );
  const histories = await field.sql<{ id: number; events: string[] }>(eventsSince, [before.event]);
  return histories.flatMap(({ id, events }) => {
    const wrong = replay(before.states.get(id), events, after.get(id) ?? 'ABERTA');
    return wrong === undefined ? [] : [`order ${id}: ${wrong}`];
  });
}
