import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { loopback, makeSchedule, startCompanyHost, startScheduler } from '../../../test/scheduler.ts';
import { startMailServer } from '../../../test/services.ts';

let api: Api;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let host: Awaited<ReturnType<typeof startCompanyHost>> | undefined;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  mail = await startMailServer();
  await api.control('delete from agendamento_execucao');
  await api.control('delete from agendamento');
  await api.control('delete from rotina');
  await api.control("update empresa set ds_host = null, ds_idioma = 'pt'");
});
afterEach(async () => {
  await mail.close();
  await host?.close();
  host = undefined;
});
afterAll(() => api.close());

async function answerWith(text: string, type = 'text/plain', status = 200) {
  host = await startCompanyHost((_visited, response) =>
    response.writeHead(status, { 'content-type': type }).end(text),
  );
  await api.control('update empresa set ds_host = $1', [host.url]);
}
const server = (env: Record<string, string> = { SMTP_URL: mail.url }) =>
  startScheduler(api, { ...loopback, ...env });
async function run(path: string, emails: string | null, env?: Record<string, string>) {
  const { schedule } = await makeSchedule(api, { path, emails });
  const scheduler = server(env);
  await scheduler.runner.tick();
  await scheduler.runner.settled();
  await scheduler.emails();
  return schedule;
}
interface Email {
  st_email: string | null;
  qt_email: number;
  ds_erro_email: string | null;
  espera: number;
}
const email = async () =>
  (
    await api.control<Email>(
      `select st_email, qt_email, ds_erro_email, round(extract(epoch from dt_email - now()))::int as espera
         from agendamento_execucao`,
    )
  )[0];
/** The e-mail as it was sent, its encoded lines put together again. */
const plain = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

describe('the e-mail about a run', () => {
  it('goes to each address of the schedule with what the routine answered', async () => {
    await answerWith('12 avisos enviados');
    await run('/avisar', 'ana@empresa.com.br; joao@empresa.com.br');
    expect(mail.emails).toHaveLength(1);
    expect(mail.emails[0]?.to).toEqual(['ana@empresa.com.br', 'joao@empresa.com.br']);
    const text = plain(mail.emails[0]?.text ?? '');
    expect(text).toContain('concluída');
    expect(text).toContain('12 avisos enviados');
    expect(text).toContain('Empresa: DEMO');
    expect(await email()).toMatchObject({ st_email: 'S', qt_email: 1, ds_erro_email: null });
  });

  it('tells a failure and why', async () => {
    await answerWith('sem banco', 'text/plain', 503);
    await run('/avisar', 'ana@empresa.com.br');
    const text = plain(mail.emails[0]?.text ?? '');
    expect(text).toContain('falhou');
    expect(text).toContain('Motivo: o servidor respondeu 503');
    expect(text).toContain('sem banco');
  });

  it('shows a built-in report as a page, and attaches it', async () => {
    await run('interno:produtividade', 'ana@empresa.com.br');
    const text = plain(mail.emails[0]?.text ?? '');
    expect(text).toContain('Content-Type: text/html; name=resultado.html');
    expect(
      text.split('<h1>Produtividade dos mecânicos').length + text.split('PGgxPl').length,
    ).toBeGreaterThan(2);
  });

  it('attaches a page of the company’s host, and shows none of it', async () => {
    await answerWith('<script>alert(1)</script>', 'text/html');
    await run('/avisar', 'ana@empresa.com.br');
    const text = plain(mail.emails[0]?.text ?? '');
    expect(text).toContain('O resultado está no anexo.');
    expect(text).not.toContain('multipart/alternative');
  });

  it('is in the language of the company', async () => {
    await api.control("update empresa set ds_idioma = 'es'");
    await run('interno:estoque_negativo', 'ana@empresa.com.br');
    expect(plain(mail.emails[0]?.text ?? '')).toContain('Ejecución de la rutina');
  });

  it('is written to nobody where the schedule names nobody', async () => {
    await answerWith('ok');
    await run('/avisar', null);
    expect(mail.emails).toEqual([]);
    expect(await email()).toMatchObject({ st_email: null });
  });

  it('that is refused is tried again a few times, then given up; the run says so', async () => {
    await answerWith('ok');
    mail.state.refuse = true;
    await run('/avisar', 'ana@empresa.com.br');
    for (const [tries, wait] of [
      [1, 60],
      [2, 300],
      [3, 1_800],
    ] as const) {
      const row = await email();
      expect(row).toMatchObject({ st_email: 'P', qt_email: tries });
      expect(Math.abs((row?.espera ?? 0) - wait)).toBeLessThan(10);
      await api.control('update agendamento_execucao set dt_email = now()');
      await server().emails();
    }
    expect(await email()).toMatchObject({ st_email: 'F', qt_email: 4 });
    expect((await email())?.ds_erro_email).toContain('mailbox full');
  });

  it('arrives once the mail server takes it', async () => {
    await answerWith('ok');
    mail.state.refuse = true;
    await run('/avisar', 'ana@empresa.com.br');
    mail.state.refuse = false;
    await api.control('update agendamento_execucao set dt_email = now()');
    await server().emails();
    expect(mail.emails).toHaveLength(1);
    expect(await email()).toMatchObject({ st_email: 'S', qt_email: 2, ds_erro_email: null });
  });

  it('is sent once by several servers', async () => {
    await answerWith('ok');
    const { schedule } = await makeSchedule(api, { path: '/avisar', emails: 'ana@empresa.com.br' });
    const servers = [server(), server(), server()];
    await servers[0]?.runner.tick();
    await servers[0]?.runner.settled();
    expect(schedule).toBeGreaterThan(0);
    await Promise.all([...servers, ...servers].map((one) => one.emails()));
    expect(mail.emails).toHaveLength(1);
  });

  it('without a mail server is noted on the run', async () => {
    await answerWith('ok');
    await run('/avisar', 'ana@empresa.com.br', {});
    expect(await email()).toMatchObject({
      st_email: 'F',
      ds_erro_email: 'não há servidor de e-mail configurado',
    });
  });

  it('about a run whose server was killed is sent as well', async () => {
    const { schedule } = await makeSchedule(api, { path: '/x', emails: 'ana@empresa.com.br' });
    await api.control(
      `insert into agendamento_execucao (nr_seq_agendamento, nr_seq_rotina, nr_seq_empresa, dt_prevista, dt_record, ds_email)
       select nr_sequencial, nr_seq_rotina, nr_seq_empresa, date_trunc('hour', now()), now() - interval '5 minutes', ds_email
         from agendamento where nr_sequencial = $1`,
      [schedule],
    );
    const scheduler = server();
    await scheduler.runner.tick();
    await scheduler.runner.settled();
    await scheduler.emails();
    expect(mail.emails).toHaveLength(1);
    expect(plain(mail.emails[0]?.text ?? '')).toContain('interrompida');
  });

  it('holds up no server that stops, when the mail server does not answer', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const asked = new Promise<Socket>((resolve) => {
      silent.once('connection', resolve);
    });
    await answerWith('ok');
    await makeSchedule(api, { path: '/avisar', emails: 'ana@empresa.com.br' });
    const scheduler = server({ SMTP_URL: `smtp://127.0.0.1:${port}`, SCHEDULER_EVERY_MS: '10' });
    scheduler.start();
    const socket = await asked;
    const began = Date.now();
    await scheduler.stop();
    expect(Date.now() - began).toBeLessThan(5_000);
    expect(await email()).toMatchObject({ st_email: 'P', qt_email: 1 });
    socket.destroy();
    silent.close();
  });
});
