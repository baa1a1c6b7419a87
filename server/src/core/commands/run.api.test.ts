import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPools } from '../../../test/pools.ts';
import type { CompanyDb, Databases } from '../db/pools.ts';
import { execute, one } from '../db/sql.ts';
import { number } from '../row.ts';
import type { CommandKey } from './queries.ts';
import { runCommand } from './run.ts';

let databases: Databases;
let db: CompanyDb;
let press: CommandKey;

beforeAll(async () => {
  const opened = await openPools(2, 4);
  databases = opened.databases;
  db = databases.company(opened.world.companyDatabase);
});
afterAll(() => databases.close());

beforeEach(async () => {
  const personId = await one(db, number)`select min(nr_sequencial) from g_clifor`;
  press = {
    personId,
    key: randomUUID(),
    name: 'POST teste',
    bodyHash: Buffer.alloc(32, 1),
  };
});

const zone = 'America/Sao_Paulo';

const hours = async (from: CompanyDb): Promise<number> => {
  return one(from, number)`select qt_horas_sessao from parametro`;
};

/** A command whose first statement writes. */
async function oneHourMore(tx: CompanyDb): Promise<{ json: string; events: [] }> {
  await execute(tx)`update parametro set qt_horas_sessao = qt_horas_sessao + 1`;
  return { json: JSON.stringify({ horas: await hours(tx) }), events: [] };
}

describe('a command', () => {
  it('pressed again is answered as the first time', async () => {
    const before = await hours(db);
    const first = await runCommand(db, press, zone, oneHourMore);
    const again = await runCommand(db, press, zone, oneHourMore);
    expect(first).toMatchObject({ json: JSON.stringify({ horas: before + 1 }), replayed: false });
    expect(again).toMatchObject({ replayed: true });
    expect(JSON.parse(again.json)).toEqual({ horas: before + 1 });
    expect(await hours(db)).toBe(before + 1);
  });

  it('pressed by two at once is done once', async () => {
    const before = await hours(db);
    const both = await Promise.all([
      runCommand(db, press, zone, oneHourMore),
      runCommand(db, press, zone, oneHourMore),
    ]);
    expect(both.filter(({ replayed }) => replayed)).toHaveLength(1);
    expect(await hours(db)).toBe(before + 1);
  });

  it('pressed again begins no work', async () => {
    await runCommand(db, press, zone, oneHourMore);
    const work = vi.fn<typeof oneHourMore>(oneHourMore);
    const again = await runCommand(db, press, zone, work);
    expect(again.replayed).toBe(true);
    expect(work).not.toHaveBeenCalled();
  });

  it('with the key of another is refused, and nothing of it stays', async () => {
    await runCommand(db, press, zone, oneHourMore);
    const before = await hours(db);
    const other = { ...press, bodyHash: Buffer.alloc(32, 2) };
    await expect(runCommand(db, other, zone, oneHourMore)).rejects.toMatchObject({
      codigo: 'CHAVE_REUTILIZADA',
    });
    expect(await hours(db)).toBe(before);
  });

  it('that cannot be opened tells why, and the connection goes on', async () => {
    const before = await hours(db);
    await expect(runCommand(db, press, 'Nowhere/Land', oneHourMore)).rejects.toThrow('TimeZone');
    expect(await hours(db)).toBe(before);
    expect(await runCommand(db, press, zone, oneHourMore)).toMatchObject({ replayed: false });
  });
});
