import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWorkbook } from '@terminal/contract/workbook-read';
import { xlsxOf } from '@terminal/contract/workbook-write';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { runFile } from '../../../test/command.ts';
import { fileOf } from '../../../test/intake.ts';

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
const ofDemo = (...args: string[]) => run('--empresa', 'demo', ...args);

async function put(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const numberIn = (said: string) => /^Carga (\d+):/m.exec(said)?.[1] ?? '';

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
    expect(checked.said).toContain("linha 3 · CPF · '???': A coluna CPF precisa dos 3 primeiros dígitos.");
    expect(checked.said).toContain('novas 1, mudadas 0, iguais 0, recusadas 2');
    expect(checked.said).toContain('nada foi gravado');
    expect(await registrations()).toEqual([]);

    const wholly = await ofDemo('--kind', 'people', '--file', file, '--write', '--all-or-nothing');
    expect([wholly.code, await registrations()]).toEqual([2, []]);
    expect(wholly.said).toContain('Nada foi gravado: nem toda linha pode ser.');

    const refused = join(folder, 'mend.csv');
    const written = await ofDemo('--resume', numberIn(checked.said), '--refused', refused);
    expect([written.code, await registrations()]).toEqual([2, ['7701']]);
    expect(written.said).toContain('Gravada, menos as linhas recusadas.');
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

  it('is cancelled by Ctrl-C, and goes on behind what it wrote', async () => {
    const plates = Array.from({ length: 8_000 }, (_, n) => `KZ${n}`);
    const [type] = await api.sql<{ cd: string }>(
      "select min(cd_tipoveiculo) as cd from tipo_veiculo where departamento = 'FROTA'",
    );
    const rows = plates.map((plate) => [plate, '', type?.cd ?? '', '', '', '', '1', branch]);
    const file = await put('frota.csv', fileOf('vehicles', rows));
    const args = ['--empresa', 'DEMO', '--kind', 'vehicles', '--file', file, '--write'];
    const child = spawn(process.execPath, [command, ...args], {
      env: { PATH: process.env['PATH'], ...env },
    });
    let said = '';
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      if (part.toString().includes('linhas gravadas')) child.kill('SIGINT');
    });
    await once(child, 'close');
    expect(child.exitCode).toBe(2);
    expect(said).toContain('Cancelada');
    const count = async () =>
      (await api.sql<{ n: number }>("select count(*)::int as n from veiculo where nr_placa like 'KZ%'"))[0]
        ?.n;
    const before = await count();
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(8_000);
    const resumed = await ofDemo('--resume', numberIn(said));
    expect(resumed).toMatchObject({ code: 0 });
    expect(resumed.said).toContain('novas 8000, mudadas 0, iguais 0, recusadas 0');
    expect(await count()).toBe(8_000);
  }, 60_000);

  it('gives a template as a workbook, and reads it back', async () => {
    const template = join(folder, 'branches.XLSX');
    expect(await run('--template', 'branches', '--file', template)).toMatchObject({ code: 0 });
    const [heads, example, ...about] = await readWorkbook(await openAsBlob(template));
    expect([heads?.[0], example?.[0], about[0]?.slice(0, 2)]).toEqual([
      'Filial',
      'MATRIZ CURITIBA',
      ['# Filial', 'obrigatória'],
    ]);
    expect(about.at(-1)?.[0]).toContain('# Ordem dos arquivos: branches, types');
    expect(await run('--template', 'branches', '--file', template)).toMatchObject({ code: 1 });
    const checked = await ofDemo('--kind', 'branches', '--file', template);
    expect(checked.code).toBe(0);
    expect(checked.said).toContain('1 linhas de branches.XLSX lidas.');
    expect(checked.said).toContain('recusadas 0');
  });

  it('writes the days and decimals of a workbook as they stand there, and tells its rows by their number', async () => {
    const tyre = (fire: string, value: number | string, day: string) => [
      fire,
      branch,
      'MICHELIN',
      'X MULTI',
      '275/80 R22.5',
      1,
      '14 | 14,5 | 14',
      value,
      { day },
    ];
    const heads = ['Fogo', 'Filial', 'Marca', 'Modelo', 'Medida', 'Vida', 'Sulcos', 'Valor', 'Compra'];
    const rows = [tyre('XL1', 2150.75, '2026-03-10'), [null], tyre('XL2', 'caro', '2026-03-10')];
    const book = new Uint8Array(await (await xlsxOf({ heads, rows }, 'Pneus')).arrayBuffer());
    // Recognised by content, not by name.
    const file = await put('pneus.csv', book);
    const written = await ofDemo('--kind', 'tyres', '--file', file, '--write');
    expect(written.said).toContain("linha 4 · Valor · 'caro'");
    expect(written.said).toContain('novas 1, mudadas 0, iguais 0, recusadas 1');
    expect(
      await api.sql(
        "select vl_compra::text, dt_compra::text, vl_mm::text, nr_vida from pneu where nr_fogo like 'XL%'",
      ),
    ).toEqual([{ vl_compra: '2150.75', dt_compra: '2026-03-10', vl_mm: '{14.0,14.5,14.0}', nr_vida: 1 }]);
  });

  it.each([
    ['a broken one', () => new Uint8Array([0x50, 0x4b, 3, 4, 1, 1, 1, 1]), 'é uma planilha danificada'],
    [
      'one that unpacks to too much',
      () => zipSync({ 'xl/workbook.xml': new Uint8Array(61 * 1024 * 1024) }),
      'é grande demais',
    ],
    ['a large one', () => Buffer.alloc(10 * 1024 * 1024 + 1, 'PK'), 'é grande demais'],
    ['one of before 2007', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'não é CSV nem XLSX'],
  ])('refuses a workbook (%s), and nothing of it stays', async (_name, made, sentence) => {
    const file = await put('refused.xlsx', made());
    const { code, said } = await ofDemo('--kind', 'branches', '--file', file);
    expect(code).toBe(1);
    expect(said).toContain(`${file} ${sentence}`);
    expect(said).not.toContain('    at ');
    expect(await api.sql("select 1 from carga where ds_arquivo = 'refused.xlsx'")).toEqual([]);
  });

  it('tells which import comes first', async () => {
    await api.sql(
      "insert into carga (tp_carga, ds_arquivo, ds_usuario, st_carga, cd_dono) values ('tyres', 'a.csv', 'X', 'X', gen_random_uuid())",
    );
    const file = await put('one.csv', fileOf('branches', [['NOVA']]));
    const { code, said } = await ofDemo('--kind', 'branches', '--file', file);
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^A carga (\d+) \(a\.csv\) vem antes: --resume \1/),
    ]);
    await api.sql("delete from carga where ds_arquivo = 'a.csv'");
  });

  it('says in a sentence that the database has the key of another data folder', async () => {
    const { code, said } = await runFile(command, ['--empresa', 'demo', '--resume', '1'], {
      ...env,
      SECRET_KEY: 'the key of another folder, long enough',
    });
    expect(code).toBe(1);
    expect(said).toContain('SECRET_KEY is not the key these data were written with');
    expect(said).not.toContain('    at ');
  });

  it.each([
    [[], 'The company is missing.'],
    [['--empresa', 'NENHUMA', '--resume', '1'], 'Não há empresa NENHUMA em serviço.'],
    [['--empresa', 'DEMO', '--resume', '999'], 'Não há carga 999.'],
    [['--empresa', 'DEMO', '--resume', 'x'], '--resume'],
    [['--empresa', 'DEMO', '--kind', 'pessoas', '--file', command], '--kind'],
    [['--empresa', 'DEMO', '--kind', 'people', '--file', '/nada.csv'], '/nada.csv não pode ser lido.'],
    [['--empresa', 'DEMO', '--kind', 'people', '--file', '/'], '/ não pode ser lido.'],
    [['--empresa', 'DEMO', '--resume', '1', '--refused', '/nada/x.csv'], '/nada/x.csv não pode ser gravado.'],
    [['--empresa', 'DEMO', '--kind', 'people', '--file', process.execPath], 'não é CSV nem XLSX'],
    [['--template', 'pessoas', '--file', '/nada.csv'], '--template'],
    [['--template', 'people'], '--template'],
    [['--outra'], "Unknown option '--outra'"],
  ])('refuses %j in a sentence', async (args, sentence) => {
    const { code, said } = await run(...args);
    expect(code).toBe(1);
    expect(said).toContain(sentence);
    expect(said).not.toContain('    at ');
  });

  it('undoes an intake: shows what that would do, then with --write does it, and says what stays', async () => {
    const file = await put(
      'desfazer.csv',
      fileOf(
        'people',
        [
          ['7791', 'ANA'],
          ['7792', 'BIA'],
        ].map((row) => [...row, '', '', branch]),
      ),
    );
    const { said } = await ofDemo('--kind', 'people', '--file', file, '--write');
    await api.sql("update g_clifor set ds_funcao = 'CHEFE' where nr_matricula = '7792'");
    const undo = ['--undo', numberIn(said), '--reason', 'lista errada'];
    const looked = await ofDemo(...undo);
    expect(looked).toMatchObject({ code: 2 });
    expect(looked.said).toContain('fica: linha 3: Foi mudado depois da carga.');
    expect(looked.said).toContain('a desfazer 2, desfeitas 1, ficam 1');
    expect(looked.said).toContain('Nada foi desfeito.');
    expect((await registrations()).filter((nr) => nr > '7790')).toEqual(['7791', '7792']);
    const undone = await ofDemo(...undo, '--write');
    expect(undone.said).toContain('Desfeita.');
    expect((await registrations()).filter((nr) => nr > '7790')).toEqual(['7792']);
    await api.sql("update g_clifor set ds_funcao = null where nr_matricula = '7792'");
    expect(await ofDemo(...undo, '--write')).toMatchObject({ code: 0 });
    const nothing = await ofDemo(...undo);
    expect([nothing.code, nothing.said]).toEqual([
      1,
      expect.stringContaining('Não há nada desta carga a desfazer.'),
    ]);
    expect(await ofDemo('--undo', numberIn(said))).toMatchObject({ code: 1 });
  });

  it('resumes an undo that was cut off, and calls its lines undone', async () => {
    const file = await put('cortado.csv', fileOf('people', [['7793', 'CIA', '', '', branch]]));
    const id = numberIn((await ofDemo('--kind', 'people', '--file', file, '--write')).said);
    await api.sql(
      `update carga set st_antes = st_carga, st_carga = 'U', ds_motivo = 'lista errada', qt_desfazer = 1, qt_desfeitas = 0,
              qt_mantidas = 0, nr_linha_desfeita = 2147483647, cd_dono = null where nr_sequencial = $1`,
      [id],
    );
    const { code, said } = await ofDemo('--resume', id);
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/1 linhas desfeitas.*desfeitas 1, ficam 0\s+Desfeita\./s),
    ]);
    expect(await registrations()).not.toContain('7793');
  });
});
