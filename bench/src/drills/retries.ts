import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';
import { makeWorkers, newOrders, type Worker } from '../commands.ts';
import { type Drill, type Finding, type Ground, none } from './drill.ts';
import { startHouse } from './house.ts';
import { checkLedger } from './ledger.ts';
import { type Delivery, deeds, deliver, type Press, pressOf } from './load.ts';

const technicians = 6;
const ordersEach = 20;
const mostCopies = 5;
/** A sender hangs up after none to this many ms: before, while and after the server works on it. */
const longestPatience = 40;

export const retries: Drill = {
  name: 'retries',
  promise:
    'a command delivered 1 to 5 times, in parallel, after a cut and after a restart is applied once; its key with another body is refused (422)',
  defect: 'each delivery bears a key of its own',
  run,
};

/** What the deliveries of all presses came to. */
interface Tally {
  presses: Press[];
  answers: Delivery[];
  cut: number;
  /** Answers to keys with another body. */
  strange: Delivery[];
}

/** Every press is cut off once, delivered up to five times at once, and all of them once more after a restart. */
async function run(ground: Ground): Promise<Finding[]> {
  let house = await startHouse(ground);
  const agent = new Agent({ connections: technicians * mostCopies });
  const tally: Tally = { presses: [], answers: [], cut: 0, strange: [] };
  try {
    const workers = await makeWorkers(house, technicians);
    const orders = await newOrders(house, technicians * ordersEach + 1);
    const other = orders.pop() ?? 0;
    const at = { base: house.base, agent };
    await Promise.all(
      workers.map(async (worker) => {
        for (let n = 0; n < ordersEach; n += 1)
          await workOff({ ...at, worker }, orders.pop() ?? 0, other, tally, ground.broken);
      }),
    );
    await house.end('SIGTERM');
    house = await startHouse(ground);
    const late = await deliverAgain(at, workers, tally.presses);
    return [...judge(tally, late), ...(await checkLedger(house, tally.presses))];
  } finally {
    await agent.close();
    await house.end('SIGTERM');
  }
}

type Way = { base: string; agent: Agent; worker: Worker };

async function workOff(way: Way, order: number, other: number, tally: Tally, broken: boolean): Promise<void> {
  for (const deed of deeds) {
    const press = pressOf(way.worker, order, deed);
    const key = () => (broken ? randomUUID() : press.key);
    tally.presses.push(press);
    const copies = 1 + (tally.presses.length % mostCopies);
    if (await cutOff({ ...way, press, key: key() })) tally.cut += 1;
    const answers = await Promise.all(
      Array.from({ length: copies }, () => deliver({ ...way, press, key: key() })),
    );
    tally.answers.push(...answers);
    press.acknowledged = answers.some(({ status }) => status === 200);
    const refused = answers.find(({ status }) => status !== 200);
    if (!press.acknowledged && refused) press.refused = `${refused.status} ${refused.codigo}`;
    if (deed === 'start')
      tally.strange.push(await deliver({ ...way, press: { ...press, order: other }, key: press.key }));
  }
}

/** Sends a command and hangs up at some moment of it. @returns whether that was before the answer */
async function cutOff(parcel: Parameters<typeof deliver>[0]): Promise<boolean> {
  const hangUp = new AbortController();
  const sent = deliver({ ...parcel, signal: hangUp.signal });
  await sleep(Math.random() * longestPatience);
  hangUp.abort();
  return (await sent).status === 0;
}

async function deliverAgain(
  at: Omit<Way, 'worker'>,
  workers: Worker[],
  presses: Press[],
): Promise<Delivery[]> {
  const answers: Delivery[] = [];
  for (const press of presses) {
    const worker = workers.find(({ person }) => person === press.person);
    if (worker !== undefined) answers.push(await deliver({ ...at, worker, press, key: press.key }));
  }
  return answers;
}

function judge({ presses, answers, cut, strange }: Tally, late: Delivery[]): Finding[] {
  const undone = (all: Delivery[]) => all.filter(({ status }) => status !== 200).length;
  const unlike = strange.filter(({ status, codigo }) => status !== 422 || codigo !== 'CHAVE_REUTILIZADA');
  return [
    { kept: cut > 0, text: `presses: ${presses.length}; cut off by the sender: ${cut}` },
    none(undone(answers), `of ${answers.length} parallel deliveries answered otherwise than the first`),
    none(undone(late), `of ${late.length} deliveries after a restart answered otherwise than the first`),
    none(unlike.length, `of ${strange.length} keys with another body not refused with 422`),
  ];
}
