import { expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { people } from '../test/people.ts';
import { openWorkshop } from '../test/terminal.ts';
import { endAllWork, shown, startAs } from '../test/work.ts';

const { world, stage, joao } = await openWorkshop();

it('shows a technician the grade with two decimals, the hours without pauses by day, and leads to the orders', async () => {
  const { api } = world;
  await endAllWork(api);
  await api.sql('delete from pesquisa where nr_seq_clifor_avaliado = $1', [joao.person]);
  for (const grade of [9, 9, 8]) {
    const { order } = await makeOrder(api, { state: 'R', openedDaysAgo: 2 });
    await api.sql(
      `insert into pesquisa (nr_seq_clifor, nr_seq_clifor_avaliado, nr_nota, dt_resposta, nr_seq_os)
       values ($1, $1, $2, now(), $3)`,
      [joao.person, grade, order],
    );
  }
  await api.sql(
    "update execucao set st_sobreposta = 'S', nr_seq_clifor_inicio = $2 where nr_seq_clifor_inicio = $1",
    [joao.person, (await api.signIn(people.carlos.number, people.carlos.digits)).person],
  );
  const { order } = await makeOrder(api, { state: 'R', openedDaysAgo: 3 });
  // 26 hours, then two more after a pause; both began on the same day of the branch.
  await api.sql(
    `insert into execucao (st_sobreposta, nr_seq_os, nr_seq_clifor_inicio, dt_inicio, dt_final, tp_fim)
     select 'S', $1, $2, dia + von, dia + bis, 'F'
       from (select date_trunc('day', now() at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo'
                    - interval '2 days' as dia) d,
            (values (interval '1 hour', interval '27 hours'), (interval '20 hours', interval '22 hours')) as s (von, bis)`,
    [order, joao.person],
  );

  const page = await stage.as('joao', '/', { device: 'desktop' });
  await page.getByRole('navigation').getByRole('link', { name: 'Meus atendimentos' }).click();
  await page.getByRole('heading', { level: 1, name: 'Suas Avaliações' }).waitFor();
  await page.getByRole('img', { name: '4,33 de 5 estrelas' }).waitFor();
  await page.getByText('3 avaliações nos últimos 30 dias').waitFor();
  const work = page.getByRole('table', { name: 'Seus atendimentos' });
  expect(await work.getByRole('cell', { name: /^\d+:\d\d:\d\d$/ }).allTextContents()).toEqual([
    '28:00:00',
    '02:00:00',
    '26:00:00',
  ]);
  expect(await work.getByRole('rowheader').allTextContents()).toEqual([
    expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
  ]);
  // What runs is in no sum, and its day says so.
  const now = await makeOrder(api);
  await startAs(api, joao, now.order);
  await page.reload();
  await expect
    .poll(() => work.getByRole('row').nth(1).getByRole('cell').allTextContents())
    .toEqual(['em andamento']);
  await work
    .getByRole('link', { name: shown(order) })
    .first()
    .click();
  await page.waitForURL(`/os/${order}`);
});

it('is in the menu of attendants alone; others are sent to where they begin', async () => {
  for (const [who, home] of [
    ['staff', '/'],
    ['supplier', '/osExterna'],
  ] as const) {
    const page = await stage.as(who, '/historico', { device: 'desktop' });
    await page.waitForURL((url) => url.pathname === home);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: 'Nova OS' })
      .or(page.getByRole('heading', { level: 1 }))
      .first()
      .waitFor();
    expect(await page.getByRole('link', { name: 'Meus atendimentos' }).count()).toBe(0);
  }
  expect(world.arrived('listOwnWork')).toEqual([]);
});
