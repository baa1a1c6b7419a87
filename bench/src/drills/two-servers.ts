import { setTimeout as sleep } from 'node:timers/promises';
import { inCompany, makeWorkers, newOrders, type Worker } from '../commands.ts';
import { apiKey, signIn } from '../http.ts';
import { sendCommand } from '../send.ts';
import { openWorld, startBeside, type World } from '../world.ts';
import { type Drill, type Finding, type Ground, none, within } from './drill.ts';
import { type Follower, followEvents } from './follow.ts';

const comments = 100;
/** With the defect each of them is waited for in vain. */
const fewComments = 10;
const sessions = 20;
const longestTold = 300;
const mostGuesses = 30;
const lookMs = 2;

export const twoServers: Drill = {
  name: 'two-servers',
  promise:
    'two servers on one database: an event of one is told by the other within 300 ms, a session ended at one is ended at the other, guesses are counted together',
  defect: 'the connections over which servers hear of each other are cut before each event',
  run,
};

/** One server is written to, the other is listened to and asked. */
async function run(ground: Ground): Promise<Finding[]> {
  const world = await openWorld(ground.dataDir, ground.port);
  const beside = await startBeside(world, ground.port + 1);
  try {
    const workers = await makeWorkers(world, 2);
    const [writer, reader] = workers;
    if (writer === undefined || reader === undefined) throw new Error('two people');
    const follower = await followEvents(beside.base, reader.headers);
    const count = ground.broken ? fewComments : comments;
    const told = await tellingTimes(world, writer, follower, count, ground.broken);
    await follower.stop();
    const ended = await endingTimes(world, beside.base);
    const [alone, together] = [
      await guessesUntilLocked('1301', [world.base]),
      await guessesUntilLocked('1401', [world.base, beside.base]),
    ];
    return [
      none(count - told.length, `of ${count} events of one server never told by the other`),
      within(told, longestTold, 'from the command at one to the event at the other'),
      within(ended, longestTold, `from the logout at one to 401 at the other, ${sessions} sessions`),
      {
        kept: together <= alone && alone < mostGuesses,
        text: `wrong logins until 429: ${alone} at one server, ${together} at both in turn`,
      },
    ];
  } finally {
    await beside.stop();
    await world.stop();
  }
}

/** @returns ms from sending a command to hearing of it, for each that was heard of */
async function tellingTimes(
  world: World,
  writer: Worker,
  follower: Follower,
  count: number,
  broken: boolean,
) {
  const times: number[] = [];
  const orders = await newOrders(world, count);
  for (const order of orders) {
    if (broken) await cutListeners(world);
    const sentAt = performance.now();
    const { status } = await sendCommand(world.base, writer.headers, {
      method: 'PUT',
      path: `os/${order}/observacao`,
      body: { nr_seq_clifor: writer.person, ds_observacao: 'exercício' },
    });
    if (status !== 200) throw new Error(`comment: ${status}`);
    const heardAt = await follower.heardOf(order, longestTold * 3);
    if (heardAt !== undefined) times.push(heardAt - sentAt);
  }
  return times;
}

async function cutListeners(world: World): Promise<void> {
  await inCompany(world, (client) =>
    client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'terminal-eventos'",
    ),
  );
}

/** @returns ms from a logout at one server until the other refuses the session it knew */
async function endingTimes(world: World, other: string): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < sessions; n += 1) {
    const { headers } = await signIn(world.base, '1001', '123');
    const { 'Content-Type': _json, ...bare } = headers; // a logout has no body
    const ask = async () => (await fetch(`${other}/api/auth/contadores`, { headers })).status;
    if ((await ask()) !== 200) throw new Error('A session of one server is not known to the other.');
    const left = await fetch(`${world.base}/api/auth/logout`, { method: 'POST', headers: bare });
    if (!left.ok) throw new Error(`logout: ${left.status}`);
    const endedAt = performance.now();
    while ((await ask()) === 200 && performance.now() - endedAt < longestTold * 10) await sleep(lookMs);
    times.push(performance.now() - endedAt);
  }
  return times;
}

/** @returns how many wrong logins were judged before one was turned away unjudged */
async function guessesUntilLocked(matricula: string, bases: string[]): Promise<number> {
  for (let n = 0; n < mostGuesses; n += 1) {
    const response = await fetch(`${bases[n % bases.length]}/api/auth/login`, {
      method: 'POST',
      headers: { ApiKey: apiKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ matricula, cpf: '999' }),
    });
    if (response.status === 429) return n;
  }
  return mostGuesses;
}
