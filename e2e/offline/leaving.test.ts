import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { expectFit } from '../test/fit.ts';
import { arrivalsOf, comment, offline, strip, withoutNetwork } from '../test/offline.ts';
import { signIn } from '../test/people.ts';
import { openWorkshop } from '../test/terminal.ts';
import { patternOf } from '../test/world.ts';

const { world, stage } = await openWorkshop();

beforeEach(() => stage.expects(withoutNetwork));

const arrived = arrivalsOf(world);

async function askForOtherBranch(page: Page): Promise<void> {
  await page.getByRole('banner').getByTitle('Trocar de filial').click();
  const branches = page.getByRole('dialog').filter({ has: page.getByRole('list', { name: 'Filial' }) });
  await branches.getByRole('listitem').last().getByRole('button').click();
}

describe('without network', () => {
  it('who signs out with something unsent is asked', async () => {
    const { order } = await makeOrder(world.api);
    const page = await stage.as('carlos', `/os/${order}`, { device: 'desktop' });
    await page.getByRole('textbox', { name: 'Escrever um comentário' }).waitFor();
    await offline(page, true);
    await comment(page, 'até amanhã');
    await strip(page, '1 envio guardado').waitFor();
    await page.getByRole('button', { name: 'Sair' }).click();
    const question = page.getByRole('dialog', { name: 'Há 1 envio guardado' });
    await question.getByRole('button', { name: 'Ficar' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe(`/os/${order}`);
    await offline(page, false);
    await expect.poll(() => arrived('commentOrder')).toEqual(['commentOrder']);
    await strip(page, /envio/).waitFor({ state: 'hidden' });
  });

  it('who changes the branch with something unsent is asked', async () => {
    const { order } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`);
    await page.getByRole('textbox', { name: 'Escrever um comentário' }).waitFor();
    await offline(page, true);
    await comment(page, 'daqui a pouco');
    await strip(page, '1 envio guardado').waitFor();
    await askForOtherBranch(page);
    const question = page.getByRole('dialog', { name: 'Há 1 envio guardado' });
    await question.getByText('quando você voltar a esta filial').waitFor();
    await question.getByRole('button', { name: 'Ficar' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(arrived('login')).toEqual([]);
    await offline(page, false);
    await expect.poll(() => arrived('commentOrder')).toEqual(['commentOrder']);
  });

  it('who signs out at another branch hears of what he left at the first', async () => {
    stage.expects(/ERR_FAILED/);
    const { order } = await makeOrder(world.api);
    const page = await stage.open();
    await signIn(page, 'joao');
    await page.goto(`/os/${order}`);
    await page.route(patternOf('os/{id}/observacao'), (route) => route.abort());
    await comment(page, 'daqui a pouco');
    await strip(page, '1 envio guardado').waitFor();
    await askForOtherBranch(page);
    const question = page.getByRole('dialog', { name: 'Há 1 envio guardado' });
    await question.getByRole('button', { name: 'Trocar mesmo assim' }).click();
    await strip(page, /1 envio seu, de outra filial/).waitFor();
    await page.getByRole('button', { name: 'Sair' }).click();
    await question.getByRole('button', { name: 'Ficar' }).click();
    await question.waitFor({ state: 'hidden' });
  });

  it('who signs out without network hears that nobody could sign in', async () => {
    const { order } = await makeOrder(world.api);
    const page = await stage.as('carlos', `/os/${order}`, { device: 'desktop' });
    await page.getByRole('textbox', { name: 'Escrever um comentário' }).waitFor();
    await expect.poll(() => arrived('listReasons')).not.toEqual([]);
    await page.context().setOffline(true);
    await strip(page, 'Sem rede').waitFor();
    await page.getByRole('button', { name: 'Sair' }).click();
    const question = page.getByRole('dialog', { name: 'Sair sem rede?' });
    await question.getByText('não dá para passá-lo a outra pessoa').waitFor();
    await expectFit(page, 'signing out without network');
    await question.getByRole('button', { name: 'Ficar' }).click();
    expect(new URL(page.url()).pathname).toBe(`/os/${order}`);
    await page.context().setOffline(false);
  });
});
