import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';

let api: Api;
let port: number;
beforeAll(async () => {
  api = await startApi();
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => api.close());

/** Sends raw bytes and reads until the server closes the connection. */
const send = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let text = '';
    socket.on('data', (part: Buffer) => {
      text += part.toString();
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });

it.each([
  ['a name of a header with a space', 'GET /api/saude HTTP/1.1\r\nHost: a\r\nBad Name: 1\r\n\r\n'],
  ['a zero in a header', 'GET /api/saude HTTP/1.1\r\nHost: a\r\nToken: a\u0000b\r\n\r\n'],
  [
    'two lengths',
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
  ],
  [
    'a length and pieces',
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['headers without end', `GET /api/saude HTTP/1.1\r\nHost: a\r\nToken: ${'x'.repeat(80_000)}\r\n\r\n`],
  ['a method nobody knows', 'FETCH /api/saude HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['no HTTP', '\u0016\u0003\u0001\u0000\u0000'],
])('%s is refused in the words of every refusal', async (_what, bytes) => {
  const answer = await send(bytes);
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain('\r\nTerminal-Resposta: 1\r\n');
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
    mensagem: 'Cabeçalho inválido.',
    codigo: 'CABECALHO_INVALIDO',
  });
});

it.each(['/api/saude', '/api/nada', '/api/os/1'])(
  'the answer of %s bears the mark of this server',
  async (path) => {
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`);
    expect(headers.get('terminal-resposta')).toBe('1');
  },
);
