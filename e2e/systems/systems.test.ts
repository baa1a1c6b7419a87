import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal({
  ROUTINE_NETWORKS: '127.0.0.1/32',
  SERVICES_EVERY_MS: '100',
});

/** What another system was told. */
const told: { headers: Record<string, string>; body: string }[] = [];
const receiver = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    told.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(parts).toString() });
    response.writeHead(204).end();
  });
});
let address = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/avisos`;
});
beforeEach(() => void told.splice(0));
afterAll(() => void receiver.close());

const sheet = (page: Page) => page.getByRole('dialog');
/** Asks as another system does, with its key alone. */
const ask = async (key: string) => {
  const answer = await world.api.app.inject({
    url: '/api/colaboradores/motoristas',
    headers: { authorization: `Bearer ${key}` },
  });
  return answer.statusCode;
};

describe('keys of other systems', () => {
  it('are found in the menu by who administers the company, made, used, given another secret and revoked', async () => {
    const page = await stage.as('beatriz', '/', { device: 'desktop' });
    await page.getByRole('navigation').getByRole('link', { name: 'Ajustes da empresa' }).click();
    await page.getByRole('link', { name: 'Abrir os outros sistemas' }).click();
    await page.getByRole('button', { name: 'Nova chave' }).click();
    await sheet(page).getByRole('button', { name: 'Criar chave' }).click();
    expect(await sheet(page).getByRole('alert').count()).toBe(4);
    await sheet(page).getByRole('textbox', { name: 'Nome' }).fill('ERP');
    await sheet(page).getByRole('combobox', { name: 'Age como' }).selectOption({ label: 'JOÃO PEREIRA' });
    await sheet(page).getByRole('combobox', { name: 'Na filial' }).selectOption({ index: 1 });
    await sheet(page).getByText('Veículos e pessoas').click();
    await sheet(page).getByRole('button', { name: 'As que leem' }).click();
    await sheet(page).getByRole('button', { name: 'Criar chave' }).click();
    const key = (await sheet(page).getByRole('status', { name: 'Chave: ERP' }).textContent()) ?? '';
    await sheet(page).getByRole('button', { name: 'Já guardei' }).click();
    expect(await ask(key)).toBe(200);
    expect(await page.getByText(key).count()).toBe(0);

    await page.getByRole('button', { name: 'Trocar o segredo: ERP' }).click();
    await sheet(page).getByRole('combobox').selectOption({ label: 'Não vale mais' });
    await sheet(page).getByRole('button', { name: 'Trocar o segredo' }).click();
    const next = (await sheet(page).getByRole('status', { name: 'Chave: ERP' }).textContent()) ?? '';
    await sheet(page).getByRole('button', { name: 'Já guardei' }).click();
    await expect.poll(() => ask(key)).toBe(401);
    expect(await ask(next)).toBe(200);

    await page.getByRole('button', { name: 'Revogar: ERP' }).click();
    await sheet(page).getByRole('button', { name: 'Revogar' }).click();
    await page.getByText(/Revogada em/).waitFor();
    await expect.poll(() => ask(next)).toBe(401);
    await page.getByRole('button', { name: 'Histórico: ERP' }).click();
    await sheet(page).getByText('Em uso → Revogada').waitFor();
  });
});

describe('a key that is being made', () => {
  it('says what its person may not send', async () => {
    const page = await stage.as('beatriz', '/ajustes/sistemas', { device: 'desktop' });
    await page.getByRole('button', { name: 'Nova chave' }).click();
    await sheet(page).getByText('Leituras e medidores').click();
    const readings = sheet(page).getByRole('checkbox', { name: /frota\/leituras\/lote/ });
    await sheet(page).getByText('Enviar leituras de telemetria').waitFor();
    expect(await readings.isDisabled()).toBe(false);
    await sheet(page).getByRole('combobox', { name: 'Age como' }).selectOption({ label: 'JOÃO PEREIRA' });
    await expect.poll(() => readings.isDisabled()).toBe(true);
    expect(await readings.locator('xpath=..').textContent()).toContain(
      'Não é possível para esta pessoa (planos)',
    );
  });

  it('is lost by Escape only once that is confirmed', async () => {
    const page = await stage.as('beatriz', '/ajustes/sistemas', { device: 'desktop' });
    await page.getByRole('button', { name: 'Nova chave' }).click();
    const name = page.getByRole('textbox', { name: 'Nome' });
    await page.keyboard.press('Escape');
    await name.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Nova chave' }).click();
    await name.fill('ERP');
    const question = page.getByRole('dialog', { name: 'Sair sem salvar?' });
    // Not even by pressing it again and again, which browsers answer by closing without asking.
    for (let pressed = 0; pressed < 2; pressed += 1) {
      await page.keyboard.press('Escape');
      await question.waitFor();
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
    }
    expect(await name.inputValue()).toBe('ERP');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Descartar' }).click();
    await name.waitFor({ state: 'detached' });
  });
});

describe('webhooks', () => {
  it('tell another system, show what was sent, and send it again', async () => {
    const page = await stage.as('beatriz', '/ajustes/sistemas');
    await page.getByRole('button', { name: 'Novo webhook' }).click();
    await sheet(page).getByRole('textbox', { name: 'Nome' }).fill('ERP');
    await sheet(page).getByRole('textbox', { name: 'Endereço' }).fill('http://erp.example.com/avisos');
    await sheet(page).getByText('Estoque', { exact: true }).click();
    await sheet(page)
      .getByRole('checkbox', { name: /estoque.minimo/ })
      .check();
    await sheet(page).getByRole('button', { name: 'Salvar' }).click();
    const field = sheet(page).locator('p[role=alert]');
    await field.getByText('Informe um endereço https://').waitFor();
    await sheet(page).getByRole('textbox', { name: 'Endereço' }).fill('https://10.9.0.3/avisos');
    await sheet(page).getByRole('button', { name: 'Salvar' }).click();
    await field.getByText('Peça a quem mantém o servidor que a libere.').waitFor();
    await sheet(page).getByRole('textbox', { name: 'Endereço' }).fill(address);
    await sheet(page).getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Webhook salvo').waitFor();

    await page.getByRole('button', { name: 'Segredo: ERP' }).click();
    const secret = (await sheet(page).getByRole('status', { name: 'Segredo: ERP' }).textContent()) ?? '';
    await sheet(page).getByRole('button', { name: 'Fechar' }).click();
    await page.getByRole('button', { name: 'Envios: ERP' }).click();
    await sheet(page).getByRole('button', { name: 'Enviar um teste' }).click();
    await expect.poll(() => told.length).toBe(1);
    const verify = ({ body, headers }: (typeof told)[number]) => new Webhook(secret).verify(body, headers);
    expect(told.map(verify)).toMatchObject([{ type: 'teste' }]);
    await sheet(page).getByText('Aceito na 1ª tentativa').waitFor({ timeout: 10_000 });
    await sheet(page).getByRole('button', { name: 'Enviar de novo' }).click();
    await expect.poll(() => told.length).toBe(2);
    expect(told[1]?.headers['webhook-id']).toBe(told[0]?.headers['webhook-id']);
  });

  it.each(['phone', 'desktop'] as const)('and keys are said in Spanish on a %s', async (device) => {
    const page = await stage.as('beatriz', '/ajustes/sistemas', { device, language: 'es' });
    await page.getByRole('heading', { name: 'Otros sistemas', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Nuevo webhook' }).click();
    await sheet(page).getByRole('button', { name: 'Guardar' }).click();
    expect(await sheet(page).getByText('Complete este campo.').count()).toBe(3);
  });
});
