import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '../../../test/api.ts';
import { forgetRoutines, openSchedules, schedulesOf } from '../../../test/scheduler.ts';

let made: Awaited<ReturnType<typeof openSchedules>>;
let api: Api;
let users: typeof made.users;
beforeAll(async () => {
  made = await openSchedules();
  ({ api, users } = made);
});
beforeEach(() => forgetRoutines(api));
afterAll(() => api.close());

const { routineBody, scheduleBody, addRoutine, addSchedule } = schedulesOf(() => made);

const routines = async () => (await api.call('listRoutines', {}, users.L)).body;

describe('a routine', () => {
  it('is added, found with its four keys, changed and deleted', async () => {
    const id = await addRoutine({ observacao_rotina: 'segundas' });
    expect(await routines()).toEqual([
      {
        nr_sequencial: id,
        nome_rotina: 'Avisa preventivas',
        ds_caminho: '/rotinas/preventivas',
        ds_observacao: 'segundas',
      },
    ]);
    const changed = routineBody({
      nr_sequencial: id,
      caminho_rotina: 'interno:produtividade',
      observacao_rotina: '',
      acao_global: 'editar',
    });
    expect((await api.call('editRoutine', { body: changed as never }, users.A)).status).toBe(200);
    expect(await routines()).toMatchObject([{ ds_caminho: 'interno:produtividade', ds_observacao: null }]);
    const gone = await api.call('deleteRoutine', { body: { nr_sequencial: id } }, users.A);
    expect(gone).toMatchObject({ status: 200, body: { mensagem: 'A rotina foi excluída com sucesso' } });
    expect(await routines()).toEqual([]);
  });

  it.each([
    'http://169.254.169.254/latest',
    '//169.254.169.254/',
    '/a/../b',
    '/a/%2e%2e/b',
    '/a%0d%0aHost:x',
    'interno:senhas',
    'rotinas/x',
  ])('with the path %s is refused', async (caminho_rotina) => {
    const reply = await api.call('saveRoutine', { body: routineBody({ caminho_rotina }) }, users.A);
    expect(reply).toMatchObject({ status: 422, codigo: 'CAMINHO_ROTINA_INVALIDO' });
    expect(await routines()).toEqual([]);
  });

  it('has a name of its own', async () => {
    await addRoutine();
    const other = await addRoutine({ nome_rotina: 'Outra' });
    const twice = { status: 409, codigo: 'ROTINA_CADASTRADA' };
    expect(await api.call('saveRoutine', { body: routineBody() }, users.A)).toMatchObject(twice);
    const renamed = routineBody({ nr_sequencial: other, acao_global: 'editar' });
    expect(await api.call('editRoutine', { body: renamed as never }, users.A)).toMatchObject(twice);
  });

  it('that is scheduled stays, with the text of the document', async () => {
    const id = await addRoutine();
    const schedule = await addSchedule(id);
    const remove = () => api.call('deleteRoutine', { body: { nr_sequencial: id } }, users.A);
    expect(await remove()).toMatchObject({
      status: 409,
      codigo: 'ROTINA_EM_USO',
      mensagem: 'Existe um agendamento com esta rotina, exclua esta rotina depois tente novamente!',
    });
    await api.call('deleteSchedule', { body: { nr_seq_agendamento: schedule } }, users.A);
    expect((await remove()).status).toBe(200);
  });

  it('deleted and scheduled at once is either gone or scheduled', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await addRoutine({ nome_rotina: `Corrida ${round}` });
      const [gone, saved] = await Promise.all([
        api.call('deleteRoutine', { body: { nr_sequencial: id } }, users.A),
        api.call('saveSchedule', { body: scheduleBody(id) }, users.A),
      ]);
      expect([gone.status, saved.status]).toSatisfy(
        ([removed, added]: number[]) =>
          (removed === 200 && added === 422) || (removed === 409 && added === 200),
      );
    }
  });

  it('that does not exist is not found', async () => {
    const body = routineBody({ nr_sequencial: 999_999, acao_global: 'editar' });
    expect((await api.call('editRoutine', { body: body as never }, users.A)).status).toBe(404);
    expect((await api.call('deleteRoutine', { body: { nr_sequencial: 999_999 } }, users.A)).status).toBe(404);
  });

  it.each([
    ['saveRoutine', { acao_global: 'editar' }],
    ['saveRoutine', { nome_rotina: ' ' }],
    ['saveRoutine', { nome_rotina: 'x'.repeat(61) }],
  ] as const)('%s with %j is refused', async (name, more) => {
    expect((await api.call(name, { body: routineBody(more) }, users.A)).status).toBe(422);
  });
});
