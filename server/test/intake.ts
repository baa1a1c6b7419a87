import { type AnswerOf, type IntakeKind, intakeColumns } from '@terminal/contract';
import { expect } from 'vitest';
import { createIntakeWorker } from '../src/imports/intake/worker.service.ts';
import { type Api, type SignedToPanel, startApi } from './api.ts';

type Intake = AnswerOf<'listIntakes'>[number];

/** A file of a kind: its heads, and the cells of its rows. */
export const fileOf = (kind: IntakeKind, rows: readonly (readonly string[])[]): string =>
  [intakeColumns(kind).map(([, { head }]) => head), ...rows].map((cells) => cells.join(';')).join('\n');

/** Imports of one company as a user of the panel runs them. */
export function intakeOf(api: Api, user: SignedToPanel, company: number) {
  const ask = async (id: number): Promise<Intake> => {
    const reply = await api.call('listIntakes', { query: { empresa: String(company) } }, user);
    const found = reply.body.find(({ nr_sequencial }) => nr_sequencial === id);
    if (found === undefined) throw new Error(`no import ${id}: ${reply.codigo}`);
    return found;
  };
  const settled = async (id: number): Promise<Intake> => {
    await expect
      .poll(async () => (await ask(id)).st_carga, { timeout: 60_000, interval: 30 })
      .toMatch(/[PSKEQV]/);
    return ask(id);
  };
  const send = async (
    kind: IntakeKind,
    csv: string | Buffer,
    headers: Record<string, string> = {},
    head: Record<string, string> = {},
  ) => {
    const query = new URLSearchParams({
      empresa: String(company),
      tipo: kind,
      arquivo: `${kind}.csv`,
      ...head,
    });
    const response = await api.app.inject({
      method: 'POST',
      url: `/api/painel/enviarCarga?${query.toString()}`,
      headers: { token: user.token, 'content-type': 'text/csv', ...headers },
      payload: csv,
    });
    return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
  };
  const check = async (kind: IntakeKind, csv: string | Buffer): Promise<Intake> => {
    const { status, body } = await send(kind, csv);
    if (status !== 200) throw new Error(`refused: ${JSON.stringify(body)}`);
    return settled(Number(body['nr_sequencial']));
  };
  const start = (id: number, tudo_ou_nada = false) =>
    api.call('startIntake', { body: { nr_seq_empresa: company, nr_sequencial: id, tudo_ou_nada } }, user);
  return {
    send,
    check,
    start,
    settled,
    /** Sends, checks and writes. */
    async bring(kind: IntakeKind, csv: string | Buffer): Promise<Intake> {
      const checked = await check(kind, csv);
      const reply = await start(checked.nr_sequencial);
      if (reply.status !== 200) throw new Error(`not begun: ${reply.codigo}`);
      return settled(checked.nr_sequencial);
    },
    /** An import of a dead server, continued to its end by two other servers at once. */
    async goneOnWith(id: number): Promise<Intake> {
      const own = { id: company, name: 'DEMO', database: api.companyDatabase };
      const workers = [1, 2].map(() =>
        createIntakeWorker({
          databases: api.databases,
          announcer: { announce: () => undefined },
          log: api.app.log,
          every: 0,
        }),
      );
      for (const worker of workers) worker.wake(own);
      const done = await settled(id);
      await Promise.all(workers.map((worker) => worker.stop()));
      return done;
    },
    /** Looks at what taking it back would do; with a reason takes it back. */
    async undo(id: number, motivo?: string): Promise<Intake> {
      const body = { nr_seq_empresa: company, nr_sequencial: id };
      const reply =
        motivo === undefined
          ? await api.call('previewIntakeUndo', { body }, user)
          : await api.call('undoIntake', { body: { ...body, motivo } }, user);
      if (reply.status !== 200) throw new Error(`not begun: ${reply.codigo}`);
      return settled(id);
    },
    /** Lines that stay after an undo: line, record and code. */
    async kept(id: number) {
      const query = { empresa: String(company), carga: String(id) };
      const { body } = await api.call('listIntakeKept', { query }, user);
      return body.data.map(({ nr_linha, ds_registro, codigo }) => [nr_linha, ds_registro, codigo]);
    },
    /** Why rows were refused: line, column and code. */
    async refusals(id: number) {
      const query = { empresa: String(company), carga: String(id) };
      const { body } = await api.call('listIntakeRefusals', { query }, user);
      return body.data.map(({ nr_linha, coluna, codigo }) => [nr_linha, coluna, codigo]);
    },
  };
}

/** New, changed, as they were and refused. */
export const countsOf = ({ qt_novas, qt_mudadas, qt_iguais, qt_recusadas }: Intake) => [
  qt_novas,
  qt_mudadas,
  qt_iguais,
  qt_recusadas,
];

/** Lines to undo, undone and left. */
export const undoneOf = ({ qt_desfazer, qt_desfeitas, qt_mantidas }: Intake) => [
  qt_desfazer,
  qt_desfeitas,
  qt_mantidas,
];

/** A server, an administrator of the panel, the number of the company DEMO, and its imports. */
export async function openIntake() {
  const api = await startApi();
  const user = await api.signInPanel('9001', '111');
  const [company] = await api.control<{ nr_sequencial: number }>(
    "select nr_sequencial from empresa where ds_empresa = 'DEMO'",
  );
  const demo = company?.nr_sequencial ?? 0;
  return { api, user, demo, intake: intakeOf(api, user, demo) };
}

/** Names of the first branch and of a type of its fleet. */
export async function namesIn(api: Api): Promise<{ branch: string; type: string }> {
  const [found] = await api.sql<{ branch: string; type: string }>(
    `select (select ds_filial from filial where nr_sequencial = 1) as branch,
            (select min(cd_tipoveiculo) from tipo_veiculo where departamento = 'FROTA') as type`,
  );
  return found ?? { branch: '', type: '' };
}

/** Rows of files about trucks and their orders, of one branch and one type. */
export const rowsOf = (now: () => { api: Api; branch: string; type: string }) => ({
  truck: (plate: string, more: { fleet?: string; model?: string; operation?: string } = {}) => [
    ...[plate, more.fleet ?? '', now().type, 'VOLVO', more.model ?? 'VM', '2022', '1000'],
    ...[now().branch, more.operation ?? ''],
  ],
  order: async (number: string, plate: string) => {
    const problem = await problemIn(now().api);
    return [number, now().branch, plate, '', ...problem, 'x', '02/11/2026 08:15', '900'];
  },
});

/** Segment and name of a problem that fits every truck. */
async function problemIn(api: Api): Promise<[string, string]> {
  const [found] = await api.sql<{ s: string; p: string }>(
    `select s.ds_grupo as s, c.ds_conjunto as p from conjunto c join segmento s on s.nr_sequencial = c.nr_seq_segmento
      where c.cd_tipoveiculo is null and c.st_status = 'A' and s.st_status = 'A' and c.nr_seq_item is not null
        and coalesce(s.departamento, 'FROTA') = 'FROTA' limit 1`,
  );
  return [found?.s ?? '', found?.p ?? ''];
}
