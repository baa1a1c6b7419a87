import type pg from 'pg';
import { nextSlot } from '../../src/panel/scheduler/slots.rules.ts';

/** Routines of the demonstration: the built-in reports, and one path of a host nobody has written down yet. */
const routines = [
  { name: 'Avisa preventivas vencidas', path: 'interno:preventivas_vencidas', note: 'Para o planejamento' },
  { name: 'Lista OS atrasadas', path: 'interno:os_atrasadas', note: null },
  { name: 'Aderência de pneus', path: 'interno:aderencia_pneus', note: 'Fechamento da semana' },
  { name: 'Produtividade dos mecânicos', path: 'interno:produtividade', note: null },
  { name: 'Confere estoque negativo', path: 'interno:estoque_negativo', note: null },
  { name: 'Importa ordens de compra', path: '/rotinas/compras/importar', note: 'No servidor da empresa' },
];

/** Company and routine by their place in the lists, day and hour. */
const schedules: readonly (readonly [company: number, routine: number, day: string, hour: string])[] = [
  [0, 0, 'SEGUNDA', '6'],
  [0, 1, 'TODOS', 'HORA EM HORA'],
  [0, 2, 'SEXTA', '18'],
  [0, 3, 'TODOS', '19'],
  [0, 4, 'DOMINGO', '3'],
  [0, 5, 'TODOS', '5'],
  [1, 0, 'SEGUNDA', '6'],
  [1, 1, 'TODOS', '7'],
  [1, 4, 'SABADO', '9'],
  [2, 1, 'TODOS', '6'],
  [3, 1, 'TODOS', '6'],
  [3, 3, 'SEXTA', '17'],
  [5, 0, 'QUARTA', '8'],
];

const hourMs = 3_600_000;
/** Period of past runs, and largest number per schedule. */
const past = { days: 21, runs: 24 };
const zone = 'America/Sao_Paulo';

/**
 * Puts routines, schedules and their past runs into the control database, unless it has some. The slot of this very hour
 * is left open: the server runs it itself.
 * @param companies numbers of the companies, in their order
 */
export async function seedScheduler(
  client: pg.ClientBase,
  companies: readonly number[],
  now: Date,
): Promise<void> {
  const { rowCount } = await client.query('select 1 from rotina limit 1');
  if (rowCount === 1) return;
  await client.query('begin');
  const numbers: number[] = [];
  for (const { name, path, note } of routines)
    numbers.push(
      await insert(
        client,
        'insert into rotina (nome_rotina, ds_caminho, ds_observacao) values ($1, $2, $3) returning nr_sequencial as id',
        [name, path, note],
      ),
    );
  for (const [place, which, day, hour] of schedules) {
    const company = companies[place];
    const routine = numbers[which];
    if (company === undefined || routine === undefined) continue;
    const schedule = await insert(
      client,
      `insert into agendamento (nr_seq_rotina, nr_seq_empresa, dia_semana, hora)
       values ($1, $2, $3, $4) returning nr_sequencial as id`,
      [routine, company, day, hour],
    );
    await insertRuns(client, { schedule, routine, company, hosted: which === 5 }, slotsOf(day, hour, now));
  }
  await client.query('commit');
}

/** The newest slots before this hour. */
function slotsOf(day: string, hour: string, now: Date): Date[] {
  const slots: Date[] = [];
  const end = now.getTime() - hourMs;
  let slot = nextSlot({ dia_semana: day, hora: hour }, zone, new Date(end - past.days * 24 * hourMs));
  for (; slot.getTime() < end; slot = nextSlot({ dia_semana: day, hora: hour }, zone, slot)) slots.push(slot);
  return slots.slice(-past.runs);
}

async function insertRuns(
  client: pg.ClientBase,
  of: { schedule: number; routine: number; company: number; hosted: boolean },
  slots: readonly Date[],
): Promise<void> {
  const error = of.hosted ? 'a empresa não tem servidor de rotinas' : null;
  await client.query(
    `insert into agendamento_execucao
            (nr_seq_agendamento, nr_seq_rotina, nr_seq_empresa, dt_prevista, dt_record, dt_inicio, dt_final, st_execucao, ds_erro)
     select $1, $2, $3, vez, vez + interval '12 seconds', vez + interval '12 seconds', vez + interval '14 seconds',
            case when $5::text is null then 'S' else 'F' end, $5
       from unnest($4::timestamptz[]) as vez`,
    [of.schedule, of.routine, of.company, slots, error],
  );
}

async function insert(client: pg.ClientBase, text: string, values: unknown[]): Promise<number> {
  const { rows } = await client.query<{ id: number }>(text, values);
  const [row] = rows;
  if (row === undefined) throw new Error('an insert answered no row');
  return row.id;
}
