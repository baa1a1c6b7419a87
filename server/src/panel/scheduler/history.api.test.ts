import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedToPanel } from '../../../test/api.ts';
import { makeSchedule, openRoutines, type Routines, saying } from '../../../test/scheduler.ts';

let routines: Routines;
let api: Routines['api'];
let reader: SignedToPanel;
let runner: SignedToPanel;
let hostOf: Routines['hostOf'];
let tick: Routines['tick'];
beforeAll(async () => {
  routines = await openRoutines();
  ({ api, hostOf, tick } = routines);
  reader = await api.signInPanel('9002', '222');
  runner = await api.signInPanel('9003', '333');
});
beforeEach(() => routines.begin());
afterAll(() => routines.close());

describe('the history of a routine', () => {
  const history = (routine: number) =>
    api.call('listRuns', { query: { nr_seq_rotina: String(routine) } }, reader);

  it('has one more row after a run, with its moment and what it answered', async () => {
    await hostOf(saying('<b>feito</b>', 'text/html'));
    const { routine } = await makeSchedule(api, { path: '/x' });
    expect((await history(routine)).body).toEqual([]);
    await tick();
    const [run] = (await history(routine)).body;
    expect(run).toMatchObject({ st_execucao: 'S', nome_empresa: 'DEMO', ds_usuario: null, nr_http: 200 });
    expect(Math.abs(Date.now() - Date.parse(run?.dt_record ?? ''))).toBeLessThan(60_000);
    expect(run?.link_resultado).toMatch(
      /^\/api\/rotinas\/execucoes\/\d+\?expira=\d+&assinatura=[0-9a-f]{64}$/,
    );
  });

  it('has a row for a run by hand, with who, and a link that runs it and no other', async () => {
    const { routine, schedule } = await makeSchedule(api, { path: 'interno:estoque_negativo' });
    const body = { data: new Date().toISOString(), nr_seq_agendamento: schedule };
    const recorded = await api.call('recordRun', { body }, runner);
    expect(recorded.body.link_execucao).toContain(`/api/rotinas/execucoes/${recorded.body.id}/executar?`);
    expect((await history(routine)).body).toMatchObject([
      {
        id: recorded.body.id,
        dt_record: recorded.body.dt_record,
        nr_seq_agendamento: schedule,
        ds_usuario: 'SCRIPTS PAINEL',
        st_execucao: 'X',
        link_resultado: null,
      },
    ]);
    // A manual run does not take the scheduler's slot.
    expect(await tick()).toBe(1);
  });

  it('is not there for a routine or a schedule nobody knows', async () => {
    expect((await history(999_999)).status).toBe(404);
    const body = { nr_seq_agendamento: 999_999 };
    expect((await api.call('recordRun', { body }, runner)).status).toBe(404);
  });

  it('stays when the schedule is deleted, and goes after ninety days', async () => {
    const { routine, schedule } = await makeSchedule(api, { path: 'interno:estoque_negativo' });
    await tick();
    await api.control('delete from agendamento where nr_sequencial = $1', [schedule]);
    expect((await history(routine)).body).toHaveLength(1);
    await api.control("update agendamento_execucao set dt_record = now() - interval '91 days'");
    const { deleteOldRuns } = await import('./runs.queries.ts');
    await deleteOldRuns(api.databases.control);
    expect((await history(routine)).body).toEqual([]);
  });
});
