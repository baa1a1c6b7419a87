import { randomUUID } from 'node:crypto';
import { apiKey } from '../http.ts';
import { type Field, signIn } from './barrage.ts';

/** Answer to a request that once revealed a defect. */
export interface HoleAnswer {
  status: number;
  /** Of a JSON answer. */
  body: { codigo?: string; bases?: { st_base: string }[]; link_execucao?: string };
  ms: number;
}

type Level = 'L' | 'E' | 'A' | 'nobody';

/** A request of a class that did harm once. */
export interface Hole {
  what: string;
  level: Level;
  method?: 'GET';
  path: string;
  body?: object;
  /** What it breaks; null: nothing. */
  judge(answer: HoleAnswer): string | null;
}

/** A statement that asks for much is refused before it has cost anything. */
const soon = 10_000;

const isDone = ({ status, body }: HoleAnswer): string | null =>
  status === 200 ? null : `refused: ${status} ${body.codigo ?? ''}`;

/** What must be refused for what it is, not ended after it did its harm. */
export function refusedAtOnce({ status, body, ms }: HoleAnswer): string | null {
  if (status === 200) return 'was done';
  if (status >= 500) return `status ${status}`;
  if (body.codigo === 'SCRIPT_TEMPO' || ms > soon) return `worked for ${ms} ms before it was refused`;
  return null;
}

/** Nothing of a script on many databases was done. */
export function doneNowhere({ status, body }: HoleAnswer): string | null {
  if (status >= 500) return `status ${status}`;
  return body.bases?.some(({ st_base }) => st_base === 'S') ? 'was done' : null;
}

const neverFails = ({ status }: HoleAnswer): string | null => (status >= 500 ? `status ${status}` : null);
const answers =
  (expected: number) =>
  ({ status, body }: HoleAnswer): string | null =>
    status === expected ? null : `${status} ${body.codigo ?? ''} and not ${expected}`;

/** Effects no rollback takes back, memory without bound: by the function's own name, and through one that runs a text. */
const readings = [
  "select count(pg_logical_emit_message(false, 'a', repeat('x', 10000000))) from generate_series(1, 30)",
  "select pg_advisory_lock(hashtextextended('empresa:1', 0)), pg_sleep(2)",
  "select pg_try_advisory_xact_lock_shared(hashtextextended('monitor', 0))",
  "select pg_notify('sessao', 'x')",
  'select pg_export_snapshot()',
  "select query_to_xml('select pg_advisory_lock(1)', true, true, '')",
  "select query_to_xml('select pg_notify(''evento'', ''{}'')', true, true, '')",
  'with x as (select pg_advisory_xact_lock_shared(1)) select * from x',
  "select repeat('a', 500000000), repeat('b', 500000000), repeat('c', 500000000), repeat('d', 500000000)",
  "select repeat('x', 50000000) from generate_series(1, 1000)",
];

/** What the panel writes into by nobody's script: what leaves the house. */
const writings = [
  'insert into integracao select * from integracao where false',
  'update integracao set st_envio = st_envio where false',
  'delete from integracao where false',
  'with x as (delete from integracao where false returning 1) update filial set ds_uf = ds_uf where false',
];

const spans = [
  '99999999999999999999',
  '9999-12-31',
  '2147483647:59',
  '-99999999999:00',
  '1e308',
  '999999999999 years',
];

/** Everything that is tried, on a company's own database. */
export function holes(base: string, kind: string): Hole[] {
  const read = (script: string) =>
    ({ level: 'E', path: 'frota/executarScript', body: { script, db_name: base } }) as const;
  // Rehearsed, a script has the role and the privileges of its run.
  const write = (script: string) =>
    ({ level: 'E', path: 'painel/ensaiarScript', body: { script, bases: [base], tp_base: kind } }) as const;
  const filter = (table: string, one: object) =>
    ({
      level: 'L',
      path: 'frota/getTable',
      body: { nome_tabela: table, db_name: base, filters: [{ coluna: 'hr_sla', ...one }] },
    }) as const;
  const nobody = 2_147_483_647;
  return [
    { what: 'a plain reading script is done', ...read('select 1'), judge: isDone },
    {
      what: 'a plain writing script is done',
      ...write('update filial set ds_uf = ds_uf where false'),
      judge: ({ body, status }) =>
        body.bases?.every(({ st_base }) => st_base === 'S')
          ? null
          : `refused: ${status} ${body.codigo ?? ''}`,
    },
    ...readings.map((script) => ({ what: `reading: ${script}`, ...read(script), judge: refusedAtOnce })),
    ...writings.map((script) => ({ what: `writing: ${script}`, ...write(script), judge: doneNowhere })),
    ...['conjunto', 'os'].flatMap((table) =>
      spans.flatMap((valor) => [
        {
          what: `${table}.hr_sla is ${valor}`,
          ...filter(table, { tipo: 'igual', valor }),
          judge: neverFails,
        },
        {
          what: `${table}.hr_sla until ${valor}`,
          ...filter(table, { tipo: 'entre', valor: '1', ate: valor }),
          judge: neverFails,
        },
      ]),
    ),
    {
      what: 'a session is ended by its pid alone',
      level: 'A',
      path: 'painel/deleteRegistro',
      body: { pid: nobody },
      judge: answers(404),
    },
    {
      what: 'a run is recorded without its moment',
      level: 'E',
      path: 'painel/registrarExecucao',
      body: { nr_seq_agendamento: nobody },
      judge: answers(404),
    },
    {
      what: 'schedules are asked for with empty filters',
      level: 'L',
      method: 'GET',
      path: 'painel/getAgendamentos?filters=',
      judge: answers(200),
    },
    {
      what: 'digits come between blanks',
      level: 'nobody',
      path: 'painel/loginPainel',
      body: { empresa: 'DEMO', matricula: '9002', cpf: ' 222 ' },
      judge: answers(200),
    },
  ];
}

/** Tries every hole that was found once, and a run by hand of a host that is not there. @returns what was broken */
export async function tryHoles(field: Field): Promise<string[]> {
  const { rows } = await field.control.query<{ id: number; base: string; kind: string }>(
    'select nr_sequencial as id, db_name as base, tp_base as kind from empresa where cd_apikey = $1',
    [apiKey],
  );
  const [company] = rows;
  if (company === undefined) throw new Error('there is no company to try anything on');
  const tokens = new Map<Level, string>([['nobody', '']]);
  for (const level of ['L', 'E', 'A'] as const) tokens.set(level, await signIn(field.port, level));
  const send = (hole: Omit<Hole, 'what' | 'judge'>) => ask(field.port, hole, tokens.get(hole.level) ?? '');
  const wrong: string[] = [];
  for (const { what, judge, ...hole } of holes(company.base, company.kind)) {
    const why = judge(await send(hole));
    if (why !== null) wrong.push(`${what}: ${why}`);
  }
  const state = await runOfNobody(field, company.id, send);
  if (state !== 'F') wrong.push(`a run by hand of a host that does not answer stands as ${state}`);
  return wrong;
}

async function ask(
  port: number,
  { method, path, body }: Pick<Hole, 'method' | 'path' | 'body'>,
  token: string,
): Promise<HoleAnswer> {
  const began = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
    method: method ?? 'POST',
    headers: {
      ApiKey: apiKey,
      'Idempotency-Key': randomUUID(),
      ...(token === '' ? {} : { Token: token }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // Only fields that a refusal or a script run may have are read, each of them optional.
  const answer = (await response.json()) as HoleAnswer['body'];
  return { status: response.status, body: answer, ms: Math.round(performance.now() - began) };
}

/** Runs a routine of a host where nothing listens, as its link is opened. @returns how the run stands */
async function runOfNobody(
  { port, control }: Field,
  company: number,
  send: (hole: Omit<Hole, 'what' | 'judge'>) => Promise<HoleAnswer>,
): Promise<string> {
  const { rows: before } = await control.query<{ ds_host: string | null }>(
    'select ds_host from empresa where nr_sequencial = $1',
    [company],
  );
  await control.query("update empresa set ds_host = 'http://127.0.0.1:1' where nr_sequencial = $1", [
    company,
  ]);
  const { rows } = await control.query<{ rotina: number; id: number }>(
    `with r as (insert into rotina (nome_rotina, ds_caminho) values ('Sem servidor ' || gen_random_uuid(), '/nada') returning nr_sequencial)
     insert into agendamento (nr_seq_rotina, nr_seq_empresa, dia_semana, hora)
     select nr_sequencial, $1, 'DOMINGO', '3' from r returning nr_seq_rotina as rotina, nr_sequencial as id`,
    [company],
  );
  const [made] = rows;
  const { body } = await send({
    level: 'E',
    path: 'painel/registrarExecucao',
    body: { nr_seq_agendamento: made?.id },
  });
  await fetch(`http://127.0.0.1:${port}${body.link_execucao}`).then((page) => page.text());
  const { rows: runs } = await control.query<{ st_execucao: string }>(
    'select st_execucao from agendamento_execucao where nr_seq_rotina = $1',
    [made?.rotina],
  );
  await control.query('delete from agendamento where nr_sequencial = $1', [made?.id]);
  await control.query('delete from rotina where nr_sequencial = $1', [made?.rotina]);
  await control.query('update empresa set ds_host = $2 where nr_sequencial = $1', [
    company,
    before[0]?.ds_host,
  ]);
  return runs.map(({ st_execucao }) => st_execucao).join(', ');
}
