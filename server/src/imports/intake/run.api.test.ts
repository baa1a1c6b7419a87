import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { countsOf, fileOf, intakeOf, openIntake } from '../../../test/intake.ts';
import { endCutOff } from './queries.ts';
import { stage } from './stage.service.ts';

type Opened = Awaited<ReturnType<typeof openIntake>>;
let api: Opened['api'];
let user: Opened['user'];
let demo: Opened['demo'];
let intake: Opened['intake'];

beforeAll(async () => {
  ({ api, user, demo, intake } = await openIntake());
});
afterAll(() => api.close());

describe('an import', () => {
  const many = (prefix: string, size: number) =>
    fileOf(
      'branches',
      Array.from({ length: size }, (_, n) => [`${prefix} ${n}`, 'SP']),
    );

  it('left behind by a server that died goes on behind its last row, at one server only', async () => {
    const checked = await intake.check('branches', many('RETOMADA', 2_500));
    // State after kill -9: a thousand rows written with their progress, no process working on it.
    await api.sql(
      `with feitas as (delete from carga_linha where nr_seq_carga = $1 and nr_linha <= 1001 returning ds_celulas)
       insert into filial (ds_filial, ds_uf) select ds_celulas[1], 'SP' from feitas`,
      [checked.nr_sequencial],
    );
    await api.sql(
      `update carga set st_carga = 'X', cd_dono = gen_random_uuid(), dt_sinal = now() - interval '1 minute',
              nr_linha = 1001, qt_novas = 1000 where nr_sequencial = $1`,
      [checked.nr_sequencial],
    );
    const done = await intake.goneOnWith(checked.nr_sequencial);
    expect([done.st_carga, countsOf(done)]).toEqual(['S', [2_500, 0, 0, 0]]);
    expect(await api.sql("select 1 from filial where ds_filial like 'RETOMADA %'")).toHaveLength(2_500);
  });

  it('whose sender is slow is not taken for cut off', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const db = api.databases.company(api.companyDatabase);
      const silent = () =>
        api.sql("select 1 from carga where st_carga = 'L' and dt_sinal < now() - interval '20 seconds'");
      async function* slowly() {
        yield Buffer.from(`${many('LENTA', 1)}\n`);
        await api.sql("update carga set dt_sinal = now() - interval '1 minute' where st_carga = 'L'");
        vi.advanceTimersByTime(5_000);
        await expect.poll(silent).toEqual([]);
        await endCutOff(db);
        yield Buffer.from('LENTA 1;SP\n');
      }
      const staged = await stage(
        db,
        { secretKey: 'not of use here', companyId: demo },
        {
          kind: 'branches',
          file: 'lenta.csv',
          bytes: slowly(),
          told: { row: null, places: null },
          userId: null,
          user: 'teste',
          owner: randomUUID(),
        },
      );
      expect(staged.rows).toBe(2);
      await api.sql('delete from carga where nr_sequencial = $1', [staged.id]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('that was cancelled goes on when it is asked to', async () => {
    const checked = await intake.check('branches', many('CANCELADA', 30));
    const body = { nr_seq_empresa: demo, nr_sequencial: checked.nr_sequencial };
    expect((await api.call('cancelIntake', { body }, user)).status).toBe(200);
    expect((await intake.settled(checked.nr_sequencial)).st_carga).toBe('K');
    expect((await api.call('cancelIntake', { body }, user)).codigo).toBe('CARGA_ESTADO');
    expect((await intake.start(checked.nr_sequencial)).status).toBe(200);
    expect(countsOf(await intake.settled(checked.nr_sequencial))).toEqual([30, 0, 0, 0]);
    expect((await intake.start(checked.nr_sequencial)).codigo).toBe('CARGA_ESTADO');
  });

  it('leaves lines in the trail, who and how many', async () => {
    const lines = await api.control<{ ds_acao: string; quem: string | null; qt_linhas: number }>(
      `select a.ds_acao, u.nr_matricula as quem, a.qt_linhas from auditoria a
         left join usuario_painel u on u.nr_sequencial = a.nr_seq_usuario
        where a.ds_acao like 'carga.%' order by a.nr_sequencial limit 5`,
    );
    expect(lines.map(({ ds_acao }) => ds_acao)).toContain('carga.enviada');
    expect(lines.every(({ quem }) => quem === '9001')).toBe(true);
    expect(
      await api.control("select 1 from auditoria where ds_acao = 'carga.gravada' and qt_linhas = 2500"),
    ).toHaveLength(1);
  });

  it('is for administrators with a password given lately, of companies there are', async () => {
    for (const [registration, digits] of [
      ['9002', '222'],
      ['9003', '333'],
    ] as const) {
      const other = intakeOf(api, await api.signInPanel(registration, digits), demo);
      expect((await other.send('branches', many('NUNCA', 1))).body).toMatchObject({
        codigo: 'SEM_PERMISSAO',
      });
    }
    const nowhere = intakeOf(api, user, 999_999);
    expect((await nowhere.send('branches', many('NUNCA', 1))).status).toBe(404);
    expect(await api.sql("select 1 from filial where ds_filial like 'NUNCA%'")).toHaveLength(0);
  });

  it('of two at once one waits its turn', async () => {
    await api.sql(
      "insert into carga (tp_carga, ds_arquivo, st_carga, cd_dono) values ('branches', 'x', 'X', gen_random_uuid())",
    );
    const reply = await intake.send('branches', many('OUTRA', 1));
    await api.sql("delete from carga where st_carga = 'X'");
    expect(reply).toMatchObject({ status: 409, body: { codigo: 'CARGA_EM_CURSO' } });
  });
});
