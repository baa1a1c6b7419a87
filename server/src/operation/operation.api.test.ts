import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ METRICS_TOKEN: 'a-token-of-the-tests' });
});
afterAll(() => api.close());

describe('operation', () => {
  it('answers health and readiness without a company', async () => {
    expect((await api.call('getHealth', { headers: { apikey: '' } })).status).toBe(200);
    expect((await api.call('getReadiness', { headers: { apikey: '' } })).body).toEqual({
      situacao: 'pronto',
    });
  });

  it('gives metrics to the machine itself and to the bearer, to nobody else', async () => {
    await api.call('getHealth');
    const local = await api.call('getMetrics');
    expect(local.body).toContain('terminal_chamada_segundos');
    const far = { method: 'GET' as const, url: '/api/metricas', remoteAddress: '10.0.0.9' };
    expect((await api.app.inject(far)).statusCode).toBe(403);
    const bearer = { ...far, headers: { authorization: 'Bearer a-token-of-the-tests' } };
    expect((await api.app.inject(bearer)).statusCode).toBe(200);
  });
});

describe('every failure has one shape', () => {
  const send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: string, type = 'application/json') =>
    api.app.inject({
      method,
      url: `/api/${url}`,
      headers: { apikey: api.apiKey, ...(payload === undefined ? {} : { 'content-type': type }) },
      ...(payload === undefined ? {} : { payload }),
    });

  it.each([
    ['an unknown address', 'GET', 'nada', undefined, 'application/json', 404, 'CAMINHO_INEXISTENTE'],
    [
      'a method the address does not take',
      'PUT',
      'auth/login',
      '{}',
      'application/json',
      405,
      'METODO_NAO_PERMITIDO',
    ],
    ['broken JSON', 'POST', 'auth/login', '{"a":', 'application/json', 400, 'ENTRADA_INVALIDA'],
    [
      'a poisoned prototype',
      'POST',
      'auth/login',
      '{"__proto__":{"a":1}}',
      'application/json',
      400,
      'ENTRADA_INVALIDA',
    ],
    ['plain text', 'POST', 'auth/login', 'oi', 'text/plain', 415, 'TIPO_NAO_SUPORTADO'],
    [
      'a body of two megabytes',
      'POST',
      'auth/login',
      `"${'x'.repeat(2_000_000)}"`,
      'application/json',
      413,
      'CORPO_GRANDE_DEMAIS',
    ],
    [
      'an unknown field',
      'POST',
      'auth/login',
      '{"matricula":"1","cpf":"123","x":1}',
      'application/json',
      400,
      'ENTRADA_INVALIDA',
    ],
    [
      'a number for a text',
      'POST',
      'auth/login',
      '{"matricula":1001,"cpf":"123"}',
      'application/json',
      422,
      'CAMPO_INVALIDO',
    ],
    ['a null body', 'POST', 'auth/login', 'null', 'application/json', 422, 'CAMPO_INVALIDO'],
    [
      'a lone surrogate',
      'POST',
      'auth/login',
      '{"matricula":"\\ud800","cpf":"123"}',
      'application/json',
      422,
      'CAMPO_INVALIDO',
    ],
  ] as const)('for %s', async (_case, method, url, payload, type, status, codigo) => {
    const response = await send(method, url, payload, type);
    expect(response.statusCode).toBe(status);
    const body = response.json<{ codigo: string; mensagem: string }>();
    expect(body.codigo).toBe(codigo);
    expect(body.mensagem).not.toBe('');
  });

  it('describes every call in the published contract', async () => {
    const response = await api.app.inject({ url: '/api/openapi.json' });
    const document = response.json<{
      openapi: string;
      paths: Record<string, Record<string, object>>;
    }>();
    expect(document.openapi).toBe('3.1.0');
    const getOrder = document.paths['/api/os/{id}']?.['get'];
    expect(getOrder).toMatchObject({
      operationId: 'getOrder',
      tags: ['orders'],
      security: [{ ApiKey: [], Token: [] }, { Key: [] }],
    });
    // Each refusal is told once.
    expect(response.body.length).toBeLessThan(1_200_000);
    const docs = await api.app.inject({ url: '/api/docs/' });
    expect(docs.statusCode).toBe(200);
    expect(docs.headers['content-security-policy']).toMatch(/style-src 'self' 'unsafe-inline'/);
    expect(docs.headers['content-security-policy']).not.toMatch(/https:|validator/);
    const missing = await api.app.inject({ url: '/api/docs/static/none.js' });
    expect(missing.statusCode).toBe(404);
    expect(missing.json<{ codigo: string }>().codigo).toBe('CAMINHO_INEXISTENTE');
  });

  it('lets no browser run an answer as a page', async () => {
    const { headers } = await api.app.inject({ url: '/api/saude' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
