import { mostSaved } from '@terminal/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type SignedToPanel, startApi } from '../../../test/api.ts';

let api: Api;
let admin: SignedToPanel;
let reader: SignedToPanel;
beforeAll(async () => {
  api = await startApi();
  admin = await api.signInPanel('9001', '111');
  reader = await api.signInPanel('9002', '222');
});
afterEach(() => api.control('delete from salvo'));
afterAll(() => api.close());

const keepScript = (ds_salvo: string, ds_script: string, more: object = {}, who = admin) =>
  api.call('saveOwn', { body: { tp_salvo: 'S', ds_salvo, ds_script, ...more } }, who);
const keepFilters = (ds_salvo: string, nome_tabela: string, texto: string) =>
  api.call(
    'saveOwn',
    { body: { tp_salvo: 'F', ds_salvo, nome_tabela, filtros: [{ coluna: 'st_os', texto }] } },
    admin,
  );
const listed = async (nome_tabela?: string, who = admin) =>
  (await api.call('listSaved', { query: nome_tabela === undefined ? {} : { nome_tabela } }, who)).body;

describe('what a user of the panel saves', () => {
  it('is found by its name: scripts by themselves, filters by their table', async () => {
    await keepScript('Últimas OS', 'select 1');
    await keepScript('abertas', 'select 2');
    await keepFilters('abertas', 'os', '=A');
    await keepFilters('abertas', 'execucao', '=A');
    expect((await listed()).map(({ ds_salvo, ds_script }) => [ds_salvo, ds_script])).toEqual([
      ['abertas', 'select 2'],
      ['Últimas OS', 'select 1'],
    ]);
    expect(await listed('os')).toEqual([
      expect.objectContaining({
        ds_salvo: 'abertas',
        filtros: [{ coluna: 'st_os', texto: '=A' }],
        ds_script: null,
      }),
    ]);
  });

  it('is replaced only where that is said, whatever the case of its name', async () => {
    const first = await keepScript('Abertas', 'select 1');
    const refused = await keepScript('abertas', 'select 2');
    expect([refused.status, refused.codigo]).toEqual([409, 'SALVO_REPETIDO']);
    expect((await keepScript('abertas', 'select 2', { substitui: 'S' })).body).toEqual(first.body);
    expect((await listed()).map(({ ds_script }) => ds_script)).toEqual(['select 2']);
  });

  it('is nobody else’s: not listed, not replaced, not deleted', async () => {
    const { body } = await keepScript('Abertas', 'select 1');
    expect(await listed(undefined, reader)).toEqual([]);
    await keepScript('Abertas', 'select 2', { substitui: 'S' }, reader);
    const refused = await api.call('deleteSaved', { body: { nr_sequencial: body.nr_sequencial } }, reader);
    expect([refused.status, refused.codigo]).toEqual([404, 'NAO_ENCONTRADO']);
    expect((await listed()).map(({ ds_script }) => ds_script)).toEqual(['select 1']);
  });

  it('is deleted, and the trail tells both', async () => {
    const { body } = await keepScript('Abertas', 'select 1');
    const removed = await api.call('deleteSaved', { body: { nr_sequencial: body.nr_sequencial } }, admin);
    expect(removed.status, removed.mensagem).toBe(200);
    expect(await listed()).toEqual([]);
    expect(
      await api.control('select ds_acao, ds_detalhe from auditoria order by nr_sequencial desc limit 2'),
    ).toEqual([
      { ds_acao: 'salvo.excluido', ds_detalhe: 'Abertas' },
      { ds_acao: 'salvo.gravado', ds_detalhe: 'Abertas' },
    ]);
  });

  it('is a hundred at most', async () => {
    await api.control(
      `insert into salvo (nr_seq_usuario, nr_lugar, tp_salvo, ds_salvo, ds_script)
       select nr_sequencial, place, 'S', 'script ' || place, 'select 1'
         from usuario_painel, generate_series(1, ${mostSaved}) as place where nr_matricula = '9001'`,
    );
    const refused = await keepScript('mais um', 'select 1');
    expect([refused.status, refused.codigo]).toEqual([409, 'SALVOS_DEMAIS']);
    expect(refused.mensagem).toContain('100');
    expect((await keepScript('script 7', 'select 7', { substitui: 'S' })).status).toBe(200);
  });

  it('goes with its user', async () => {
    await api.control(
      `with novo as (
         insert into usuario_painel (ds_nome, nr_matricula, hm_digitos, tp_acesso) values ('X', '9777', sha256('x'), 'L')
         returning nr_sequencial)
       insert into salvo (nr_seq_usuario, nr_lugar, tp_salvo, ds_salvo, ds_script) select nr_sequencial, 1, 'S', 'x', 'x' from novo`,
    );
    await api.control("delete from usuario_painel where nr_matricula = '9777'");
    expect(await api.control('select from salvo')).toEqual([]);
  });
});
