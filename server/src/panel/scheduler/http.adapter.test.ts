import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { addressCheck } from '../../core/outside/networks.ts';
import { visit } from './http.adapter.ts';

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

async function host(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push({
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const never = new AbortController().signal;
const go = (url: string, more: Partial<Parameters<typeof visit>[1]> = {}) =>
  visit(new URL(url), {
    mayAsk: addressCheck(['127.0.0.1/32']),
    headers: {},
    longest: 5_000,
    stopping: never,
    ...more,
  });
const answering = (status: number, headers: Record<string, string>, body = '') =>
  host((_request, response) => response.writeHead(status, headers).end(body));

describe('a visit', () => {
  it('asks once, by GET, with the headers it is given, and reads the answer', async () => {
    const seen: string[] = [];
    const base = await host((request, response) => {
      seen.push(`${request.method} ${request.url} ${request.headers['terminal-execucao']}`);
      response.writeHead(200, { 'content-type': 'text/html; charset=ISO-8859-1' });
      response.end(Buffer.from('<p>ol\u00e1</p>', 'latin1'));
    });
    const seenNow = await go(`${base}/rotina?x=1`, { headers: { 'Terminal-Execucao': '7' } });
    expect(seenNow).toEqual({ status: 200, type: 'text/html', text: '<p>olá</p>' });
    expect(seen).toEqual(['GET /rotina?x=1 7']);
  });

  it('takes JSON as text, and the answer of a failure with its status', async () => {
    const base = await answering(500, { 'content-type': 'application/json' }, '{"erro":"x"}');
    expect(await go(base)).toEqual({ status: 500, type: 'text/plain', text: '{"erro":"x"}' });
  });

  it('drops zeros, which no database keeps', async () => {
    const base = await answering(200, { 'content-type': 'text/plain' }, 'a\u0000b');
    expect((await go(base)).text).toBe('ab');
  });

  it.each([
    [301, { location: 'http://169.254.169.254/' }, /redirecionamentos não são seguidos/],
    [302, { location: '/outra' }, /redirecionamentos não são seguidos/],
    [200, { 'content-type': 'application/octet-stream' }, /formato que não se lê/],
    [200, { 'content-type': 'image/svg+xml' }, /formato que não se lê/],
    [200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }, /comprimido/],
  ])('of %d %j is refused', async (status, headers, reason) => {
    const base = await answering(status, headers, 'x');
    await expect(go(base)).rejects.toThrow(reason);
  });

  it('follows no redirect: the other place is never asked', async () => {
    let asked = 0;
    const other = await host((_request, response) => {
      asked += 1;
      response.end('x');
    });
    const base = await answering(307, { location: other });
    await expect(go(base)).rejects.toThrow('307');
    expect(asked).toBe(0);
  });

  it('keeps the first MiB of an answer that never ends', async () => {
    const base = await host((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      const push = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', push);
      push();
    });
    expect((await go(base)).text).toHaveLength(1024 * 1024);
  });

  it.each(['headers', 'body'])('gives up on an answer whose %s are late', async (part) => {
    const base = await host((_request, response) => {
      if (part === 'body') response.writeHead(200, { 'content-type': 'text/plain' }).write('a');
    });
    await expect(go(base, { longest: 200 })).rejects.toThrow('sem resposta completa em 1 s');
  });

  it('gives up on an answer that drips', async () => {
    const base = await host((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    });
    await expect(go(base, { longest: 300 })).rejects.toThrow('sem resposta completa');
  });

  it('ends when the server stops', async () => {
    const base = await host(() => undefined);
    const stopping = new AbortController();
    const under = go(base, { stopping: stopping.signal });
    setTimeout(() => stopping.abort(), 50);
    await expect(under).rejects.toThrow('o servidor parou');
  });

  it('tells what is no HTTP in words', async () => {
    const server = createSocketServer((socket) => socket.end('220 smtp\r\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    opened.push({ close: () => server.close() });
    const { port } = server.address() as AddressInfo;
    await expect(go(`http://127.0.0.1:${port}/`)).rejects.toThrow('a conexão com o servidor falhou');
  });

  it('tells a host that is not there in words', async () => {
    await expect(go('http://127.0.0.1:1/')).rejects.toThrow('o servidor não aceita conexões');
  });
});

describe('an address that was not allowed', () => {
  const closed = { mayAsk: addressCheck([]) };

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://0.0.0.0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://localhost/',
  ])('%s is not connected to', async (url) => {
    await expect(go(url, closed)).rejects.toThrow('rede não permitida');
  });

  it('is not reached through a name that leads to it', async () => {
    let asked = 0;
    const base = await host((_request, response) => {
      asked += 1;
      response.end('x');
    });
    const { port } = new URL(base);
    const resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
    await expect(go(`http://rotinas.example:${port}/`, { ...closed, resolve })).rejects.toThrow(
      'rede não permitida',
    );
    expect(asked).toBe(0);
  });

  it('is not reached through a name that leads to an open address as well', async () => {
    const resolve = () =>
      Promise.resolve([
        { address: '93.184.216.34', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]);
    await expect(go('http://rotinas.example/', { ...closed, resolve })).rejects.toThrow('rede não permitida');
  });

  it('is not reached through a name that changes its mind: the checked address is the one connected to', async () => {
    const base = await answering(200, { 'content-type': 'text/plain' }, 'checked');
    let lookups = 0;
    const resolve = () => {
      lookups += 1;
      return Promise.resolve([{ address: lookups === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }]);
    };
    const answer = await go(`http://rotinas.example:${new URL(base).port}/`, { resolve });
    expect(answer.text).toBe('checked');
    expect(lookups).toBe(1);
  });

  it('a name without address is told in words', async () => {
    await expect(go('http://rotinas.example/', { resolve: () => Promise.resolve([]) })).rejects.toThrow(
      'não tem endereço',
    );
  });
});
