import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type JWK } from 'oidc-provider';

/** What the provider says of an account. */
interface Account {
  email?: string;
  email_verified?: boolean;
}

/** A provider of accounts as companies have one, on this machine. */
export interface TestProvider {
  issuer: string;
  client: { id: string; secret: string };
  /** Addresses of the product that people may be sent back to; looked at when the provider is first asked. */
  back: string[];
  /** Accounts by the name somebody signs in with. */
  accounts: Map<string, Account>;
  /** Changes what the tokens for this product say, signed by the provider all the same; null: nothing. */
  tamper: ((claims: Record<string, unknown>) => Record<string, unknown>) | null;
  close(): Promise<void>;
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** @param back as `TestProvider` has it */
export async function startProvider(back: readonly string[]): Promise<TestProvider> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'teste', alg: 'RS256', use: 'sig' };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const told: TestProvider = {
    issuer,
    client: { id: 'terminal', secret: 'segredo-do-cliente-0815' },
    back: [...back],
    accounts: new Map(),
    tamper: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  let answer: ReturnType<Provider['callback']> | undefined;
  server.on('request', (request, response) => {
    answer ??= providerOf(told, key, privateKey).callback();
    void answer(request, response);
  });
  return told;
}

/** The provider itself. */
function providerOf(told: TestProvider, key: JWK, privateKey: KeyObject): Provider {
  const provider: Provider = new Provider(told.issuer, {
    clients: [
      { client_id: told.client.id, client_secret: told.client.secret, redirect_uris: told.back },
      { client_id: 'outro', client_secret: 'outro-segredo-0815', redirect_uris: told.back },
    ],
    jwks: { keys: [key] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...told.accounts.get(id) }),
    }),
    // Nobody is asked whether his company may know his e-mail.
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        ...(oidc.client && { clientId: oidc.client.clientId }),
        ...(oidc.session?.accountId && { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
    cookies: { keys: ['teste'] },
    pkce: { required: () => true },
  });
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | undefined;
    if (context.path !== '/token' || told.tamper === null || body?.id_token === undefined) return;
    const [head = '', claims = ''] = body.id_token.split('.');
    const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
    const changed = told.tamper(said);
    const text = `${head}.${encoded(changed)}`;
    body.id_token = `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`;
  });
  return provider;
}

/** Signs in at the provider as a browser does. @returns the query the browser is sent back with */
export async function signInAt(address: string, login: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = new URL(address);
  let form: URLSearchParams | undefined;
  for (let hop = 0; hop < 10; hop += 1) {
    const reply = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    form = undefined;
    const location = reply.headers.get('location');
    if (location === null) form = new URLSearchParams({ prompt: 'login', login, password: 'x' });
    else next = new URL(location, next);
    if (next.origin !== new URL(address).origin) return next.search;
  }
  throw new Error(`the provider leads nowhere: ${next.href}`);
}
