import { type CallName, calls } from '@terminal/contract';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenSession, openSession } from '../../server/test/sessions.ts';
import { expectAccessible } from '../test/checks.ts';
import { expectFit } from '../test/fit.ts';
import { openTerminal } from '../test/terminal.ts';
import { patternOf } from '../test/world.ts';

const { world, stage } = await openTerminal();

/** A call that finds no server. */
async function cutOff(page: Page, name: CallName): Promise<void> {
  stage.expects(/ERR_FAILED/);
  await page.route(patternOf(calls[name].path), (route) => route.abort());
}
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

describe('the monitor', () => {
  const opened: OpenSession[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(({ client }) => client.end().catch(() => undefined)));
  });

  async function connect(): Promise<OpenSession> {
    const session = await openSession(world.api);
    opened.push(session);
    return session;
  }

  it('shows who waits for whom, and ends who is in the way', async () => {
    const [first, second] = [await connect(), await connect()];
    await first.client.query('begin');
    await first.client.query('update parametro set qt_anexos = qt_anexos');
    const waiting = second.client.query(
      "update parametro set qt_anexos = qt_anexos where 'segredo' = 'segredo'",
    );
    await expect
      .poll(async () => {
        const rows = await world.api.control(
          'select 1 from pg_stat_activity where wait_event_type = $1 and pid = $2',
          ['Lock', second.pid],
        );
        return rows.length;
      })
      .toBe(1);
    const page = await stage.as('admin', '/monitoramento', { device: 'desktop' });
    const tree = page.getByRole('region', { name: 'Quem espera por quem' });
    await tree.getByText(`pid ${first.pid}`).waitFor();
    await tree.getByRole('listitem').getByRole('listitem').getByText(`pid ${second.pid}`).waitFor();
    const heads = await page.getByRole('columnheader').allInnerTexts();
    expect(heads.slice(0, 8)).toEqual([
      'datname',
      'pid',
      'client_addr',
      'query_start',
      'wait_event_type',
      'wait_event',
      'state',
      'query',
    ]);
    const row = page.getByRole('row').filter({ hasText: String(second.pid) });
    await row.getByText('espera por trava').waitFor();
    await row.getByText("where '…' = '…'").waitFor();

    await page.getByText(/^Esperando 1$/).click();
    await expect.poll(() => page.getByRole('main').getByRole('row').count()).toBe(2);
    await page.getByText(/^Ativas \d+$/).click();
    await page.getByRole('button', { name: `Encerrar a sessão ${first.pid}` }).click();
    const question = dialog(page, 'Excluir o registro?');
    await expectFit(page, 'the end of a session');
    await question.getByRole('button', { name: 'Cancelar' }).click();
    expect(world.arrived('endDatabaseSession')).toEqual([]);
    await page.getByRole('button', { name: `Encerrar a sessão ${first.pid}` }).click();
    await cutOff(page, 'endDatabaseSession');
    await question.getByRole('button', { name: 'Encerrar' }).click();
    await question.getByText('Ooops! Ocorreu um erro, tente novamente!').waitFor();
    await page.unrouteAll();
    await question.getByRole('button', { name: 'Encerrar' }).click();
    await page.getByText('Excluído com sucesso!').waitFor();
    await question.waitFor({ state: 'detached' });
    await waiting;
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await page.getByText('Nenhuma sessão espera por outra.').waitFor();
  });

  it('looks again every 30 s, marks what takes long, and tells of an odd date in the console alone', async () => {
    const { pid } = await connect();
    const other = await connect();
    const warnings: string[] = [];
    const page = await stage.as('reader', '/inicioPainel', { device: 'desktop' });
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.clock.install();
    await page.route('**/api/painel/getMonitoramento', async (route) => {
      const response = await route.fetch();
      const sessions = (await response.json()) as { pid: number }[];
      const odd = { [pid]: { query_start: 'x', state: 'active', duracao_ms: 900_000 } };
      const long = { [other.pid]: { state: 'active', duracao_ms: 301_000 } };
      const changed = sessions.map((session) => ({ ...session, ...{ ...odd, ...long }[session.pid] }));
      await route.fulfill({ response, json: changed });
    });
    await page
      .getByRole('main')
      .getByRole('link', { name: /Monitoramento/ })
      .click();
    const marked = page.getByRole('row').filter({ hasText: String(other.pid) });
    await marked.getByText('mais de 5 min').waitFor();
    await expectAccessible(page, 'the monitor with a long query');
    const plain = page.getByRole('row').filter({ hasText: String(pid) });
    expect(await plain.getByText('mais de 5 min').count()).toBe(0);
    expect(warnings.filter((text) => text.includes('not a date'))).toHaveLength(1);
    expect(await page.getByRole('button', { name: /^Encerrar/ }).count()).toBe(0);
    const before = world.arrived('listDatabaseSessions').length;
    await page.clock.runFor(30_500);
    await expect.poll(() => world.arrived('listDatabaseSessions').length).toBeGreaterThan(before);
  });
});
