import { expect, it } from 'vitest';
import { balanceOf, beginInventory, inTheNameOf, stockPart } from '../../server/test/inventory.ts';
import { devices, openStage } from '../test/browser.ts';
import { expectInSight } from '../test/checks.ts';
import { countTo, edit, lastCount, quantityIn, row, search, sheet } from '../test/counting.ts';
import { people } from '../test/people.ts';
import { filmOf, photoOf, scanByHand, scanSlowly } from '../test/qr.ts';
import { openWorkshop } from '../test/terminal.ts';

const { world, stage, joao } = await openWorkshop();
const approver = await world.api.signIn(people.staff.number, people.staff.digits);

it('items are searched, counted with the texts of the document, and read only once it is finished', async () => {
  const part = await stockPart(world.api, { name: `FILTRO DE COMBUSTIVEL SEPARADOR DE AGUA ${Date.now()}` });
  const running = await beginInventory(world.api, joao);
  const page = await stage.as('joao', `/inventarioItens/${running}`, { device: 'desktop' });
  const sent = page.waitForRequest(/searchItens/);
  await search(page, 'filtro de combustivel separador');
  expect((await sent).postDataJSON()).toMatchObject({
    ds_search: 'FILTRO DE COMBUSTIVEL SEPARADOR',
    per_page: 40,
    page: 1,
  });
  await row(page, part.code).getByText('FILTRO DE COMBUSTIVEL SEPARADO', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Limpar a busca' }).click();
  await expect.poll(() => page.getByRole('main').getByRole('rowheader').count()).toBe(10);
  const top = () => page.getByRole('main').getByRole('rowheader').first().textContent();
  const before = await top();
  await page.getByRole('button', { name: 'Página 2', exact: true }).click();
  await expect.poll(top).not.toBe(before);

  await search(page, part.code);
  await edit(page, part.code).click();
  await page.getByRole('dialog', { name: 'FILTRO DE COMBUSTIVEL SEPARADOR DE AGUA' }).waitFor();
  expect(await lastCount(page).textContent()).toBe('–');
  await countTo(page, 'oito');
  await sheet(page).getByText('Escreva um número como 9,1 ou 1.250,50.').waitFor();
  await countTo(page, '8');
  await page.getByText('Item registrado com sucesso!').waitFor();
  await expect.poll(() => quantityIn(page, part.code).textContent()).toBe('8');
  await row(page, part.code)
    .getByText(/contado por .+ em \d/)
    .waitFor();

  await edit(page, part.code).click();
  await world.api.call(
    'finishInventory',
    { body: { nr_seq_inventario: running, ...inTheNameOf(approver) } },
    approver,
  );
  await countTo(page, '9');
  await sheet(page).getByRole('alert').getByText('Item não registrado, tente novamente!').waitFor();
  await sheet(page).getByText('Ooops!').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Finalizado', { exact: true }).waitFor();
  await expect.poll(() => edit(page, part.code).isDisabled()).toBe(true);
  expect(await balanceOf(world.api, part.id)).toEqual({ balance: 8, sum: 8 });
});

it('labels are read by camera, photo and hand scanner, and a code not in stock is kept', async () => {
  const part = await stockPart(world.api);
  const running = await beginInventory(world.api, joao);
  const film = filmOf(`https://terminal.example/item?cod=${part.code}`);
  const camera = await openStage(world, film.file);
  try {
    const phone = await camera.as('joao', `/inventarioItens/${running}`, { device: 'phone' });
    await phone.getByRole('button', { name: 'Ler QR Code' }).click();
    await phone.getByRole('dialog', { name: part.code }).waitFor();
    await countTo(phone, '7');
    await phone.getByText('Item registrado com sucesso!').waitFor();
    // The camera looks on for the next label.
    await phone.getByRole('dialog', { name: 'Ler a etiqueta do item' }).locator('video').waitFor();
    await camera.endTest();
  } finally {
    await camera.close();
    film.remove();
  }

  const page = await stage.as('joao', `/inventarioItens/${running}`);
  await page.getByRole('main').getByRole('rowheader').first().waitFor();
  await scanByHand(page, part.code);
  await expect.poll(() => lastCount(page).textContent()).toBe('7');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ler QR Code' }).click();
  const reader = page.getByRole('dialog', { name: 'Ler a etiqueta do item' });
  await reader.getByText(/^Sem câmera/).waitFor();
  await reader.locator('input[type=file]').setInputFiles(photoOf('NAOEXISTE1'));
  const unknown = page.getByRole('dialog', { name: 'Código desconhecido' });
  await unknown.getByText(/NAOEXISTE1 não está no estoque/).waitFor();
  await unknown.getByRole('button', { name: 'OK' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '1 código desconhecido' }).click();
  await page.getByRole('dialog').getByRole('rowheader', { name: 'NAOEXISTE1' }).waitFor();
});

it('a camera that is not allowed is told as such, with what else can be done', async () => {
  const running = await beginInventory(world.api, joao);
  const page = await stage.as('joao', `/inventarioItens/${running}`, { device: 'phone' });
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Ler QR Code' }).click();
  const reader = page.getByRole('dialog', { name: 'Ler a etiqueta do item' });
  await reader.getByText(/^O uso da câmera não está permitido\. Permita .* Fotografe a etiqueta/).waitFor();
  expect(await reader.getByText('Aponte a câmera').count()).toBe(0);
});

it('a part of another shelf is told as such, the next good read takes the place of what was said, and a misread code is marked', async () => {
  const [here, there] = [await stockPart(world.api), await stockPart(world.api, { name: 'RETENTOR ALHEIO' })];
  for (const [part, shelf] of [
    [here, 'A-01'],
    [there, 'B-03'],
  ] as const)
    await world.api.sql('update estoque set ds_prateleira = $2 where nr_sequencial = $1', [
      part.id,
      `${shelf} ${here.code}`,
    ]);
  await world.api.sql(
    "update inventario set st_etapa = 'cancelado', dt_final = now() where nr_seq_filial = 1 and dt_final is null",
  );
  await world.api.call(
    'createInventory',
    { body: { tp_parte: 'P', ds_prateleira: `A-01 ${here.code}` } },
    joao,
  );
  const page = await stage.as('joao', '/inventario', { device: 'phone' });
  await page
    .getByRole('link', { name: /^Ver o inventário/ })
    .first()
    .click();
  await edit(page, here.code).waitFor();
  await scanByHand(page, there.code);
  const outside = page.getByRole('dialog', { name: 'Peça de outra prateleira' });
  await outside.getByText(`RETENTOR ALHEIO (${there.code}) tem lugar na prateleira B-03`).waitFor();
  await scanByHand(page, here.code);
  await page.getByRole('dialog', { name: `PECA ${here.code}` }).waitFor();
  await outside.waitFor({ state: 'hidden' });
  await scanByHand(page, '10275');
  const unknown = page.getByRole('dialog', { name: 'Código desconhecido' });
  await unknown.waitFor();
  await page.waitForTimeout(150);
  await page.keyboard.press('Enter');
  await unknown.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '1 código desconhecido · 1 peça fora do inventário' }).click();
  const codes = page.getByRole('dialog', { name: 'Códigos lidos fora da contagem' });
  await codes.getByRole('heading', { name: 'Peças fora deste inventário' }).waitFor();
  await codes.getByRole('button', { name: 'Descartar 10275' }).click();
  await page.getByRole('button', { name: 'Descartar código' }).click();
  await codes.getByText('lido errado, diz').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '1 peça fora do inventário', exact: true }).waitFor();
});

it('a second label read while a count is open opens its item, and is never a quantity', async () => {
  const [first, second] = [await stockPart(world.api), await stockPart(world.api)];
  await world.api.sql(
    'update estoque set ds_codigoitem = nr_sequencial + 70000000 where nr_sequencial = any ($1)',
    [[first.id, second.id]],
  );
  const [one, other] = [String(70_000_000 + first.id), String(70_000_000 + second.id)];
  const running = await beginInventory(world.api, joao);
  const page = await stage.as('joao', `/inventarioItens/${running}`, { device: 'phone' });
  await page.getByRole('main').getByRole('rowheader').first().waitFor();
  const counted = sheet(page).getByLabel('Quantidade contada');
  await scanByHand(page, one);
  await sheet(page).getByText(one).waitFor();
  await scanByHand(page, other);
  await sheet(page).getByText(other).waitFor();
  expect(await counted.inputValue()).toBe('');

  for (const [gap, code] of [
    [12, one],
    [45, other],
    [75, one],
    [75, other],
  ] as const) {
    await scanSlowly(page, code, gap);
    await sheet(page).getByText(code).waitFor();
    expect(await counted.inputValue()).toBe('');
  }

  await counted.fill('12');
  await scanByHand(page, other);
  await scanByHand(page, one);
  const question = page.getByRole('dialog', { name: 'Contagem não confirmada' });
  await question.getByText(/^A quantidade 12 de/).waitFor();
  // Whoever goes back types on.
  await page.keyboard.press('Escape');
  await expect.poll(() => question.count()).toBe(0);
  await page.keyboard.type('0', { delay: 120 });
  await expect.poll(() => counted.inputValue()).toBe('120');
  await page.keyboard.press('Backspace');
  await scanByHand(page, one);
  await question.getByText(/^A quantidade 12 de/).waitFor();
  await scanByHand(page, other);
  await expect.poll(() => question.count()).toBe(0);
  expect(await counted.inputValue()).toBe('12');
  await scanByHand(page, one);
  await question.getByRole('button', { name: 'Descartar e abrir o outro' }).click();
  await sheet(page).getByText(one).waitFor();
  expect(await counted.inputValue()).toBe('');
  expect(world.arrived('confirmCount')).toHaveLength(0);
});

it('a phone counts with keys of its own: the difference in words, a question about what is far off, item after item', async () => {
  const name = `CORREIA ${Date.now()}`;
  const [first, second] = [
    await stockPart(world.api, { name, balance: 14 }),
    await stockPart(world.api, { name: `${name} B`, balance: 40 }),
  ];
  const running = await beginInventory(world.api, joao);
  const page = await stage.as('joao', `/inventarioItens/${running}?busca=${name}`, { device: 'phone' });
  const key = (text: string) => sheet(page).getByRole('button', { name: text, exact: true }).click();
  const confirm = () => sheet(page).getByRole('button', { name: 'Confirmar contagem' });
  await edit(page, first.code).click();
  // Turned on its side, the phone shows every key, what they write and what confirms it.
  await page.setViewportSize({ width: 844, height: 390 });
  for (const digit of '0123456789,') {
    const pad = sheet(page).getByRole('button', { name: digit, exact: true });
    await expectInSight(pad);
    expect((await pad.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  }
  for (const part of [
    sheet(page).getByRole('button', { name: 'Apagar', exact: true }),
    confirm(),
    lastCount(page),
  ])
    await expectInSight(part);
  await page.setViewportSize(devices.phone.viewport);
  await key('1');
  await key('2');
  await sheet(page).getByText('2 a menos que o saldo atual').waitFor();
  await confirm().click();
  await page.getByText('Item registrado com sucesso!').waitFor();

  await edit(page, first.code).click();
  expect(await lastCount(page).textContent()).toBe('12');
  await key('Próximo item');
  await page.getByRole('dialog', { name: `${name} B` }).waitFor();
  for (const digit of '400') await key(digit);
  await sheet(page).getByText('360 a mais que o saldo atual').waitFor();
  await confirm().click();
  const question = page.getByRole('dialog', { name: 'Esta contagem parece errada' });
  await question.getByText('Saldo 40, contados 400: 360 a mais que o saldo atual. Está certo?').waitFor();
  await question.getByRole('button', { name: 'Corrigir' }).click();
  // A keyboard writes in its place.
  await page.keyboard.type('9', { delay: 120 });
  await expect.poll(() => sheet(page).getByLabel('Quantidade contada').inputValue()).toBe('9');
  await key('Apagar');
  for (const digit of '40') await key(digit);
  for (const typed of [',', '1', '2', '3']) await key(typed);
  await confirm().click();
  // The error is shown above the keypad, visibly.
  const problem = sheet(page).getByText('Escreva um número como 9,1 ou 1.250,50.');
  await problem.waitFor();
  const [shown, keys] = [await problem.boundingBox(), await sheet(page).getByRole('group').boundingBox()];
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(keys?.y ?? 0);
  expect((keys?.y ?? 0) + (keys?.height ?? 0)).toBeLessThan(844);
  for (let erased = 0; erased < 4; erased += 1) await key('Apagar');
  await key('0');
  await confirm().click();
  await question.getByRole('button', { name: 'Está certo' }).click();
  await expect.poll(() => quantityIn(page, second.code).textContent()).toBe('400');
});
