import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { people, signIn } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';
import { endAllWork, startAs } from '../test/work.ts';

const { world, stage } = await openTerminal();

/** Script of the Spanish texts. */
const spanish = /\/assets\/spanish-(?!panel)[^/]*\.js$/;

describe('the language', () => {
  it('is Portuguese at the first visit', async () => {
    const page = await stage.open();
    await page.getByRole('heading', { name: 'Entrar' }).waitFor();
    await page.getByLabel('Matrícula').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR');
  });

  it('changes with the flags without a reload, and is remembered', async () => {
    const page = await stage.as('joao', '/', { device: 'desktop' });
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByTitle('Español').click();
    await page.getByRole('heading', { name: 'Flota' }).waitFor();
    await page.getByRole('button', { name: 'Salir' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
    await expect.poll(() => page.title()).toContain('Terminal de Mantenimiento');
    await page.reload();
    await page.getByRole('heading', { name: 'Flota' }).waitFor();
    await page.getByTitle('Português').click();
    await page.getByRole('heading', { name: 'Frota' }).waitFor();
  });

  it('changes in the collapsed menu too', async () => {
    const page = await stage.as('joao', '/', { device: 'tablet' });
    const menu = page.getByRole('complementary');
    await menu.getByTitle('Español').click();
    await menu.getByRole('link', { name: 'Órdenes' }).waitFor();
  });

  it('says names that are data in Spanish too: reasons of a pause, levels, types, segments', async () => {
    const { order, plate } = await makeOrder(world.api);
    const joao = await world.api.signIn(people.joao.number, people.joao.digits);
    await endAllWork(world.api);
    await startAs(world.api, joao, order);
    const page = await stage.as('joao', `/os/${order}`, { device: 'tablet', language: 'es' });
    await page
      .getByRole('button', { name: /^Pausar/ })
      .first()
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('Esperando repuestos').waitFor();
    await sheet.getByText('Comida').click();
    await sheet.getByRole('button', { name: /^Pausar/ }).click();
    await page.getByRole('dialog').locator('[data-digits]').fill(people.joao.digits);
    await page.getByRole('region', { name: 'Pausa' }).getByText('Comida').waitFor();
    expect(
      await world.api.sql(
        `select m.ds_motivo from execucao e join motivo m on m.nr_sequencial = e.nr_seq_motivo where e.nr_seq_os = $1`,
        [order],
      ),
    ).toEqual([{ ds_motivo: 'Refeicao' }]);
    expect(plate).not.toBe('');
    const outside = await makeOrder(world.api, { origin: 'E', supplier: 23 });
    await page.goto(`${world.address}/os/${outside.order}`);
    await page.getByText('Sin Proveedor Definido').first().waitFor();
  });

  it('begins in Portuguese where the Spanish texts were lost, and changes once they come', async () => {
    const page = await stage.open({ language: 'es' });
    stage.expects(/ERR_FAILED/);
    await page.route(spanish, (route) => route.abort());
    await page.reload();
    await page.getByRole('heading', { name: 'Entrar' }).waitFor();
    await page.unroute(spanish);
    await page.getByLabel('Matrícula').waitFor();
  });

  it('says so when another cannot be loaded', async () => {
    const page = await stage.open();
    stage.expects(/ERR_FAILED/);
    await page.route(spanish, (route) => route.abort());
    await page.getByTitle('Español').click();
    await page.getByText('Não foi possível carregar').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR');
  });

  it('is that of the help too, which opens from the login and from the menu in a tab of its own', async () => {
    const page = await stage.open({ language: 'es', device: 'phone' });
    const [help] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Ayuda' }).click(),
    ]);
    await help.getByRole('heading', { name: 'Ayuda' }).waitFor();
    await help.getByRole('region', { name: 'Hacer el servicio' }).getByText('toque Iniciar').waitFor();
    await help.getByTitle('Português').click();
    await help.getByRole('region', { name: 'Fazer o serviço' }).getByText('toque em Iniciar').waitFor();
    await help.close();
    await signIn(page, 'joao');
    await page.getByRole('button', { name: 'Más' }).click();
    const entry = page.getByRole('dialog').getByRole('link', { name: 'Ayuda' });
    expect(await entry.getAttribute('target')).toBe('_blank');
    await page.goto((await entry.getAttribute('href')) ?? '');
    await page.getByRole('link', { name: 'Ir al terminal' }).click();
    await page.waitForURL('/');
  });

  it('translates what the server refuses', async () => {
    const page = await stage.open({ language: 'es' });
    await page.getByLabel('Matrícula').fill('1301');
    await page.locator('[data-digits]').fill('000');
    await page.getByRole('button', { name: 'Acceder' }).click();
    await page.getByText('Error al iniciar sesión').waitFor();
  });

  it('leaves data as it is', async () => {
    const { order } = await makeOrder(world.api);
    const [row] = await world.api.sql<{ ds_conjunto: string }>(
      'select c.ds_conjunto from os join conjunto c on c.nr_sequencial = os.nr_conjunto where os.nr_sequencial = $1',
      [order],
    );
    const page = await stage.open({ language: 'es' });
    await signIn(page, 'joao');
    await page.goto(`/os/${order}`);
    await page
      .getByText(row?.ds_conjunto ?? '', { exact: true })
      .first()
      .waitFor();
  });
});

describe('the dictionary', () => {
  it('lays its words over the built-in texts of its language', async () => {
    await world.api.control(
      `with word as (insert into palavra (name) values ('FROTA'), ('SAIR') returning nr_sequencial, name)
       insert into lang_system (nr_seq_palavra, cd_idioma, translate)
       select nr_sequencial, 'es', case name when 'FROTA' then 'CAMIONES' else 'CERRAR SESIÓN' end from word`,
    );
    const page = await stage.open({ device: 'desktop', language: 'es' });
    await signIn(page, 'joao');
    await page.getByRole('heading', { name: 'Camiones' }).waitFor();
    await page.getByRole('button', { name: 'Cerrar sesión' }).waitFor();
    await page.getByTitle('Português').click();
    await page.getByRole('heading', { name: 'Frota' }).waitFor();
  });
});
