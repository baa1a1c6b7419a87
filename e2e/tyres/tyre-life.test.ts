import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addStock, type Dressed, dressVehicle } from '../../server/test/tyres.ts';
import { expectInSight } from '../test/checks.ts';
import { expectFit } from '../test/fit.ts';
import { scanByHand } from '../test/qr.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();

/** A vehicle with a tyre below the limit, an uneven one, and twins that can be evened out. */
async function worn(): Promise<Dressed> {
  const dressed = await dressVehicle(world.api, 'TOCO', { depths: [12, 12, 12, 12] });
  const set = (place: string, depths: number[]) =>
    world.api.sql('update pneu set vl_mm = $2 where nr_sequencial = $1', [dressed.tyres[place]?.id, depths]);
  await set('1EE', [2, 2.5, 2.5, 2]);
  await set('1DE', [12, 11, 10, 9.5]);
  await set('2EI', [8, 8, 8, 8]);
  await set('2DE', [8.5, 8.5, 8.5, 8.5]);
  return dressed;
}

const fireOf = ({ tyres }: Dressed, place: string) => tyres[place]?.fire ?? '';
const rowOf = (page: Page, ...words: string[]) =>
  words.reduce((rows, word) => rows.filter({ hasText: word }), page.getByRole('row'));

describe('the life of tyres', () => {
  it('tells which to remove, sorts them, hands them to a spreadsheet and leads to the tyre', async () => {
    const dressed = await worn();
    const fire = fireOf(dressed, '1EE');
    const page = await stage.as('pedro', '/borracharia/vida', { device: 'desktop' });
    await rowOf(page, fire, '2,0 mm', 'agora').waitFor();
    const depth = page.getByRole('columnheader', { name: 'Menor sulco' });
    await depth.getByRole('button').click();
    await expect.poll(() => depth.getAttribute('aria-sort')).toBe('ascending');
    await depth.getByRole('button').click();
    await expect.poll(() => depth.getAttribute('aria-sort')).toBe('descending');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar CSV' }).click();
    expect((await download).suggestedFilename()).toBe('pneus-a-retirar.csv');
    await page.getByRole('link', { name: fire, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: `Pneu ${fire}` }).waitFor();
    await page.getByRole('heading', { name: 'Posições' }).waitFor();
    await rowOf(page, 'Vida 1').waitFor();
  });

  it('of one tyre opens by its label on any list of the tyre shop, or by its number', async () => {
    const dressed = await worn();
    const fire = fireOf(dressed, '2EI');
    const page = await stage.as('pedro', '/borracharia/afericao', { device: 'phone' });
    await page.getByRole('searchbox').waitFor();
    await scanByHand(page, fire);
    await page.getByRole('heading', { level: 1, name: `Pneu ${fire}` }).waitFor();
    // A plate leads to what the list is for.
    for (const [list, desk] of [
      ['/borracharia/afericao', 'afericao'],
      ['/borracharia/movimentacao', 'movimentacao'],
    ] as const) {
      await page.goto(list);
      await page.getByRole('searchbox').waitFor();
      await scanByHand(page, dressed.plate);
      await page.waitForURL(`/borracharia/${desk}/${dressed.plate}`);
    }
    await page.goto('/borracharia/vida');
    const number = page.getByRole('searchbox', { name: 'Número de fogo' });
    await number.fill('x9');
    await number.press('Enter');
    await page.getByText('O pneu X9 não foi encontrado.').waitFor();
    await expectFit(page, 'a tyre that was not found');
    await number.fill(fire.toLowerCase());
    await page.getByRole('button', { name: 'Abrir o pneu' }).tap();
    await page.getByRole('heading', { level: 1, name: `Pneu ${fire}` }).waitFor();
  });

  it('is measured by settings that approvers change, and everybody sees', async () => {
    const page = await stage.as('staff', '/borracharia/ajustes', { device: 'tablet' });
    const removed = page.getByLabel('Retirar o pneu com (mm)');
    await removed.fill('1,5');
    await page.getByLabel('Caminhão toco').fill('105,5');
    await page.getByRole('button', { name: 'Salvar ajustes' }).tap();
    await page.getByText('Abaixo do mínimo legal.').waitFor();
    await removed.fill('3,5');
    await page.getByRole('button', { name: 'Salvar ajustes' }).tap();
    await page.getByText('Ajustes gravados com sucesso!').waitFor();
    expect(
      await world.api.sql(
        `select p.vl_mm_retirada::float as retirada, array_agg(distinct o.vl_calibragem::float) as alvo
           from parametro p join tipo_veiculo_posicao o on o.cd_tipoveiculo = 'TOCO' group by 1`,
      ),
    ).toEqual([{ retirada: 3.5, alvo: [105.5] }]);
    const fitter = await stage.as('pedro', '/borracharia/vida');
    await fitter.getByText(/ a 3,5 mm /).waitFor();
    await fitter.getByRole('link', { name: 'Ajustes' }).click();
    const seen = fitter.getByLabel('Retirar o pneu com (mm)');
    await seen.waitFor();
    expect(await seen.inputValue()).toBe('3,5');
    expect(await seen.isDisabled()).toBe(true);
    expect(await fitter.getByRole('button', { name: 'Salvar ajustes' }).count()).toBe(0);
    await world.api.sql('update parametro set vl_mm_retirada = 3');
  });

  it('opens the order of a finding once, and leads to it', async () => {
    const dressed = await worn();
    const fire = fireOf(dressed, '1DE');
    const page = await stage.as('pedro', '/borracharia/vida?parte=achados', { device: 'tablet' });
    await page.getByRole('button', { name: `Abrir OS: Desgaste irregular, fogo ${fire}` }).tap();
    const order = rowOf(page, fire).getByRole('link', { name: /^OS / });
    await order.waitFor();
    const [{ n } = { n: 0 }] = await world.api.sql<{ n: number }>(
      'select count(*)::int as n from os where nr_placa = $1',
      [dressed.plate],
    );
    expect(n).toBe(1);
    await order.tap();
    await page.waitForURL(/\/os\/\d+$/);
    await page.getByText(`Pneu ${fire} (eixo 1, direita externa)`, { exact: false }).first().waitFor();
  });

  it('hints which tyres to swap, and tells what a km costs by brand and by life', async () => {
    const dressed = await worn();
    const page = await stage.as('pedro', '/borracharia/vida?parte=rodizio', { device: 'phone' });
    const hint = page.getByRole('listitem').filter({ hasText: fireOf(dressed, '2EE') });
    await hint.getByText(/Deixa os geminados iguais: a maior diferença cai de 4,0 para/).waitFor();
    await page.getByText('Custos', { exact: true }).tap();
    await rowOf(page, 'Michelin', 'R$').waitFor();
    await page.getByLabel('Comparar por').selectOption({ label: 'Vida' });
    await rowOf(page, 'Vida 1').waitFor();
  });

  it('on a phone, depths read wrong are corrected by an approver, and stay struck out with who and why', async () => {
    const dressed = await dressVehicle(world.api, 'TOCO', { depths: [16, 16] });
    const fire = fireOf(dressed, '1EE');
    const mounted = Object.entries(dressed.tyres).filter(([place]) => place !== '0EEE');
    const pedro = await world.api.signIn('1301', '567');
    const afericoes = mounted.map(([place, { id, fire: nr_fogo }]) => ({
      ...{ idpneu: id, nr_fogo, nr_posicao: Number(place[0]), ds_lado: place.slice(1) },
      afericoes: [0, 1].map((index) => ({ index, novaAfericao: nr_fogo === fire && index === 0 ? 6.6 : 15 })),
    }));
    const body = { nr_placa: dressed.plate, km_informado: 104_000, confirma_sulco: 'S', afericoes } as never;
    expect((await world.api.call('submitGauging', { body }, pedro)).status).toBe(200);
    const fitter = await stage.as('pedro', `/borracharia/pneu/${fire}`, { device: 'phone' });
    await fitter.getByText('6,6 | 15,0 mm').waitFor();
    expect(await fitter.getByRole('button', { name: /^Corrigir/ }).count()).toBe(0);
    const page = await stage.as('staff', `/borracharia/pneu/${fire}`, { device: 'phone' });
    // 9.4 mm in 14,000 km, and 3.6 mm above the limit: the wear and the day it is removed are told by the wrong groove.
    await page.getByText('restam 5.361 km').waitFor();
    await page.getByRole('definition').filter({ hasText: '295/80R22.5 · vida 1' }).waitFor();
    const removalDay = () => page.getByRole('definition').filter({ hasText: 'restam' }).textContent();

    const dayIn = (text: string | null) => /\d\d\/\d\d\/\d{4}/.exec(text ?? '')?.[0];
    const tooSoon = await removalDay();
    expect(dayIn(tooSoon)).toBeDefined();
    await page.getByRole('button', { name: /^Corrigir a leitura de 6,6/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Corrigir leitura' });
    await expectFit(page, 'correcting what was read of a tyre, phone');
    expect(await sheet.getByLabel('Sulco 2').inputValue()).toBe('15,0');
    await sheet.getByLabel('Sulco 1').fill('10,55');
    await sheet.getByText('Escreva como 9,1').waitFor();
    // Digits alone get their comma once the groove is left; what no tyre has is said at its groove.
    await sheet.getByLabel('Sulco 1').fill('315');
    await sheet.getByLabel('Sulco 2').focus();
    expect(await sheet.getByLabel('Sulco 1').inputValue()).toBe('31,5');
    await sheet.getByText('O máximo é 30 mm.').waitFor();
    await sheet.getByLabel('Sulco 1').fill('16.5');
    await sheet.getByLabel('Motivo').fill('um dígito trocado');
    stage.expects(/status of 422/);
    await sheet.getByRole('button', { name: 'Salvar correção' }).tap();
    await expectInSight(sheet.getByText('O valor não cabe entre as leituras de antes e de depois.'));
    await sheet.getByLabel('Sulco 1').fill('156');
    await sheet.getByRole('button', { name: 'Salvar correção' }).tap();
    await page.getByText('Leitura corrigida.').waitFor();
    await page.getByText(/Corrigido por .*: um dígito trocado/).waitFor();
    await page.getByRole('button', { name: /^Corrigir a leitura de 15,6/ }).waitFor();
    // 1 mm in 14,000 km, 12 mm above the limit.
    await page.getByText('restam 168.000 km').waitFor();
    await page.getByText('0,07 mm').waitFor();
    expect(dayIn(await removalDay())).not.toBe(dayIn(tooSoon));
    await expectFit(page, 'the history of a tyre with a correction, phone');
  });

  it('on a phone, a movement entered wrong is corrected, and undone as a whole, by an approver', async () => {
    const dressed = await dressVehicle(world.api, 'TOCO', { depths: [12, 12] });
    const [fire, other] = [fireOf(dressed, '1EE'), fireOf(dressed, '1DE')];
    const pedro = await world.api.signIn('1301', '567');
    const told = { placa: dressed.plate, km_informado: 100_900, confirma: 'S' as const };
    const move = (from: 'EE' | 'DE', to: 'EE' | 'DE') => ({
      ...{ pneu: dressed.tyres[`1${from}`]?.id ?? 0, nr_posicao: 1, ds_lado: from },
      para: { nr_posicao: 1, ds_lado: to },
    });
    const swap = { body: { ...told, movimentos: [move('EE', 'DE'), move('DE', 'EE')] } };
    expect((await world.api.call('moveTyres', swap, pedro)).status).toBe(200);
    const page = await stage.as('staff', `/borracharia/pneu/${fire}`, { device: 'phone' });
    await page.getByRole('button', { name: /^Corrigir Rodízio de/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Corrigir movimento' });
    await expectFit(page, 'correcting a movement of tyres, phone');
    await sheet.getByLabel('Medidor').fill('100.090');
    await sheet.getByLabel('Motivo').fill('dígitos trocados');
    await sheet.getByRole('button', { name: 'Salvar correção' }).tap();
    await page.getByText('Movimento corrigido.').waitFor();
    await page
      .getByText(/·\s100\.090/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: /^Corrigir Rodízio de/ }).tap();
    await sheet.getByText('O movimento todo').tap();
    await sheet.getByText(`Fazem parte do mesmo movimento: ${other}.`, { exact: false }).waitFor();
    await sheet.getByLabel('Motivo').fill('outro veículo');
    await sheet.getByRole('button', { name: 'Anular' }).tap();
    await page.getByText('Movimento anulado.').waitFor();
    await page
      .getByText(/Anulado por .*: outro veículo/)
      .first()
      .waitFor();
    await page.getByText('Eixo 1, esquerda externa').first().waitFor();
    // A stay that never was is on no vehicle; the one it began with came with the company.
    expect(await page.getByText('está no veículo').count()).toBe(1);
    await page.getByText(/^Sem Corrigir: veio com os dados da empresa/).waitFor();
    await expectFit(page, 'the history of a tyre with a movement undone, phone');
    const { body } = await world.api.call('getMovementLayout', { query: { nr_placa: dressed.plate } }, pedro);
    expect(
      body.posicoes.find(({ nr_posicao, ds_lado }) => nr_posicao === 1 && ds_lado === 'EE')?.nr_fogo,
    ).toBe(fire);
  });

  it('a scrap by mistake, and a return with wrong depths, are corrected on the page of the tyre', async () => {
    const { id, fire } = await addStock(world.api, { depths: [4, 4] });
    const pedro = await world.api.signIn('1301', '567');
    const [row] = await world.api.sql<{ dia: string; motivo: number; servico: number }>(
      `select (now() at time zone 'America/Sao_Paulo')::date::text as dia,
              (select min(nr_sequencial) from motivo where tp_motivo = 'DESCARTE') as motivo,
              (select min(nr_sequencial) from item where tp_pneu = 'R') as servico`,
    );
    const out = { pneu: id, fornecedor: 31, data: row?.dia ?? '' };
    const sent = { body: { ...out, tipo: 'S' as const, servico: row?.servico ?? 0 } };
    expect((await world.api.call('recordTyreDeparture', sent, pedro)).status).toBe(200);
    const back = { body: { pneu: id, data: out.data, vl_mm: [4, 14] } };
    expect((await world.api.call('takeTyreBack', back, pedro)).status).toBe(200);
    const gone = { body: { ...out, tipo: 'D' as const, motivos: [row?.motivo ?? 0] } };
    expect((await world.api.call('recordTyreDeparture', gone, pedro)).status).toBe(200);
    const page = await stage.as('staff', `/borracharia/pneu/${fire}`, { device: 'tablet' });
    await page.getByRole('button', { name: /^Corrigir Descarte de/ }).click();
    const scrap = page.getByRole('dialog', { name: 'Corrigir saída' });
    await scrap.getByRole('button', { name: 'Anular' }).click();
    await scrap.getByText('Informe o motivo, com 3 letras ou mais.').waitFor();
    await scrap.getByLabel('Motivo').fill('era outro pneu');
    await scrap.getByRole('button', { name: 'Anular' }).click();
    await page.getByText('Saída anulada.').waitFor();
    await page.getByText('Em estoque').waitFor();
    await page.getByRole('button', { name: /^Corrigir Recapagem de/i }).click();
    const wrong = page.getByRole('dialog', { name: 'Corrigir retorno' });
    await expectFit(page, 'correcting the return of a tyre, tablet');
    await wrong.getByLabel('Sulco 1').fill('14.0');
    await wrong.getByLabel('Preço do serviço (opcional)').fill('1.250,50');
    await wrong.getByLabel('Motivo').fill('dígito a menos');
    await wrong.getByRole('button', { name: 'Salvar correção' }).click();
    await page.getByText('Retorno corrigido.').waitFor();
    await page.getByText('14,0 | 14,0 mm · R$ 1.250,50').waitFor();
    await page.getByText(/Anulado por .*: era outro pneu/).waitFor();
  });

  it('imports tyres from a file after a look at each row, and prints their labels', async () => {
    const { plate } = await dressVehicle(world.api, 'TOCO', { empty: ['2DE'] });
    const page = await stage.as('pedro', '/borracharia/importar', { device: 'desktop' });
    const file = [
      'Fogo;Marca;Modelo;Medida;Sulcos;Placa;Posição',
      `ETQ-${plate};MICHELIN;X MULTI D;295/80R22.5;16 | 15,5;${plate};2DE`,
      `ETQ-${plate};MICHELIN;X MULTI D;295/80R22.5;16;;`,
      `ETR-${plate};MICHELIN;X MULTI D;295/80R22.5;16;${plate};1EE`,
    ].join('\n');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'pneus.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    const rows = page.getByRole('table', { name: 'Importar' });
    await rows.getByText('Repete a linha 2.').waitFor();
    await rows.getByText('Já existe um pneu nesta posição.').waitFor();
    await page.getByRole('button', { name: 'Importar 1 linha' }).click();
    await page.getByText('Importação concluída').waitFor();
    await page.getByRole('link', { name: 'Imprimir etiquetas' }).click();
    await page.getByLabel('Quais pneus').selectOption({ label: 'Aplicados' });
    await page.getByLabel('Fogo ou placa').fill(`etq-${plate}`);
    await page.getByText('1 etiqueta, com o número de fogo em texto e QR.').waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: `ETQ-${plate}` })
      .waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByLabel('Fogo ou placa').isVisible()).toBe(false);
    expect(await page.getByText(`ETQ-${plate}`).isVisible()).toBe(true);
  });
});
