import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { runFile } from '../../test/command.ts';
import { fileOf } from '../../test/intake.ts';

let api: Api;
let env: Record<string, string>;
let folder: string;
let branch: string;

beforeAll(async () => {
  api = await startApi();
  const { adminUrl, secretKey } = inject('testCluster');
  const [row] = await api.control<{ name: string }>('select current_database() as name');
  env = { DATABASE_URL: adminUrl, SECRET_KEY: secretKey, CONTROL_DATABASE: row?.name ?? '' };
  folder = await mkdtemp(join(tmpdir(), 'import-'));
  const [first] = await api.sql<{ ds_filial: string }>(
    'select ds_filial from filial where nr_sequencial = 1',
  );
  branch = first?.ds_filial ?? '';
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const command = join(import.meta.dirname, 'import.ts');
const run = (...args: string[]) => runFile(command, args, env);
const ofDemo = (...args: string[]) => run('--company', 'demo', ...args);

async function put(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

const numberIn = (said: string) => /^Import (\d+):/m.exec(said)?.[1] ?? '';

const registrations = async () =>
  (
    await api.sql<{ nr: string }>(
      "select nr_matricula as nr from g_clifor where nr_matricula like '77%' order by 1",
    )
  ).map(({ nr }) => nr);

describe('npm run import', () => {
  it('gives a template, checks, writes what is right, gives the refused rows, and never tells digits', async () => {
    const template = join(folder, 'people.csv');
    expect(await run('--template', 'people', '--file', template)).toMatchObject({ code: 0 });
    const [heads = ''] = (await readFile(template, 'utf8')).split('\r\n');
    expect(await run('--template', 'people', '--file', template)).toMatchObject({ code: 1 });

    const file = await put(
      'pessoas.csv',
      `${heads}\n7701;ANA;;52998224725;${branch}\n7702;BIA;;98;${branch}\n7703;;;529;${branch}`,
    );
    const checked = await ofDemo('--kind', 'people', '--file', file);
    expect(checked.code).toBe(2);
    expect(checked.said).toContain('line 3, CPF: A coluna CPF precisa dos 3 primeiros dígitos.');
    expect(checked.said).toContain('new 1, changed 0, as they were 0, refused 2');
    expect(checked.said).toContain('nothing was written');
    expect(await registrations()).toEqual([]);

    const wholly = await ofDemo('--kind', 'people', '--file', file, '--write', '--all-or-nothing');
    expect([wholly.code, await registrations()]).toEqual([2, []]);
    expect(wholly.said).toContain('Nothing was written: not every row can be.');

    const refused = join(folder, 'mend.csv');
    const written = await ofDemo('--resume', numberIn(checked.said), '--refused', refused);
    expect([written.code, await registrations()]).toEqual([2, ['7701']]);
    expect(written.said).toContain('Written, but for the refused rows.');
    const mend = await readFile(refused, 'utf8');
    expect(mend).toContain(`7702;BIA;;???;${branch}`);
    for (const told of [checked.said, wholly.said, written.said, mend])
      expect(told).not.toMatch(/529|98224725/);

    const mended = mend.replace('7702;BIA;;???', '7702;BIA;;529').replace('7703;;;???', '7703;CAIO;;529');
    const sent = await ofDemo('--kind', 'people', '--file', await put('mended.csv', mended), '--write');
    expect([sent.code, await registrations()]).toEqual([0, ['7701', '7702', '7703']]);
    expect((await api.call('login', { body: { matricula: '7703', cpf: '529' } })).status).toBe(200);
    const trail = await api.control<{ ds_detalhe: string }>(
      "select ds_detalhe from auditoria where ds_acao = 'carga.gravada' order by nr_sequencial",
    );
    expect(trail.map(({ ds_detalhe }) => ds_detalhe)).toEqual([
      'people pessoas.csv: 1 gravadas, 2 recusadas',
      'people mended.csv: 2 gravadas, 0 recusadas',
    ]);
  }, 60_000);

  it('is called off by Ctrl-C, and goes on behind what it wrote', async () => {
    const plates = Array.from({ length: 8_000 }, (_, n) => `KZ${n}`);
    const [type] = await api.sql<{ cd: string }>(
      "select min(cd_tipoveiculo) as cd from tipo_veiculo where departamento = 'FROTA'",
    );
    const rows = plates.map((plate) => [plate, '', type?.cd ?? '', '', '', '', '1', branch]);
    const file = await put('frota.csv', fileOf('vehicles', rows));
    const args = ['--company', 'DEMO', '--kind', 'vehicles', '--file', file, '--write'];
    const child = spawn(process.execPath, [command, ...args], {
      env: { PATH: process.env['PATH'], ...env },
    });
    let said = '';
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      if (part.toString().includes('rows written')) child.kill('SIGINT');
    });
    await once(child, 'close');
    expect(child.exitCode).toBe(2);
    expect(said).toContain('Called off');
    const count = async () =>
      (await api.sql<{ n: number }>("select count(*)::int as n from veiculo where nr_placa like 'KZ%'"))[0]
        ?.n;
    const before = await count();
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(8_000);
    const resumed = await ofDemo('--resume', numberIn(said));
    expect(resumed).toMatchObject({ code: 0 });
    expect(resumed.said).toContain('new 8000, changed 0, as they were 0, refused 0');
    expect(await count()).toBe(8_000);
  }, 60_000);

  it('tells which import comes first', async () => {
    await api.sql(
      "insert into carga (tp_carga, ds_arquivo, ds_usuario, st_carga, cd_dono) values ('tyres', 'a.csv', 'X', 'X', gen_random_uuid())",
    );
    const file = await put('one.csv', fileOf('branches', [['NOVA']]));
    const { code, said } = await ofDemo('--kind', 'branches', '--file', file);
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^Import (\d+) \(a\.csv\) comes first: --resume \1/),
    ]);
    await api.sql("delete from carga where ds_arquivo = 'a.csv'");
  });

  it.each([
    [[], 'The company is missing.'],
    [['--company', 'NENHUMA', '--resume', '1'], 'There is no company NENHUMA in service.'],
    [['--company', 'DEMO', '--resume', '999'], 'There is no import 999.'],
    [['--company', 'DEMO', '--resume', 'x'], '--resume'],
    [['--company', 'DEMO', '--kind', 'pessoas', '--file', command], '--kind'],
    [['--company', 'DEMO', '--kind', 'people', '--file', '/nada.csv'], '/nada.csv cannot be read.'],
    [['--company', 'DEMO', '--kind', 'people', '--file', '/'], '/ cannot be read.'],
    [['--company', 'DEMO', '--resume', '1', '--refused', '/nada/x.csv'], '/nada/x.csv cannot be written.'],
    [['--company', 'DEMO', '--kind', 'people', '--file', process.execPath], 'Isto não é um arquivo de texto'],
    [['--template', 'pessoas', '--file', '/nada.csv'], '--template'],
    [['--template', 'people'], '--template'],
    [['--outra'], "Unknown option '--outra'"],
  ])('refuses %j in a sentence', async (args, sentence) => {
    const { code, said } = await run(...args);
    expect(code).toBe(1);
    expect(said).toContain(sentence);
    expect(said).not.toContain('    at ');
  });
});
