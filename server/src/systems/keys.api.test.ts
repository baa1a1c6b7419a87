import { randomBytes, randomUUID } from 'node:crypto';
import type { CallName, InputOf } from '@terminal/contract';
import { keyText } from '@terminal/contract/key-secret';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';

let api: Api;
let administrator: Signed;
let joao: Signed;

const newSecret = () => randomBytes(32).toString('base64url');
const given = (more: Partial<InputOf<'createKey'>['body']> = {}): InputOf<'createKey'>['body'] => ({
  ds_chave: 'ERP',
  ds_chamadas: ['listDrivers', 'createOrder'],
  qt_por_minuto: 600,
  dt_expira: null,
  nr_seq_clifor: joao.person,
  nr_seq_filial: 1,
  segredo: newSecret(),
  ...more,
});
async function make(more: Partial<InputOf<'createKey'>['body']> = {}) {
  const body = given(more);
  const reply = await api.call('createKey', { body }, administrator);
  expect(reply).toMatchObject({ status: 200 });
  return { id: String(reply.body.nr_sequencial), secret: body.segredo };
}
/** Sends a call as another system does: with its key alone. */
const asSystem = <N extends CallName>(name: N, secret: string, input: Partial<InputOf<N>> = {}) =>
  api.call(name, {
    ...input,
    headers: { apikey: '', authorization: `Bearer ${keyText(api.apiKey, secret)}` },
  });

beforeAll(async () => {
  api = await startApi();
  administrator = await api.signIn('1601', '789');
  joao = await api.signIn('1001', '123');
});
afterAll(() => api.close());

describe('a key', () => {
  it('reads in the name of its person, in its branch', async () => {
    const { secret } = await make();
    const own = await api.call('listDrivers', {}, joao);
    expect(await asSystem('listDrivers', secret)).toMatchObject({ status: 200, body: own.body });
  });

  it('sends no other call than those it was given', async () => {
    const { secret } = await make();
    expect(await asSystem('listReasons', secret)).toMatchObject({ status: 403, codigo: 'CHAVE_SEM_CHAMADA' });
  });

  it('may no more than its person', async () => {
    const [{ id: person } = { id: 0 }] = await api.sql<{ id: number }>(
      `insert into g_clifor (ds_colaborador, tp_clifor, st_planos) values ('TELEMETRIA', 'C', 'S') returning nr_sequencial as id`,
    );
    await api.sql('insert into clifor_filial (nr_seq_clifor, nr_seq_filial) values ($1, 1)', [person]);
    const { secret } = await make({ ds_chamadas: ['listHeldReadings'], nr_seq_clifor: person });
    expect(await asSystem('listHeldReadings', secret)).toMatchObject({ status: 200 });
    await api.sql("update g_clifor set st_planos = 'N' where nr_sequencial = $1", [person]);
    await expect
      .poll(async () => (await asSystem('listHeldReadings', secret)).status, { timeout: 5_000 })
      .toBe(403);
    expect(await asSystem('listHeldReadings', secret)).toMatchObject({
      status: 403,
      codigo: 'SEM_PERMISSAO',
    });
  });

  it('acts in the name of its person, and its acts tell of it', async () => {
    await api.sql("update g_clifor set st_planos = 'S' where nr_sequencial = $1", [administrator.person]);
    const { id, secret } = await make({ ds_chamadas: ['addReading'], nr_seq_clifor: administrator.person });
    const [vehicle] = await api.sql<{ nr_placa: string; km: number }>(
      `select v.nr_placa, v.km_atual + 1 as km from veiculo v join veiculo_filial f using (nr_placa)
        where f.nr_seq_filial = 1 and v.km_atual > 0 order by 1 limit 1`,
    );
    const body = { nr_placa: vehicle?.nr_placa ?? '', km: vehicle?.km ?? 0, confirma: 'S' as const };
    expect(await asSystem('addReading', secret, { body })).toMatchObject({ status: 200 });
    const [event] = await api.sql(
      "select nr_seq_clifor, (js_dados->>'chave')::int as chave from evento where ds_evento = 'leitura.gravada' order by nr_sequencial desc limit 1",
    );
    expect(event).toEqual({ nr_seq_clifor: administrator.person, chave: Number(id) });
  });

  it('is not stored, nor told by any answer', async () => {
    const { secret } = await make();
    const [row] = await api.sql<{ text: string }>(
      'select string_agg(t::text, chr(10)) as text from chave_sistema t',
    );
    expect(row?.text).not.toContain(secret);
    const [kept] = await api.sql<{ text: string }>(
      'select string_agg(t::text, chr(10)) as text from comando t',
    );
    expect(kept?.text).not.toContain(secret);
    expect(JSON.stringify((await api.call('listKeys', {}, administrator)).body)).not.toContain(secret);
  });

  it.each([
    [
      'with a letter changed',
      (secret: string) => `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`,
    ],
    ['of nobody', () => newSecret()],
  ])('%s is no key', async (_how, changed) => {
    const { secret } = await make();
    expect(await asSystem('listDrivers', changed(secret))).toMatchObject({
      status: 401,
      codigo: 'CHAVE_SEM_VALOR',
    });
  });

  it('that did not arrive whole says so', async () => {
    const { secret } = await make();
    for (const mangled of [secret.slice(0, -3), `${secret} `, `"${secret}"`, 'x'])
      expect(
        await api.call('listDrivers', { headers: { authorization: `Bearer ${mangled}` } }),
      ).toMatchObject({ status: 401, codigo: 'CHAVE_ILEGIVEL' });
  });

  it('counts no longer once it is revoked, expired, or its person has left', async () => {
    const revoked = await make();
    expect(await asSystem('listDrivers', revoked.secret)).toMatchObject({ status: 200 });
    await api.call('revokeKey', { params: { id: revoked.id } }, administrator);
    const expired = await make({ dt_expira: new Date(Date.now() - 1_000).toISOString() });
    const [gone] = await api.sql<{ id: number }>(
      `insert into g_clifor (ds_colaborador, tp_clifor) values ('SISTEMA', 'C') returning nr_sequencial as id`,
    );
    await api.sql('insert into clifor_filial (nr_seq_clifor, nr_seq_filial) values ($1, 1)', [gone?.id]);
    const left = await make({ nr_seq_clifor: gone?.id ?? 0 });
    await api.sql("update g_clifor set st_status = 'I' where nr_sequencial = $1", [gone?.id]);
    await expect
      .poll(async () => (await asSystem('listDrivers', revoked.secret)).status, { timeout: 5_000 })
      .toBe(401);
    expect(await asSystem('listDrivers', expired.secret)).toMatchObject({
      status: 401,
      codigo: 'CHAVE_SEM_VALOR',
    });
    expect(await asSystem('listDrivers', left.secret)).toMatchObject({ status: 401 });
  });

  it('with another secret is accepted with the one before for so many hours', async () => {
    const { id, secret } = await make();
    const next = newSecret();
    const rotate = (segredo: string, horas: number) =>
      api.call('rotateKey', { params: { id }, body: { segredo, horas } }, administrator);
    expect(await rotate(next, 1)).toMatchObject({ status: 200 });
    expect(await asSystem('listDrivers', secret)).toMatchObject({ status: 200 });
    expect(await asSystem('listDrivers', next)).toMatchObject({ status: 200 });
    const last = newSecret();
    await rotate(last, 0);
    await expect.poll(async () => (await asSystem('listDrivers', next)).status).toBe(401);
    expect(await asSystem('listDrivers', last)).toMatchObject({ status: 200 });
  });

  it('is asked to wait beyond its calls a minute', async () => {
    const { secret } = await make({ qt_por_minuto: 2 });
    const replies = [];
    for (let sent = 0; sent < 6; sent += 1) replies.push(await asSystem('listDrivers', secret));
    const waiting = replies.find(({ status }) => status === 429);
    expect(waiting).toMatchObject({ codigo: 'CHAVE_LIMITE' });
    expect(Number(waiting?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('whoever administers the company', () => {
  it('finds in its history who made, changed and revoked it', async () => {
    const { id } = await make({ ds_chave: 'Balança' });
    const {
      segredo: _,
      nr_seq_clifor: __,
      nr_seq_filial: ___,
      ...rest
    } = given({ ds_chave: 'Balança', qt_por_minuto: 9 });
    await api.call('changeKey', { params: { id }, body: rest }, administrator);
    await api.call('revokeKey', { params: { id }, body: undefined }, administrator);
    const { body } = await api.call('listKeys', {}, administrator);
    const key = body.find(({ nr_sequencial }) => String(nr_sequencial) === id);
    expect(key?.historia.map(({ mudancas }) => mudancas.map(({ coluna }) => coluna))).toEqual([
      ['situacao'],
      ['limite'],
      ['nome', 'chamadas', 'limite'],
    ]);
    expect(key?.dt_revogada).not.toBeNull();
    expect(await api.call('changeKey', { params: { id }, body: rest }, administrator)).toMatchObject({
      status: 409,
      codigo: 'CHAVE_REVOGADA',
    });
  });

  it('gives no key what begins sessions, asks for digits or administers the company', async () => {
    const body = given({
      ds_chamadas: ['saveSettings', 'createKey', 'login', 'startExecution', 'listDrivers', 'nada'],
    });
    expect(await api.call('createKey', { body }, administrator)).toMatchObject({
      status: 422,
      codigo: 'CHAMADA_SEM_CHAVE',
      mensagem: expect.stringContaining('saveSettings, createKey, login, startExecution, nada') as string,
    });
    const { areas } = (await api.call('listKeyChoices', {}, administrator)).body;
    const names = areas.flatMap(({ chamadas }) => chamadas.map(({ nome }) => nome));
    expect(names).toContain('createOrder');
    expect(names).not.toContain('saveSettings');
  });

  it('gives no key what its person may not do, and sees who may what', async () => {
    const refused = {
      status: 422,
      codigo: 'CHAMADA_SEM_DIREITO',
      mensagem: expect.stringContaining(': POST frota/leituras/lote (planos).') as string,
    };
    const body = given({ ds_chamadas: ['listDrivers', 'sendReadings'] });
    expect(await api.call('createKey', { body }, administrator)).toMatchObject(refused);
    const { id } = await make();
    const { segredo: _, nr_seq_clifor: __, nr_seq_filial: ___, ...rest } = body;
    expect(await api.call('changeKey', { params: { id }, body: rest }, administrator)).toMatchObject(refused);
    const { pessoas, areas } = (await api.call('listKeyChoices', {}, administrator)).body;
    expect(pessoas.find(({ nr_sequencial }) => nr_sequencial === joao.person)).toMatchObject({
      tipo: 'attendant',
      permissoes: expect.not.arrayContaining(['planos']) as string[],
    });
    expect(
      areas.flatMap(({ chamadas }) => chamadas).find(({ nome }) => nome === 'sendReadings'),
    ).toMatchObject({
      resumo: { pt: 'Enviar leituras de telemetria', es: 'Enviar lecturas de telemetría' },
      precisa: ['planos'],
    });
  });

  it('gives no key a branch its person does not work in', async () => {
    const body = given({ nr_seq_filial: 999 });
    expect(await api.call('createKey', { body }, administrator)).toMatchObject({
      codigo: 'FILIAL_NAO_PERMITIDA',
    });
  });

  it('is the only one who sees or makes keys, and a press repeated makes one', async () => {
    const approver = await api.signIn('1202', '789');
    for (const who of [joao, approver]) {
      expect(await api.call('listKeys', {}, who)).toMatchObject({ status: 403 });
      expect(await api.call('createKey', { body: given() }, who)).toMatchObject({ status: 403 });
    }
    const key = randomUUID();
    const body = given({ ds_chave: 'Uma vez' });
    await Promise.all([1, 2].map(() => api.call('createKey', { body, key }, administrator)));
    const [row] = await api.sql("select count(*)::int as n from chave_sistema where ds_chave = 'Uma vez'");
    expect(row).toEqual({ n: 1 });
  });
});
