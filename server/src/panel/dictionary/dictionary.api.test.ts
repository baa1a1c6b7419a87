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
afterEach(async () => {
  await api.control('delete from palavra');
});
afterAll(() => api.close());

const add = (palavra: string, traducao: string, palavra_frase = '', who = admin) =>
  api.call('saveWord', { body: { acao_global: 'salvar', palavra, palavra_frase, traducao } }, who);
const edit = (palavra: string, traducao: string, palavra_frase = '', who = admin) =>
  api.call('editWord', { body: { acao_global: 'editar', palavra, palavra_frase, traducao } }, who);
const remove = (palavra: string, who = admin) => api.call('deleteWord', { body: { palavra } }, who);
const list = (query: object = {}, who = reader) => api.call('listWords', { query }, who);
const names = async (query: object = {}) => (await list(query)).body.data.map(({ name }) => name);
const spanish = async () => (await api.call('getTranslations', { params: { lang: 'es' } })).body;

describe('a word', () => {
  it('is stored in upper case, listed, changed and deleted', async () => {
    const added = await add('pneu', 'llanta', 'pneumático');
    expect(added).toMatchObject({ status: 200, body: { name: 'PNEU' } });
    expect((await list()).body).toMatchObject({ current_page: 1, last_page: 1, total: 1 });
    expect((await list()).body.data).toEqual([
      {
        name: 'PNEU',
        lang_system: [
          { cd_idioma: 'pt', translate: 'PNEUMÁTICO' },
          { cd_idioma: 'es', translate: 'LLANTA' },
        ],
        dt_alteracao: expect.any(String) as unknown,
      },
    ]);
    await edit(' Pneu ', 'cubierta');
    expect(await spanish()).toEqual({ PNEU: 'CUBIERTA' });
    expect((await list()).body.data[0]?.lang_system).toEqual([{ cd_idioma: 'es', translate: 'CUBIERTA' }]);
    expect(await remove('pneu')).toMatchObject({ status: 200, body: { mensagem: 'Excluído com sucesso!' } });
    expect(await names()).toEqual([]);
    expect(await spanish()).toEqual({});
  });

  it('is added once, also by two at the same moment', async () => {
    const both = await Promise.all([add('eixo', 'eje'), add('EIXO', 'EJES')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await add('Eixo', 'eje')).toMatchObject({
      status: 409,
      codigo: 'PALAVRA_CADASTRADA',
      mensagem: 'Palavra já cadastrada!',
    });
  });

  it('that is not there is neither changed nor deleted', async () => {
    expect(await edit('PARAFUSO', 'TORNILLO')).toMatchObject({ status: 404, codigo: 'NAO_ENCONTRADO' });
    expect(await remove('PARAFUSO')).toMatchObject({ status: 404, codigo: 'NAO_ENCONTRADO' });
  });

  it.each([
    ['nothing', '', '', 'PALAVRA_VAZIA'],
    ['blanks', ' \n ', '', 'PALAVRA_VAZIA'],
    ['what nobody sees', '\u200B', '', 'PALAVRA_CARACTERES'],
    ['another text', "$t(core.close, { 'a': 1 })", '', 'PALAVRA_CARACTERES'],
    ['ten thousand letters', 'x'.repeat(10_000), '', 'CAMPO_INVALIDO'],
    ['a null character', 'a\u0000b', '', 'CAMPO_INVALIDO'],
  ])('does not become %s', async (_what, traducao, palavra_frase, codigo) => {
    expect(await add('pneu', traducao, palavra_frase)).toMatchObject({ status: 422, codigo });
    expect(await names()).toEqual([]);
  });

  it('with markup is kept as the text it is', async () => {
    const markup = '<IMG SRC=X ONERROR=ALERT(1)>';
    await add('pneu', markup);
    expect(await spanish()).toEqual({ PNEU: markup });
  });

  it('leaves a line in the trail for whatever was done to it', async () => {
    await api.control('truncate auditoria');
    await add('pneu', 'llanta');
    await edit('pneu', 'cubierta');
    await remove('pneu');
    await remove('pneu');
    const trail = await api.control('select ds_acao, ds_detalhe, st_resultado from auditoria order by 1');
    expect(trail).toEqual([
      { ds_acao: 'painel/deletePalavra', ds_detalhe: null, st_resultado: 'F' },
      { ds_acao: 'palavra.alterada', ds_detalhe: 'PNEU · espanhol: CUBIERTA', st_resultado: 'S' },
      { ds_acao: 'palavra.criada', ds_detalhe: 'PNEU · espanhol: LLANTA', st_resultado: 'S' },
      { ds_acao: 'palavra.excluida', ds_detalhe: 'PNEU', st_resultado: 'S' },
    ]);
  });
});

describe('the list of words', () => {
  const filled = async () => {
    await add('eixo', 'eje');
    await add('eixo dianteiro', 'eje delantero');
    await add('pneu_1', 'llanta 100%');
    await add('roda', 'rueda', 'aro');
  };

  it.each([
    ['a part of an element', { palavra_filtro: 'eixo' }, ['EIXO', 'EIXO DIANTEIRO']],
    ['a whole element', { palavra_filtro: 'eixo', palavra_exata: 'S' }, ['EIXO']],
    [
      'a part, when not asked for the whole',
      { palavra_filtro: 'eix', palavra_exata: 'N' },
      ['EIXO', 'EIXO DIANTEIRO'],
    ],
    ['a part of a translation', { palavra_filtro: 'delant' }, ['EIXO DIANTEIRO']],
    ['a Portuguese text', { palavra_filtro: 'aro', palavra_exata: 'S' }, ['RODA']],
    ['signs as they are', { palavra_filtro: '0%' }, ['PNEU_1']],
    ['an underscore as it is', { palavra_filtro: 'u_' }, ['PNEU_1']],
    ['nothing that is not there', { palavra_filtro: 'eix', palavra_exata: 'S' }, []],
  ])('finds %s', async (_what, query, found) => {
    await filled();
    expect(await names(query)).toEqual(found);
  });

  it('has pages of ten, or as many as asked for, up to fifty', async () => {
    for (let n = 10; n < 22; n += 1) await add(`palavra ${n}`, 'x');
    expect((await list()).body).toMatchObject({ total: 12, last_page: 2, current_page: 1 });
    expect(await names({ page: '2' })).toEqual(['PALAVRA 20', 'PALAVRA 21']);
    expect((await list({ per_page: '1', page: '3' })).body).toMatchObject({
      last_page: 12,
      data: [{ name: 'PALAVRA 12' }],
    });
    expect(await list({ per_page: '51' })).toMatchObject({ status: 422 });
  });
});

describe('a file of words', () => {
  const rows = [
    { palavra: 'pneu', palavra_frase: '', traducao: 'cubierta' },
    { palavra: 'roda', palavra_frase: 'aro', traducao: 'rueda' },
    { palavra: 'eixo', palavra_frase: '', traducao: 'eje' },
  ];

  it('is shown row by row before it is written, and written as it was shown', async () => {
    await add('pneu', 'llanta');
    await add('eixo', 'eje');
    const shown = await api.call('previewWords', { body: { linhas: rows } }, admin);
    expect(shown.body.linhas.map(({ st_linha }) => st_linha)).toEqual(['M', 'N', 'I']);
    expect(await spanish()).toEqual({ PNEU: 'LLANTA', EIXO: 'EJE' });
    const written = await api.call('importWords', { body: { linhas: rows } }, admin);
    expect(written.body).toEqual({ novas: 1, alteradas: 1, iguais: 1 });
    expect((await api.call('exportWords', {}, reader)).body).toEqual([
      { palavra: 'EIXO', palavra_frase: '', traducao: 'EJE' },
      { palavra: 'PNEU', palavra_frase: '', traducao: 'CUBIERTA' },
      { palavra: 'RODA', palavra_frase: 'ARO', traducao: 'RUEDA' },
    ]);
  });

  it('with a row that is refused writes nothing', async () => {
    const linhas = [...rows, { palavra: 'freio', palavra_frase: '', traducao: '' }];
    const shown = await api.call('previewWords', { body: { linhas } }, admin);
    expect(shown.body.linhas.at(-1)).toMatchObject({ st_linha: 'X', codigo: 'PALAVRA_VAZIA' });
    expect(await api.call('importWords', { body: { linhas } }, admin)).toMatchObject({
      status: 422,
      codigo: 'PALAVRAS_RECUSADAS',
    });
    expect(await names()).toEqual([]);
  });

  it('written by two at once holds each word once', async () => {
    const replies = await Promise.all(
      [1, 2].map(() => api.call('importWords', { body: { linhas: rows } }, admin)),
    );
    expect(replies.map(({ body }) => body.novas).toSorted((a, b) => a - b)).toEqual([0, 3]);
  });
});

describe('the dictionary', () => {
  it('is for users of the panel; only administrators change it', async () => {
    const technician = await api.signIn('1001', '123');
    expect((await api.call('listWords')).status).toBe(401);
    expect((await list({}, { token: technician.token })).status).toBe(401);
    const scripter = await api.signInPanel('9003', '333');
    for (const who of [reader, scripter])
      for (const refused of [
        await add('a', 'b', '', who),
        await edit('a', 'b', '', who),
        await remove('a', who),
        await api.call(
          'previewWords',
          { body: { linhas: [{ palavra: 'a', palavra_frase: '', traducao: 'b' }] } },
          who,
        ),
        await api.call(
          'importWords',
          { body: { linhas: [{ palavra: 'a', palavra_frase: '', traducao: 'b' }] } },
          who,
        ),
      ])
        expect(refused).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
  });

  it('tells every terminal that follows, whatever its company and branch', async () => {
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const pedro = await api.signIn('1301', '567');
    const stop = new AbortController();
    const stream = await fetch(`${address}/api/eventos`, {
      headers: { ApiKey: api.apiKey, Token: pedro.token },
      signal: stop.signal,
    });
    let text = '';
    const read = async () => {
      for await (const piece of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) text += piece;
    };
    const ended = read().catch(() => undefined);
    await add('pneu', 'llanta');
    await expect.poll(() => text).toContain('event: dicionario.mudou');
    stop.abort();
    await ended;
  });

  it('is a page in one statement', async () => {
    await add('pneu', 'llanta');
    api.statements.length = 0;
    await list();
    expect(api.statements.filter(({ text }) => text.includes('palavra'))).toHaveLength(1);
  });
});
