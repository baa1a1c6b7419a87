import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { inCompany, makeWorkers, newOrders, type Worker } from '../commands.ts';
import { type Drill, type Finding, type Ground, none } from './drill.ts';
import { type House, startHouse } from './house.ts';

const command = promisify(execFile);
const room = '3m';
const senders = 4;
const most = 60;
const pdfBytes = 150_000;
const full = new Set([507, 503]);

export const diskFull: Drill = {
  name: 'disk-full',
  promise:
    'no room for files: 507 or 503, no file without a row, no row without a file, and it goes on when there is room',
  defect: 'a file nobody sent lies in the folder',
  run,
};

/** Files go to a file system of three megabytes; people send pictures and documents until nothing fits. */
async function run(ground: Ground): Promise<Finding[]> {
  const folder = join(ground.dataDir, 'little');
  await mkdir(folder);
  await command('mount', ['-t', 'tmpfs', '-o', `size=${room},mode=755`, 'tmpfs', folder]).catch(() => {
    throw new Error('disk-full needs the right to mount a small file system: run it as root on Linux.');
  });
  try {
    const house = await startHouse(ground, { FILES_URL: pathToFileURL(folder).href });
    try {
      return await fill(house, folder, ground.broken);
    } finally {
      await house.end('SIGTERM');
    }
  } finally {
    await command('umount', [folder]);
    await rm(folder, { recursive: true });
  }
}

async function fill(house: House, folder: string, broken: boolean): Promise<Finding[]> {
  const workers = await makeWorkers(house, senders);
  const last = workers.at(-1);
  if (last === undefined) throw new Error('somebody has to send');
  const orders = await newOrders(house, most);
  const before = orders.length;
  const answers: number[] = [];
  const send = async (worker: Worker) => {
    for (let order = orders.pop(); order !== undefined; order = orders.pop())
      answers.push(await upload(house, worker, order));
  };
  const sent = orders.slice();
  await Promise.all(workers.map(send));
  const stored = await filesIn(folder);
  if (broken) stored.push('1/2000-01-01/estranho.pdf');
  const named = await rowsOf(house, sent);
  await command('mount', ['-o', 'remount,size=20m', folder]);
  const again = await upload(house, last, (await newOrders(house, 1))[0] ?? 0);
  const owner = (name: string) => name.replace(/\.mini\.webp$/, '');
  const isMissing = (name: string) =>
    !stored.includes(name) || (name.endsWith('.png') && !stored.includes(`${name}.mini.webp`));
  const refused = answers.filter((status) => full.has(status)).length;
  return [
    { kept: refused > 0, text: `calls: ${before}; refused for want of room (507 or 503): ${refused}` },
    none(answers.filter((status) => status !== 200 && !full.has(status)).length, 'other refusals'),
    none(
      stored.filter((name) => !named.includes(owner(name))).length,
      `of ${stored.length} files without a row`,
    ),
    none(named.filter(isMissing).length, `of ${named.length} rows without their file`),
    { kept: again === 200, text: `a file when there is room again: ${again}` },
  ];
}

/** Sends a picture and a document, as the screens do. @returns HTTP status */
async function upload({ base }: House, worker: Worker, order: number): Promise<number> {
  const form = new FormData();
  form.append('files[]', new File([await picture], 'tela.png', { type: 'image/png' }));
  const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(pdfBytes)]);
  form.append('files[]', new File([pdf], 'laudo.pdf', { type: 'application/pdf' }));
  const { 'Content-Type': _json, ...headers } = worker.headers;
  const response = await fetch(`${base}/api/os/uploadFiles/${order}`, {
    method: 'POST',
    headers,
    body: form,
  });
  await response.text();
  return response.status;
}

const picture = readFile(join(import.meta.dirname, '../../../docs/images/home.png')).then(
  (bytes) => new Uint8Array(bytes),
);

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

async function rowsOf(house: House, orders: readonly number[]): Promise<string[]> {
  const { rows } = await inCompany(house, (client) =>
    client.query<{ ds_arquivo: string }>(
      'select ds_arquivo from anexo where nr_seq_os = any ($1::bigint[])',
      [orders],
    ),
  );
  return rows.map((row) => row.ds_arquivo);
}
