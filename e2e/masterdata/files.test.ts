import { expect, it } from 'vitest';
import { expectFit } from '../test/fit.ts';
import { signIn } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();

const vehicles = (plates: readonly string[], { tipo, filial }: { tipo: string; filial: string }) =>
  ['Placa;Frota;Tipo;Filiais', ...plates.map((plate, n) => `${plate};N${n};${tipo};${filial}`)].join('\r\n');

it('a file of trucks is brought from the menu by whoever administers the company, mended, written, and undone', async () => {
  const [known = { tipo: '', filial: '' }] = await world.api.sql<{ tipo: string; filial: string }>(
    `select (select min(cd_tipoveiculo) from veiculo join veiculo_filial using (nr_placa) where nr_seq_filial = 1) as tipo,
            (select ds_filial from filial where nr_sequencial = 1) as filial`,
  );
  const page = await stage.open({ device: 'desktop' });
  await signIn(page, 'beatriz');
  await page.getByRole('navigation').getByRole('link', { name: 'Cadastros' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Trazer de arquivos' }).click();
  await page.getByLabel('O que trazer').selectOption('vehicles');
  const file = `${vehicles(['NVA1A01', 'NVA1A02'], known)}\r\nNVA1A03;N3;ERRADO;${known.filial}`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'frota.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: 'Conferir' }).click();
  await page.getByText('Conferida: nada foi gravado').first().waitFor();
  await page.getByText('ERRADO').first().waitFor();
  await expectFit(page, 'a checked file of one’s own company');
  await page.getByRole('button', { name: 'Salvar (2)' }).click();
  await page.getByText('Gravada', { exact: true }).waitFor();
  const written = () => world.api.sql("select 1 from veiculo where nr_placa like 'NVA1A0%'");
  expect(await written()).toHaveLength(2);
  await page.getByRole('button', { name: 'Desfazer carga' }).click();
  await page.getByText('Pronta para desfazer: nada foi desfeito').waitFor();
  await page.getByLabel('Por que desfazer').fill('frota errada');
  await page.getByRole('button', { name: 'Desfazer 2 linhas' }).click();
  await page.getByText('Desfeita', { exact: true }).waitFor();
  expect(await written()).toEqual([]);
});

it('it is there in Spanish too, and for nobody who does not administer', async () => {
  const page = await stage.as('beatriz', '/arquivos', { device: 'phone', language: 'es' });
  await page.getByRole('heading', { name: 'Datos en archivos' }).waitFor();
  await page.getByLabel('Qué traer').waitFor();
  const other = await stage.as('joao', '/arquivos', { device: 'phone' });
  await other.waitForURL((url) => url.pathname === '/');
  expect(await other.getByRole('heading', { name: 'Dados em arquivos' }).count()).toBe(0);
});
