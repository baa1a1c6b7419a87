import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoSidewaysScroll } from '../test/checks.ts';
import { signIn } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';
import { startWorld, type World } from '../test/world.ts';

const { stage } = await openTerminal();

describe('the page around', () => {
  it('is dark where the device is, until somebody chooses', async () => {
    const page = await stage.as('joao', '/', { device: 'tablet' });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expect.poll(ground).not.toBe(light);
    await page.getByRole('complementary').getByRole('button', { name: 'Usar tela clara' }).click();
    await page.reload();
    await expect.poll(ground).toBe(light);
  });

  it('is dark by choice, and stays so', async () => {
    const page = await stage.as('joao', '/', { device: 'desktop' });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByRole('button', { name: 'Usar tela escura' }).click();
    await expect.poll(ground).not.toBe(light);
    const dark = await ground();
    await page.reload();
    expect(await ground()).toBe(dark);
    // Paper is white: what is read on it has the colours of the light scheme.
    const action = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--action'));
    const onScreen = await action();
    await page.emulateMedia({ media: 'print' });
    const onPaper = await action();
    expect(onPaper).not.toBe(onScreen);
    await page.evaluate(() => {
      document.documentElement.dataset['scheme'] = 'light';
    });
    expect(await action()).toBe(onPaper);
  });

  it.each(['OS 19.892', 'Inventário 15'])(
    'breaks no word of the title %s beside its signs',
    async (title) => {
      const page = await stage.as('joao', '/', { device: 'phone' });
      await page.goto((await page.locator('a[href^="/os/"]').first().getAttribute('href')) ?? '/');
      const bar = page.getByRole('banner');
      await bar.getByRole('link', { name: 'Voltar' }).waitFor();
      const broken = await bar.locator('h1').evaluate((head, text) => {
        // As wide as the signs of a rescue and of what is kept.
        const signs = [64, 40].map((width) => {
          const sign = document.createElement('p');
          sign.style.width = `${width}px`;
          return sign;
        });
        document.querySelector('header > div + div')?.append(...signs);
        const words = document.createTextNode(text);
        head.replaceChildren(words);
        return [...text.matchAll(/\S+/g)]
          .filter(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(words, index);
            range.setEnd(words, index + word.length);
            return range.getClientRects().length > 1;
          })
          .map(([word]) => word);
      }, title);
      expect(broken).toEqual([]);
      expect(await bar.locator('h1').evaluate((head) => head.scrollWidth - head.clientWidth)).toBe(0);
    },
  );

  it('says what was done for a second', async () => {
    const page = await stage.as('joao');
    await page.clock.install();
    await page.reload();
    const clear = page.getByRole('button', { name: 'Limpar filtros' });
    await clear.waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    await clear.click();
    const notice = page.getByText('Filtros limpos');
    await notice.waitFor();
    await page.clock.runFor(900);
    expect(await notice.isVisible()).toBe(true);
    await page.clock.runFor(200);
    await notice.waitFor({ state: 'hidden' });
  });

  it('ends with version and year', async () => {
    const page = await stage.as('joao');
    await page.getByRole('contentinfo').getByText(`v 1.0.0 · ${new Date().getFullYear()}`).waitFor();
  });

  it('lets a keyboard skip to the content', async () => {
    const page = await stage.as('joao');
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ir para o conteúdo');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('conteudo');
  });

  it('says calmly that there is no network, and comes back by itself', async () => {
    const page = await stage.as('joao', '/', { feed: false });
    stage.expects(/ERR_INTERNET_DISCONNECTED/);
    // What says it is loaded after the page.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByText('Sem rede.').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await page.context().setOffline(false);
    await page.getByText('Sem rede.').waitFor({ state: 'hidden' });
  });

  it('fits phone, tablet and desktop', async () => {
    const page = await stage.as('joao');
    for (const width of [390, 820, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, `${width} px`);
    }
  });
});

describe('a test host', () => {
  let trial: World;
  beforeAll(async () => {
    trial = await startWorld({ TEST_HOST: 'true' });
  });
  afterAll(() => trial.close());

  const banner = 'Ambiente de teste: nada do que for feito aqui vale';

  it('is told in a banner', async () => {
    const page = await stage.open({ world: trial });
    await signIn(page, 'joao');
    await page.getByText(banner).waitFor();
    await page.getByRole('contentinfo').waitFor();
    expect(await page.getByText(banner).count()).toBe(1);
  });

  it.each(['/login', '/loginPainel'])('is told on %s too', async (path) => {
    const page = await stage.open({ world: trial });
    await page.goto(path);
    await page.getByText(banner).waitFor();
  });

  it('is told in the panel too, which ends with version and year', async () => {
    const page = await stage.as('admin', '/inicioPainel', { device: 'desktop', world: trial });
    const told = page.getByText(banner);
    await told.waitFor();
    expect(await told.count()).toBe(1);
    // It stays in sight at the end of a long page.
    await page.setViewportSize({ width: 1024, height: 320 });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await told.boundingBox()).toMatchObject({ y: 0 });
    const year = new Date().getFullYear();
    await page.getByRole('contentinfo').getByText(`v 1.0.0 · ${year}`).waitFor();
  });

  it('is told nowhere else', async () => {
    const page = await stage.as('joao');
    await page.getByRole('contentinfo').getByText('v 1.0.0').waitFor();
    expect(await page.getByText(banner).count()).toBe(0);
  });
});
