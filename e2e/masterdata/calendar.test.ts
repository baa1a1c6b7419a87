import { expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../test/checks.ts';
import { openTerminal } from '../test/terminal.ts';

const { stage, world } = await openTerminal();

it('a shift and a holiday of the office are seen where work is planned and technicians are chosen', async () => {
  const staff = await world.api.signIn('1201', '456');
  const forecast = (await world.api.call('getForecast', {}, staff)).body.planos.flatMap(
    ({ vencimentos }) => vencimentos,
  );
  const today = new Date().toISOString().slice(0, 10);
  const due =
    forecast
      .flatMap(({ semana, dt_prevista }) => (semana !== null && dt_prevista > today ? [dt_prevista] : []))
      .sort()[0] ?? '';
  const office = await stage.as('beatriz', '/cadastros/holidays/novo', { device: 'desktop' });
  const field = (name: string) => office.getByRole('main').getByLabel(name, { exact: true });
  const save = () => office.getByRole('button', { name: 'Salvar' }).click();
  await field('Data').fill('25/12/2020');
  await field('Feriado').fill('Padroeira');
  await save();
  await office.getByText('Este dia já passou').first().waitFor();
  expect(await field('Feriado').inputValue()).toBe('Padroeira');
  await field('Data').fill(due.split('-').toReversed().join('/'));
  await expectAccessible(office, 'a holiday');
  await save();
  await office.getByText('Cadastro salvo').waitFor();

  await office.goto(new URL('/cadastros/shifts/novo', office.url()).href);
  const soon = new Date(Date.now() + 2 * 3_600_000);
  const clock = (moment: Date) =>
    moment.toLocaleTimeString('pt-BR', { timeZone: 'America/Sao_Paulo', hour: '2-digit', minute: '2-digit' });
  await field('Turno').fill('Mais tarde');
  for (const day of ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo'])
    await office.getByRole('checkbox', { name: day }).check();
  await field('Início').fill(clock(soon));
  await field('Fim').fill(clock(new Date(soon.getTime() + 3_600_000)));
  await expectAccessible(office, 'a shift');
  await save();
  await office.getByText('Cadastro salvo').waitFor();

  const joao = await world.api.signIn('1001', '123');
  await office.goto(new URL(`/cadastros/people/${joao.person}`, office.url()).href);
  await field('Turno (opcional)').fill('Mais tarde');
  await save();
  await office.getByText('Cadastro salvo').waitFor();

  const { order } = await makeOrder(world.api);
  const terminal = await stage.as('staff', `/os/${order}`, { device: 'tablet' });
  await terminal
    .getByRole('button', { name: /^Iniciar/ })
    .first()
    .click();
  const people = terminal.getByRole('dialog');
  await people
    .getByRole('listitem')
    .filter({ hasText: 'fora do turno' })
    .filter({ hasText: '1001' })
    .waitFor();
  // After everybody who is within a shift, or has none.
  expect(await people.getByRole('listitem').last().textContent()).toContain('fora do turno');
  await expectAccessible(terminal, 'technicians to choose');

  const moved = (await world.api.call('getForecast', {}, staff)).body.planos
    .flatMap(({ vencimentos }) => vencimentos)
    .find(({ folga }) => folga === 'Padroeira');
  const plans = await stage.as('staff', `/previsao?semana=${moved?.semana}`, { device: 'phone' });
  await plans
    .getByText(/^Padroeira: fica para/)
    .first()
    .waitFor({ state: 'attached' });
  await expectNoSidewaysScroll(plans, 'a forecast with a holiday');
});
