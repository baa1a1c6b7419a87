import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerTerminal } from '../../server/src/terminal/service.ts';
import { makeOrder } from '../../server/test/orders.ts';
import { stored, storedKeys } from '../test/checks.ts';
import { fillLogin, people, signIn } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';
import { patternOf, startWorld, type World } from '../test/world.ts';

const { world, stage } = await openTerminal({ HELP_URL: 'https://ajuda.example/terminal' });

const enter = { name: 'Acessar' };

/** The answers to the first calls of these patterns arrive together, once the server has given all of them. */
async function answeredTogether(page: Page, patterns: RegExp[]): Promise<void> {
  const answered = new Set<RegExp>();
  let letGo = () => {};
  const all = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  for (const pattern of patterns)
    await page.route(
      pattern,
      async (route) => {
        const response = await route.fetch();
        answered.add(pattern);
        if (answered.size === patterns.length) letGo();
        await all;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
}

describe('a link', () => {
  it('leads to its order after the login', async () => {
    const [order] = await world.api.sql<{ id: string }>(
      `select nr_sequencial as id from os
        where dt_final is null and nr_seq_filial = 1 and departamento_os = 'FROTA' and st_origem = 'I' order by 1 limit 1`,
    );
    const path = `/os/${order?.id}`;
    const page = await stage.open();
    await page.goto(path);
    await signIn(page, 'joao');
    await page.waitForURL(path);
  });

  it('leads there after a login made necessary by a session that ended on it', async () => {
    const { order } = await makeOrder(world.api);
    const page = await stage.open({ feed: false });
    await signIn(page, 'joao');
    const { token } = (await stored(page, 'filial')) as { token: string };
    await page.goto(`/os/${order}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Any call of the page, also one it makes on its own, would end the session there, and lose the popup with the reload.
    await page.goto('about:blank');
    await world.api.call('logout', { headers: { token } });
    await page.goto(`/os/${order}`);
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await signIn(page, 'joao');
    await page.waitForURL(`/os/${order}`);
  });
});

describe('the session', () => {
  it('changes the branch by signing in there', async () => {
    const page = await stage.open();
    await signIn(page, 'joao');
    const [, second] = await world.api.sql<{ ds_filial: string }>(
      'select ds_filial from filial order by nr_sequencial',
    );
    const name = second?.ds_filial ?? '';
    await page.getByRole('banner').getByTitle('Trocar de filial').click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('banner').getByText(name.slice(0, 10).trimEnd(), { exact: true }).first().waitFor();
    expect(world.arrived('login')).toHaveLength(2);
    expect(await stored(page, 'filial')).toMatchObject({ nr_sequencial: 2, ds_filial: name });
  });

  it('ends with the way out, and company, saved login and quick access stay', async () => {
    const page = await stage.open();
    await signIn(page, 'joao');
    const { token } = (await stored(page, 'filial')) as { token: string };
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.waitForURL('/login');
    expect(await storedKeys(page)).toEqual(expect.arrayContaining(['acessoRapido', 'empresa', 'saveLogin']));
    expect(await storedKeys(page)).not.toContain('filial');
    // The way out does not wait for the server's answer.
    await expect
      .poll(async () => (await world.api.call('getCounters', { headers: { token } })).status)
      .toBe(401);
  });

  it('ends with one popup when the token is revoked, however many calls are refused', async () => {
    const page = await stage.open({ feed: false });
    await signIn(page, 'joao');
    for (const call of ['listOrders', 'getCounters'] as const)
      await expect.poll(() => world.arrived(call).length).toBeGreaterThan(0);
    // What is still under way would be refused before the page is loaded anew.
    await page.waitForLoadState('networkidle');
    const { token } = (await stored(page, 'filial')) as { token: string };
    await world.api.call('logout', { headers: { token } });
    await answeredTogether(page, [patternOf('os'), patternOf('auth/contadores')]);
    await page.reload();
    await page.getByText('Sua sessão expirou. Por favor, faça o login novamente.').waitFor();
    await page.waitForURL('/login');
    await expect.poll(() => world.arrivals.filter(({ status }) => status === 401).length).toBeGreaterThan(1);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    expect(await storedKeys(page)).not.toContain('filial');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await signIn(page, 'joao');
  });

  it('ends on this screen at once when it is ended elsewhere', async () => {
    const page = await stage.open();
    await signIn(page, 'joao');
    const { token } = (await stored(page, 'filial')) as { token: string };
    await world.api.call('logout', { headers: { token } });
    await page.waitForURL('/login');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
  });

  it('keeps nothing in the browser but what is documented', async () => {
    const page = await stage.open({ device: 'desktop' });
    await signIn(page, 'joao');
    await page.getByRole('button', { name: 'Recolher o menu' }).click();
    await page.getByTitle('Abrir o menu').click();
    await page.getByTitle('Español').click();
    await page.getByRole('button', { name: 'Usar pantalla oscura' }).click();
    expect(await storedKeys(page)).toEqual([
      'acessoRapido',
      'empresa',
      'esquema',
      'filial',
      'formasDeEntrada',
      'idioma',
      'menu',
      'saveLogin',
    ]);
    expect(await stored(page, 'filial')).not.toHaveProperty('infColab.cpf');
  });
});

describe('a terminal that must be enrolled', () => {
  let strict: World;

  beforeAll(async () => {
    strict = await startWorld({ LOGIN_REQUIRES_TERMINAL: 'true' });
  });

  afterAll(() => strict.close());

  it('asks for the one-time code, keeps its credential, and signs in', async () => {
    const page = await stage.open({ world: strict });
    await fillLogin(page, people.joao);
    await page.getByRole('button', enter).click();
    await page.getByText('Este terminal não está cadastrado!').waitFor();
    const code = page.getByLabel('Código do terminal');
    await code.fill('errado');
    await page.getByRole('button', { name: 'Cadastrar terminal' }).click();
    await page.getByRole('alert').getByText('Código inválido ou já usado!').waitFor();
    const enrolled = await registerTerminal(strict.api.databases.control, {
      companyId: 1,
      branchId: null,
      name: 'BOX 1',
      userId: null,
    });
    await code.fill(enrolled.code);
    await page.getByRole('button', { name: 'Cadastrar terminal' }).click();
    await page.getByRole('button', enter).waitFor();
    expect(await storedKeys(page)).toContain('terminal');
    await signIn(page, 'joao');
  });
});
