import type { InputOf } from '@terminal/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Api, type SignedToPanel, startApi } from '../../test/api.ts';
import { addressOf } from '../core/db/places.ts';

let api: Api;
let admin: SignedToPanel;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signInPanel('9001', '111');
  // A line per minute, none failed and all of one user, so that other searches match few lines.
  await api.control(
    `insert into auditoria (ds_acao, st_resultado, dt_evento, nr_seq_usuario, db_name, ds_detalhe)
     select 'tabela.vista', 'S', timestamptz '2020-01-01' + make_interval(mins => n), 1, 'empresa_demo', 'os, página ' || n
       from generate_series(1, 30000) n`,
  );
  await api.control('vacuum analyze auditoria');
});
afterAll(() => api.close());

/** The plan of the search just sent, made as the server's connections make theirs. */
async function planned(): Promise<string> {
  const sent = api.statements.filter(({ text }) => /from auditoria|set_config/.test(text));
  await api.control('begin');
  await api.control('set local plan_cache_mode = force_generic_plan');
  let plan = '';
  for (const { text, values } of sent) {
    if (text.includes('auditoria')) {
      await api.control(`prepare busca as ${text}`);
      const given = values.map((value) =>
        typeof value === 'string' || typeof value === 'number' ? pg.escapeLiteral(`${value}`) : 'null',
      );
      plan += JSON.stringify(await api.control(`explain execute busca (${given.join(', ')})`));
      await api.control('deallocate busca');
    } else await api.control(text, [...values]);
  }
  await api.control('rollback');
  return plan;
}

const search = (query: InputOf<'listTrail'>['query']) => api.call('listTrail', { query }, admin);

describe('a search of the trail', () => {
  it.each([
    ['a text', { texto: 'PÁGINA 29999' }, 'auditoria_texto', 1],
    ['a text that stands nowhere', { texto: 'em lugar nenhum' }, 'auditoria_texto', 0],
    ['a user', { usuario: '3' }, 'auditoria_usuario', 0],
    ['an action', { acao: 'conta.' }, 'auditoria_acao', 0],
    ['failures', { falhas: 'S' }, 'auditoria_falhas', 0],
    [
      'an hour of long ago',
      { de: '2020-01-02T00:00:00Z', ate: '2020-01-02T01:00:00Z' },
      'auditoria_data',
      60,
    ],
  ] as const)(
    'for %s that matches few lines reads an index, not the table',
    async (_what, query, index, total) => {
      api.statements.length = 0;
      expect((await search(query)).body).toMatchObject({ total, contagem: 'exata' });
      expect(await planned()).toContain(index);
    },
  );

  it('leaves as CSV with what it found, formulas defused, in the name of who may read it', async () => {
    await api.control(
      `insert into auditoria (ds_acao, st_resultado, ds_detalhe, dt_evento)
       select 'script.livre', 'S', '=1+' || n, now() - interval '1 hour' from generate_series(1, 1203) n`,
    );
    const auditor = await api.signInPanel('9004', '444');
    const body = { acao: 'script.', texto: '=1+' };
    const reply = await api.call('exportTrail', { body }, auditor);
    expect(reply.status).toBe(200);
    const lines = String(reply.body).trimEnd().split('\r\n');
    expect(lines).toHaveLength(1204);
    expect(lines[0]).toBe(
      '\uFEFFnr_sequencial;dt_evento;ds_usuario;ds_ip;ds_acao;db_name;ds_detalhe;qt_linhas;st_resultado;ds_erro',
    );
    expect(lines[1]).toContain(";script.livre;;'=1+1203;;S;");
    expect(new Set(lines.slice(1).map((line) => line.split(';')[0])).size).toBe(1203);
    expect((await search({ acao: 'trilha.exportada' })).body.data[0]).toMatchObject({ qt_linhas: 1203 });
    const reader = await api.signInPanel('9002', '222');
    expect(await api.call('exportTrail', { body }, reader)).toMatchObject({ codigo: 'SEM_PERMISSAO' });
  });

  it('is narrowed by moments, the first within and the last without', async () => {
    const minute = '2020-01-02T00:00:00-03:00';
    expect((await search({ de: minute, ate: '2020-01-02T03:01:00Z' })).body.total).toBe(1);
    expect((await search({ de: minute, ate: minute })).body.total).toBe(0);
    expect((await search({ de: '2020-01-02' })).codigo).toBe('CAMPO_INVALIDO');
  });

  it('that takes too long is ended, and says what to do', async () => {
    const { adminUrl } = inject('testCluster');
    const holder = new pg.Client({ connectionString: addressOf(adminUrl, api.controlDatabase) });
    await holder.connect();
    try {
      await holder.query('begin; lock table auditoria');
      expect(await search({ texto: '--' })).toMatchObject({ status: 422, codigo: 'TRILHA_AMPLA' });
    } finally {
      await holder.end();
    }
    expect((await search({ texto: '--' })).status).toBe(200);
  }, 20_000);
});
