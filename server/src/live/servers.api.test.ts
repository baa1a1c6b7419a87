import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventNames } from '../../../contract/live/event-names.ts';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { cloneWorld } from '../../test/database.ts';
import { makeOrder } from '../../test/orders.ts';
import { type CommandEvent, runCommand } from '../core/commands/run.ts';
import { createAnnouncer } from '../core/events/announcer.ts';

// Two servers on one database: changes at the first reach the screens of the second.
let first: Api;
let second: Api;
let address: string;

beforeAll(async () => {
  const world = await cloneWorld();
  first = await startApi({}, undefined, { world });
  second = await startApi({}, undefined, { world });
  address = await second.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

/** What a browser of the second server hears. */
async function follow(who: Signed): Promise<{ text(): string; stop(): Promise<void> }> {
  const stop = new AbortController();
  const response = await fetch(`${address}/api/eventos`, {
    headers: { ApiKey: second.apiKey, Token: who.token },
    signal: stop.signal,
  });
  let text = '';
  const read = async () => {
    const decoder = new TextDecoderStream();
    for await (const chunk of response.body?.pipeThrough(decoder) ?? []) text += chunk;
  };
  const ended = read().catch(() => undefined); // the reader hung up
  return {
    text: () => text,
    async stop() {
      stop.abort();
      await ended;
    },
  };
}

const event = (ds_evento: CommandEvent['ds_evento']): CommandEvent => ({
  ds_evento,
  nr_seq_filial: 1,
  nr_seq_os: null,
  nr_placa: 'ABC1D23',
  nr_seq_clifor: null,
  js_dados: { antes: 1, depois: 2 },
  departamento: 'FROTA',
  origem: 'I',
  nr_seq_fornecedor: null,
  nr_seq_fornecedor_antes: null,
});
const command = { personId: 0, key: null, name: 'test', bodyHash: Buffer.alloc(0) };

describe('the live feed of two servers', () => {
  it('tells at one what every kind of event announces at the other', async () => {
    const stream = await follow(await second.signIn('1001', '123'));
    const db = first.databases.company(first.companyDatabase);
    const lost: unknown[] = [];
    const announcer = createAnnouncer((error) => lost.push(error));
    const outcome = await runCommand(db, command, 'UTC', () =>
      Promise.resolve({ json: 'null', events: eventNames.map(event) }),
    );
    announcer.announce(db, outcome.events);
    for (const name of eventNames) await expect.poll(stream.text).toContain(`event: ${name}\n`);
    expect(lost).toEqual([]);
    await stream.stop();
  });

  it('says so where something is announced that readers would refuse, and sends the rest', async () => {
    const stream = await follow(await second.signIn('1001', '123'));
    const db = first.databases.company(first.companyDatabase);
    const lost: unknown[] = [];
    const announcer = createAnnouncer((error) => lost.push(error));
    const unknown = { ...event('os.criada'), ds_evento: 'os.sumiu' as 'os.criada', id: 1 };
    announcer.announce(db, [unknown, { ...event('os.comentada'), id: 2 }]);
    await expect.poll(stream.text).toContain('event: os.comentada');
    expect(lost).toHaveLength(1);
    await stream.stop();
  });

  it('tells that a ticket was asked for, and what became of it', async () => {
    const joao = await first.signIn('1001', '123');
    const stream = await follow(await second.signIn('1001', '123'));
    const { order } = await makeOrder(first, { origin: 'E', supplier: 31 });
    await first.call('sendTicket', { body: { nr_os: order, nr_seq_clifor: joao.person, cpf: '123' } }, joao);
    const told = new RegExp(`event: integracao.mudou\\ndata: [^\\n]*"nr_seq_os":${order},`, 'g');
    await expect.poll(() => stream.text().match(told)?.length ?? 0).toBe(2);
    await stream.stop();
  });

  it('tells the supplier who loses an order, and the one who gets it', async () => {
    const joao = await first.signIn('1001', '123');
    const { order } = await makeOrder(first, { origin: 'E', supplier: 31 });
    const loser = await follow(await second.signInSupplier('31', '00123'));
    const [other] = await first.sql<{ nr: number }>(
      "select nr_sequencial as nr from fornecedor where nr_sequencial not in (23, 31) and st_status = 'A' limit 1",
    );
    const body = { nr_os: order, nr_fornec: other?.nr, nr_seq_clifor: joao.person, cpf: '123' };
    expect((await first.call('linkSupplier', { body }, joao)).status).toBe(200);
    await expect.poll(loser.text).toContain(`"nr_seq_os":${order},`);
    await loser.stop();
  });
});
