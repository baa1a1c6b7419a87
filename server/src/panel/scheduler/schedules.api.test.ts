import type { PanelCallName } from '@terminal/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Api, SignedToPanel } from '../../../test/api.ts';
import { forgetRoutines, openSchedules, schedulesOf } from '../../../test/scheduler.ts';
import { hashPassword } from '../../core/passwords.ts';

let made: Awaited<ReturnType<typeof openSchedules>>;
let api: Api;
let users: typeof made.users;
let company = 0;
beforeAll(async () => {
  made = await openSchedules();
  ({ api, users, company } = made);
});
beforeEach(() => forgetRoutines(api));
afterAll(() => api.close());

const { scheduleBody, addRoutine, addSchedule } = schedulesOf(() => made);

const listed = async (query: object = {}, who = users.L) =>
  (await api.call('listSchedules', { query }, who)).body.agendamentos;

describe('who may', () => {
  const least: [PanelCallName, 'L' | 'E' | 'A'][] = [
    ['listRoutines', 'L'],
    ['listSchedules', 'L'],
    ['filterSchedules', 'L'],
    ['listRuns', 'L'],
    ['recordRun', 'E'],
    ['saveRoutine', 'A'],
    ['editRoutine', 'A'],
    ['deleteRoutine', 'A'],
    ['saveSchedule', 'A'],
    ['editSchedule', 'A'],
    ['deleteSchedule', 'A'],
  ];
  const cells = least.flatMap(([name, from]) =>
    (['L', 'E', 'A'] as const).map(
      (level) => [name, level, 'LEA'.indexOf(level) >= 'LEA'.indexOf(from)] as const,
    ),
  );

  it.each(cells)('%s of level %s: %s', async (name, level, may) => {
    const reply = await api.call(name, {}, users[level]);
    if (may) expect(reply.codigo).not.toBe('SEM_PERMISSAO');
    else expect(reply).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
  });

  it.each(least)('%s is for nobody without a session of the panel', async (name) => {
    expect((await api.call(name)).status).toBe(401);
    expect((await api.call(name, {}, await api.signIn('1001', '123'))).status).toBe(401);
  });

  it('deletes ask for the password once more', async () => {
    const routine = await addRoutine();
    const schedule = await addSchedule(routine);
    const password = 'correto cavalo bateria';
    await api.control("update usuario_painel set ds_senha = $1 where nr_matricula = '9001'", [
      await hashPassword(password),
    ]);
    const asked = { status: 403, codigo: 'CONFIRMAR_SENHA' };
    const remove = () => api.call('deleteSchedule', { body: { nr_seq_agendamento: schedule } }, users.A);
    expect(await remove()).toMatchObject(asked);
    expect(await api.call('deleteRoutine', { body: { nr_sequencial: routine } }, users.A)).toMatchObject(
      asked,
    );
    await api.call('confirmPassword', { body: { senha: password } }, users.A);
    expect((await remove()).status).toBe(200);
    await api.control('update usuario_painel set ds_senha = null');
  });
});

describe('a schedule', () => {
  it('is added, found with its nine keys, changed and deleted', async () => {
    const rotina = await addRoutine();
    const emails = 'a@empresa.com.br, b@empresa.com.br;';
    const saved = await api.call('saveSchedule', { body: scheduleBody(rotina, { emails }) }, users.A);
    const nine = {
      nome_empresa: 'DEMO',
      nome_rotina: 'Avisa preventivas',
      ds_caminho: '/rotinas/preventivas',
      dia_semana: 'SEGUNDA',
      hora: '6',
      ds_email: 'a@empresa.com.br; b@empresa.com.br',
      nr_seq_agendamento: saved.body.nr_seq_agendamento,
      nr_seq_agendamento_cliente: saved.body.nr_seq_agendamento,
      nr_seq_arquivo: rotina,
    };
    expect(saved).toMatchObject({ status: 200, body: nine });
    expect((await listed()).data).toMatchObject([nine]);
    const { nr_seq_agendamento } = saved.body;
    const body = {
      ...scheduleBody(rotina, { dia: 'TODOS', hora: 'HORA EM HORA', emails: '' }),
      nr_seq_agendamento,
      nr_seq_agendamento_cliente: nr_seq_agendamento,
      nr_seq_arquivo: rotina,
      acao_global: 'editar' as const,
    };
    expect((await api.call('editSchedule', { body }, users.A)).status).toBe(200);
    expect((await listed()).data).toMatchObject([
      { dia_semana: 'TODOS', hora: 'HORA EM HORA', ds_email: null },
    ]);
    const gone = await api.call('deleteSchedule', { body: { nr_seq_agendamento } }, users.A);
    expect(gone).toMatchObject({ status: 200, body: { mensagem: 'Excluído com sucesso!' } });
    expect(await listed()).toMatchObject({ total: 0, last_page: 1, data: [] });
  });

  it.each([
    ['an unknown routine', { rotina: 999_999 }, 'rotina'],
    ['an unknown company', { nr_seq_empresa: 999_999 }, 'nr_seq_empresa'],
    ['another routine once more', { nr_seq_arquivo: 999_999 }, 'nr_seq_arquivo'],
    ['another schedule', { nr_seq_agendamento_cliente: 7 }, 'nr_seq_agendamento_cliente'],
    ['a day nobody knows', { dia: 'FERIADO' }, 'dia'],
    ['the hour 24', { hora: '24' }, 'hora'],
    ['the hour 06', { hora: '06' }, 'hora'],
    ['what is no address', { emails: 'a@empresa.com.br; ninguem' }, 'emails'],
    ['a line end in an address', { emails: 'a@empresa.com.br\nBcc: x@y.com' }, 'emails'],
    [
      'too many addresses',
      { emails: Array.from({ length: 11 }, (_, n) => `a${n}@b.com`).join(';') },
      'emails',
    ],
  ])('with %s is refused', async (_what, more, field) => {
    const rotina = await addRoutine();
    const reply = await api.call('saveSchedule', { body: scheduleBody(rotina, more) }, users.A);
    expect(reply).toMatchObject({ status: 422, codigo: 'CAMPO_INVALIDO' });
    expect(Object.keys(reply.campos ?? {})).toEqual([field]);
  });

  it('of a company out of service is refused', async () => {
    const rotina = await addRoutine();
    await api.control("update empresa set st_status = 'I'");
    const reply = await api.call('saveSchedule', { body: scheduleBody(rotina) }, users.A);
    await api.control("update empresa set st_status = 'A'");
    expect(reply.campos).toEqual({ nr_seq_empresa: 'desconhecida' });
  });

  it('is there once, also when it is sent twice at once', async () => {
    const rotina = await addRoutine();
    const replies = await Promise.all(
      [1, 2].map(() => api.call('saveSchedule', { body: scheduleBody(rotina) }, users.A)),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(replies.map(({ codigo }) => codigo)).toContain('AGENDAMENTO_CADASTRADO');
  });

  it('sent again with its key is the same one', async () => {
    const body = scheduleBody(await addRoutine());
    const key = crypto.randomUUID();
    const first = await api.call('saveSchedule', { body, key }, users.A);
    const again = await api.call('saveSchedule', { body, key }, users.A);
    expect(again.body).toEqual(first.body);
    expect(await listed()).toMatchObject({ total: 1 });
  });

  it('leaves its lines in the trail', async () => {
    const id = await addSchedule(await addRoutine());
    await api.call('deleteSchedule', { body: { nr_seq_agendamento: id } }, users.A);
    const lines = await api.control<{ ds_acao: string; ds_detalhe: string }>(
      'select ds_acao, ds_detalhe from auditoria order by nr_sequencial desc limit 3',
    );
    expect(lines.map(({ ds_acao }) => ds_acao)).toEqual([
      'agendamento.excluido',
      'agendamento.salvo',
      'rotina.salva',
    ]);
    expect(lines[0]?.ds_detalhe).toBe('Avisa preventivas: SEGUNDA, 6');
  });
});

describe('the list of schedules', () => {
  it('comes ten a page, in one statement', async () => {
    const rotina = await addRoutine();
    for (let hour = 0; hour < 12; hour += 1) await addSchedule(rotina, { hora: String(hour) });
    const first = await listed();
    const second = await listed({ page: '2' });
    expect(first).toMatchObject({ total: 12, last_page: 2, current_page: 1 });
    expect([first.data.length, second.data.length]).toEqual([10, 2]);
    const numbers = [...first.data, ...second.data].map((row) => row.nr_seq_agendamento);
    expect(new Set(numbers).size).toBe(12);
    api.statements.length = 0;
    await listed({ per_page: '50' });
    expect(api.statements.filter(({ text }) => text.includes('agendamento'))).toHaveLength(1);
  });

  it('is narrowed by each filter, under both names', async () => {
    const one = await addRoutine();
    const other = await addRoutine({ nome_rotina: 'Outra' });
    await addSchedule(one);
    await addSchedule(one, { dia: 'TERCA' });
    await addSchedule(other, { hora: 'HORA EM HORA' });
    const totals = async (query: object) => {
      const replies = await Promise.all(
        (['listSchedules', 'filterSchedules'] as const).map((name) => api.call(name, { query }, users.L)),
      );
      expect(replies[0]?.body).toMatchObject({
        agendamentos: { total: replies[1]?.body.agendamentos.total },
      });
      return replies[0]?.body.agendamentos.total;
    };
    expect(await totals({ empresa: String(company) })).toBe(3);
    expect(await totals({ rotina: String(one) })).toBe(2);
    expect(await totals({ dia: 'SEGUNDA' })).toBe(2);
    expect(await totals({ hora: 'HORA EM HORA' })).toBe(1);
    expect(await totals({ rotina: String(one), dia: 'TERCA' })).toBe(1);
  });

  it('names the company asked for, or none', async () => {
    const named = await api.call('listSchedules', { query: { empresa: String(company) } }, users.L);
    expect(named.body.empresa).toEqual({ id: company, name: 'DEMO' });
    expect((await api.call('listSchedules', {}, users.L)).body.empresa).toBeNull();
    const unknown = await api.call('listSchedules', { query: { empresa: '999999' } }, users.L);
    expect(unknown).toMatchObject({ status: 404, codigo: 'NAO_ENCONTRADO' });
  });

  it('tells the next slot on the clock of the company', async () => {
    await addSchedule(await addRoutine(), { dia: 'TODOS', hora: '6' });
    const hourIn = async (zone: string) => {
      await api.control('update empresa set ds_fuso = $1', [zone]);
      const [row] = (await listed()).data;
      if (row?.proxima == null) return null;
      return new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric' }).format(
        new Date(row.proxima),
      );
    };
    expect(await hourIn('America/Santiago')).toBe('06');
    expect(await hourIn('America/Manaus')).toBe('06');
    expect(await hourIn('Marte')).toBeNull();
  });

  it('has a link for who may run: to the page of a report, to the place of a path without proof', async () => {
    await addSchedule(await addRoutine());
    await addSchedule(
      await addRoutine({ nome_rotina: 'Relatório', caminho_rotina: 'interno:produtividade' }),
    );
    const links = async (who: SignedToPanel) => (await listed({}, who)).data.map((row) => row.link_execucao);
    expect(await links(users.L)).toEqual([null, null]);
    expect(await links(users.E)).toEqual([
      null,
      expect.stringMatching(
        /^\/api\/rotinas\/produtividade\?empresa=\d+&expira=\d+&assinatura=[0-9a-f]{64}$/,
      ) as string,
    ]);
    await api.control("update empresa set ds_host = 'https://rotinas.empresa.com.br'");
    expect((await links(users.E))[0]).toBe('https://rotinas.empresa.com.br/rotinas/preventivas');
    await api.control("update empresa set ds_host = 'https://user@empresa.com.br/pasta'");
    expect((await links(users.E))[0]).toBeNull();
  });
});
