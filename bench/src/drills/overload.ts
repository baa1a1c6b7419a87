import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { inCompany } from '../commands.ts';
import { type Headers, signIn } from '../http.ts';
import { type Drill, type Finding, type Ground, none, within } from './drill.ts';
import { startHouse } from './house.ts';

const callers = 500;
const stalledMs = 4_000;
/** Connections to a company's database: POOL_SIZE. */
const places = 10;
/** POOL_WAIT_MS is 1,000; the rest is the time 500 callers take to be read and answered. */
const longestWait = 2_000;
const longestHealth = 1_000;
const longestReturn = 5_000;
/** As quick as anybody wants it, this many times in a row. */
const usual = { took: 250, times: 10 };
const healthEveryMs = 100;

export const overload: Drill = {
  name: 'overload',
  promise:
    '500 callers at a database that stands still: whoever finds no connection within 1 s gets 503 with Retry-After, health answers, normal again in 5 s',
  defect: 'callers wait half a minute for a connection (POOL_WAIT_MS)',
  run,
};

interface Answer {
  status: number;
  took: number;
  hasRetryAfter: boolean;
}

/** Holds the orders' table for four seconds, lets 500 callers ask for lists, and watches how it ends. */
async function run(ground: Ground): Promise<Finding[]> {
  const house = await startHouse(ground, {
    POOL_SIZE: String(places),
    ...(ground.broken && { POOL_WAIT_MS: '30000' }),
  });
  const agent = new Agent({ connections: callers + 1 });
  try {
    const { headers } = await signIn(house.base, '1001', '123');
    const ask = (path: string) => get(`${house.base}/api/${path}`, headers, agent);
    const list = (n: number) => ask(`os?criticidade=ASC&page=${1 + (n % 3)}`);
    const health: Answer[] = [];
    const answers = await inCompany(house, async (client) => {
      await client.query('begin');
      await client.query('lock table os in access exclusive mode');
      const crowd = Promise.all(Array.from({ length: callers }, (_, n) => list(n)));
      for (let n = 0; n < stalledMs / healthEveryMs; n += 1) {
        health.push(await ask('saude'));
        await sleep(healthEveryMs);
      }
      await client.query('commit');
      return crowd;
    });
    const back = await untilUsual(() => list(0));
    return judge(answers, health, back);
  } finally {
    await agent.close();
    await house.end('SIGTERM');
  }
}

async function get(url: string, headers: Headers, dispatcher: Agent): Promise<Answer> {
  const sentAt = performance.now();
  const { statusCode, headers: told, body } = await request(url, { headers, dispatcher });
  await body.dump();
  return {
    status: statusCode,
    took: performance.now() - sentAt,
    hasRetryAfter: told['retry-after'] !== undefined,
  };
}

/** @returns ms until answers were quick again */
async function untilUsual(ask: () => Promise<Answer>): Promise<number> {
  const began = performance.now();
  for (let inRow = 0, reached = 0; performance.now() - began < longestReturn * 2; ) {
    const { status, took } = await ask();
    inRow = status === 200 && took < usual.took ? inRow + 1 : 0;
    if (inRow === 1) reached = performance.now();
    if (inRow === usual.times) return reached - began;
  }
  return Number.POSITIVE_INFINITY;
}

function judge(answers: Answer[], health: Answer[], back: number): Finding[] {
  const busy = answers.filter(({ status }) => status === 503);
  const served = answers.filter(({ status }) => status === 200);
  const late = answers.filter(({ took }) => took > longestWait);
  return [
    {
      kept: busy.length > 0,
      text: `callers: ${callers}; told to come again: ${busy.length}; served: ${served.length}`,
    },
    none(answers.length - busy.length - served.length, 'other answers'),
    none(busy.filter(({ hasRetryAfter }) => !hasRetryAfter).length, '503 without Retry-After'),
    {
      kept: late.length <= places,
      text: `waited longer than ${longestWait} ms: ${late.length}, of at most ${places} that had a connection`,
    },
    within(
      busy.filter((answer) => !late.includes(answer)).map(({ took }) => took),
      longestWait,
      'time until a 503',
    ),
    none(
      health.filter(({ status }) => status !== 200).length,
      `of ${health.length} questions for health not answered`,
    ),
    within(
      health.map(({ took }) => took),
      longestHealth,
      'time until health answered',
    ),
    within([back], longestReturn, 'lists as quick as usual again'),
  ];
}
