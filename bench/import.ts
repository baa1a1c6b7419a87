import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerOf, IntakeKind } from '@terminal/contract';
import { testProfile } from '../server/db/seed/profiles.ts';
import { inCompany } from './src/commands.ts';
import { type House, startHouse } from './src/drills/house.ts';
import { clearData, makeData } from './src/make.ts';
import { namesOf, tyreRows, vehicleRows } from './src/rows.ts';

// Usage: npm run bench:import -- [vehicles, 200000] [tyres, as many]
const count = Number(process.argv[2] ?? 200_000);
const tyreCount = Number(process.argv[3] ?? count);
const folder = join(import.meta.dirname, '../data-bench');
const port = Number(process.env['PORT'] ?? 3_197);
const user = { registration: '7001', digits: '111', password: 'only to measure' };

/** Sends files as the panel does to a server of its own; tells rows per second and the memory the server took at most. */
async function main(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const dataDir = await mkdtemp(join(folder, 'import-'));
  await chmod(dataDir, 0o755); // PostgreSQL may run under another account
  try {
    await makeData({ dataDir, profile: testProfile, now: Date.now(), onProgress: () => undefined });
    const secretKey = (await readFile(join(dataDir, 'secret.key'), 'utf8')).trim();
    const house = await startHouse(
      { dataDir, secretKey, port, broken: false, minutes: 0, seed: 1 },
      // The one who sends has no second factor.
      { PANEL_SECOND_FACTOR: 'off' },
    );
    try {
      await makeUser(dataDir);
      const names = await inCompany(house, namesOf);
      console.log(`before: ${await memoryOf(house)}`);
      const vehicles = await measure(house, 'vehicles', vehicleRows(names, count));
      const tyres = await measure(house, 'tyres', tyreRows(names, tyreCount), tyreCount);
      await undo(house, 'tyres', tyres);
      await undo(house, 'vehicles', vehicles);
    } finally {
      await house.end('SIGTERM');
    }
  } finally {
    await clearData(dataDir);
  }
}

async function makeUser(dataDir: string): Promise<void> {
  const file = join(import.meta.dirname, '../server/src/panel/create.ts');
  const args = ['--nome', 'MEDICAO', '--matricula', user.registration, '--nivel', 'A'];
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.end(`${user.digits}\n${user.password}\n`);
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error('no user of the panel');
}

async function measure(
  house: House,
  kind: IntakeKind,
  lines: Iterable<string>,
  rows = count,
): Promise<number> {
  const token = await signIn(house);
  const json = { Token: token, 'Content-Type': 'application/json' };
  const query = new URLSearchParams({ empresa: '1', tipo: kind, arquivo: `${kind}.csv` });
  const times = [performance.now()];
  const { nr_sequencial } = await asked<AnswerOf<'uploadIntake'>>(
    `${house.base}/api/painel/enviarCarga?${query}`,
    {
      method: 'POST',
      headers: { Token: token, 'Content-Type': 'text/csv' },
      body: Readable.from(lines).map((line: string) => Buffer.from(line)),
      duplex: 'half',
    },
  );
  times.push(performance.now());
  const until = async (wanted: string) => {
    for (;;) {
      const all = await asked<AnswerOf<'listIntakes'>>(`${house.base}/api/painel/getCargas?empresa=1`, {
        headers: json,
      });
      const found = all.find((one) => one.nr_sequencial === nr_sequencial);
      if (found?.st_carga === wanted && found.qt_novas === rows) break;
      if (found === undefined || !['C', 'X'].includes(found.st_carga)) throw new Error(JSON.stringify(found));
      await sleep(200);
    }
    times.push(performance.now());
  };
  await until('P');
  const body = JSON.stringify({ nr_seq_empresa: 1, nr_sequencial, tudo_ou_nada: false });
  await asked(`${house.base}/api/painel/submitCarga`, { method: 'POST', headers: json, body });
  await until('S');
  const rates = ['read', 'checked', 'written'].map((what, n) => {
    const ms = (times[n + 1] ?? 0) - (times[n] ?? 0);
    return `${what} ${Math.round((rows * 1_000) / ms)}/s`;
  });
  console.log(`${rows} ${kind}: ${rates.join(', ')}; ${await memoryOf(house)}`);
  return nr_sequencial;
}

/** Undoes an intake as the panel does: first its preview, then itself. */
async function undo(house: House, kind: IntakeKind, id: number): Promise<void> {
  const headers = { Token: await signIn(house), 'Content-Type': 'application/json' };
  const which = { nr_seq_empresa: 1, nr_sequencial: id };
  const until = async (call: string, body: object, wanted: string) => {
    const begun = performance.now();
    await asked(`${house.base}/api/painel/${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
    for (;;) {
      const all = await asked<AnswerOf<'listIntakes'>>(`${house.base}/api/painel/getCargas?empresa=1`, {
        headers,
      });
      const found = all.find((one) => one.nr_sequencial === id);
      const rate = Math.round(((found?.qt_desfazer ?? 0) * 1_000) / (performance.now() - begun));
      if (found?.st_carga === wanted) return { rate, kept: found.qt_mantidas };
      if (found === undefined || !['D', 'U'].includes(found.st_carga)) throw new Error(JSON.stringify(found));
      await sleep(200);
    }
  };
  const looked = await until('conferirDesfazerCarga', which, 'Q');
  const undone = await until('desfazerCarga', { ...which, motivo: 'medida' }, 'V');
  console.log(`${kind} undone: previewed at ${looked.rate}/s, done ${undone.rate}/s, ${undone.kept} stay`);
}

async function signIn(house: House): Promise<string> {
  const body = JSON.stringify({
    empresa: 'DEMO',
    matricula: user.registration,
    cpf: user.digits,
    senha: user.password,
  });
  const reply = await asked<AnswerOf<'panelLogin'>>(`${house.base}/api/painel/loginPainel`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  if (!('colabPainel' in reply)) throw new Error('the panel asks for a password');
  return reply.colabPainel.token;
}

async function asked<Answer>(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  // The caller names the type of what this address answers.
  return (await response.json()) as Answer;
}

/** The most the server ever held (Linux). */
async function memoryOf({ server }: House): Promise<string> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  return `at most ${Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024)} MB`;
}

await main();
