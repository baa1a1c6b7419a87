import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';
import { openWorkshop, type Workshop } from '../../test/work.ts';

let shop: Workshop;
let admin: Signed;
beforeAll(async () => {
  shop = await openWorkshop();
  admin = await shop.api.signIn('1601', '789');
});
afterAll(() => shop.api.close());
beforeEach(async () => {
  await shop.endAllWork();
  await size('4');
  await shop.api.sql(
    'update clifor_acesso set hm_pin = null, cd_chave_pin = null, qt_digitos_pin = null, dt_pin = null',
  );
  await shop.api.control('delete from tentativa_login');
});

const size = (to: string) => shop.api.sql('update parametro set tamanho_pin = $1', [to]);
const choose = (cpf: string, pin: string, by = shop.joao) =>
  shop.api.call('setOwnPin', { key: randomUUID(), body: { cpf, pin } }, by);
const enter = async (cpf: string, matricula = '1001') =>
  (await shop.api.call('login', { body: { matricula, cpf } })).codigo ?? 'ok';
const start = async (cpf: string, by = shop.joao) => {
  await shop.endAllWork();
  const { order } = await makeOrder(shop.api);
  const body = { nr_seq_os: order, nr_seq_clifor: shop.joao.person, cpf };
  return (await shop.api.call('startExecution', { body }, by)).codigo ?? 'ok';
};
const own = async () => (await shop.api.call('getOwnPin', {}, shop.joao)).body;
const params = () => ({ id: String(shop.joao.person) });
const take = () => shop.api.call('removePersonPin', { key: randomUUID(), params: params() }, admin);
const look = async () => (await shop.api.call('getPersonPin', { params: params() }, admin)).body;

describe('a PIN', () => {
  it('is chosen once the digits are proved, and takes their place at sign-in and in commands', async () => {
    expect(await own()).toEqual({ tamanho_pin: '4', st_pin: 'N' });
    expect(await choose('999', '4826')).toMatchObject({ status: 422, codigo: 'CPF_INCORRETO' });
    expect(await choose('123', '4826')).toMatchObject({ status: 200, body: { st_pin: 'S' } });
    expect(await own()).toEqual({ tamanho_pin: '4', st_pin: 'S' });
    expect(await enter('4826')).toBe('ok');
    expect(await enter('123')).toBe('LOGIN_RECUSADO');
    expect(await start('4826')).toBe('ok');
    expect(await start('4826', shop.terminal)).toBe('ok');
    expect(await start('123')).toBe('CPF_INCORRETO');
    expect(await start('CRACHA-1001')).toBe('ok');
  });

  it('is changed by the former one alone', async () => {
    await choose('123', '4826');
    expect((await choose('123', '5937')).codigo).toBe('CPF_INCORRETO');
    expect((await choose('4826', '5937')).status).toBe(200);
    expect([await enter('4826'), await enter('5937')]).toEqual(['LOGIN_RECUSADO', 'ok']);
  });

  it.each([
    ['7777', 'PIN_REPETIDO', 'Dígitos repetidos são fáceis de adivinhar.'],
    ['4567', 'PIN_SEQUENCIA', 'Dígitos em sequência são fáceis de adivinhar.'],
    ['1001', 'PIN_MATRICULA', 'Todos conhecem a sua matrícula: escolha outro PIN.'],
    ['1239', 'PIN_CPF', 'O PIN não pode começar como o seu CPF.'],
    ['48261', 'PIN_TAMANHO', 'O PIN tem outra quantidade de dígitos nesta empresa.'],
  ])('that is easily guessed is refused beside its field: %s', async (pin, codigo, why) => {
    expect(await choose('123', pin)).toMatchObject({ status: 422, codigo, campos: { pin: why } });
    expect((await own()).st_pin).toBe('N');
  });

  it.each(['12', 'abcd', '1234567', ''])('has digits alone: %j', async (pin) => {
    expect(await choose('123', pin)).toMatchObject({ status: 422, campos: { pin: 'valor inválido' } });
  });

  it('wrong ones wait and lock as wrong digits do, at sign-in, in commands and where it is changed', async () => {
    await choose('123', '4826');
    expect(await enter('1111')).toBe('LOGIN_RECUSADO');
    expect(await start('2222')).toBe('CPF_INCORRETO');
    expect((await choose('3333', '5937')).codigo).toBe('CPF_INCORRETO');
    expect(await enter('4444')).toBe('LOGIN_RECUSADO');
    expect(await enter('4826')).toBe('LOGIN_BLOQUEADO');
    expect((await choose('4826', '5937')).codigo).toBe('CPF_BLOQUEADO');
  });

  it('lies nowhere in clear', async () => {
    await choose('123', '4826');
    await start('4826');
    const [told] = await shop.api.sql<{ n: number }>(
      `select (select count(*) from evento e where e.js_dados::text like '%4826%')
            + (select count(*) from comando c where c.js_resposta::text like '%4826%')
            + (select count(*) from cadastro_mudanca m where m.js_mudancas::text like '%4826%') as n`,
    );
    expect(Number(told?.n)).toBe(0);
  });
});

describe('somebody without a PIN', () => {
  it('signs in and confirms by the digits, and the answer tells nobody who has one', async () => {
    await choose('123', '4826');
    expect(await enter('234', '1002')).toBe('ok');
    expect([await enter('9999', '1002'), await enter('9999'), await enter('9999', '7654')]).toEqual([
      'LOGIN_RECUSADO',
      'LOGIN_RECUSADO',
      'LOGIN_RECUSADO',
    ]);
  });
});

describe('a company', () => {
  it('that wants no PINs, or longer ones, lets the digits count again; kept ones count once they are wanted', async () => {
    await choose('123', '4826');
    for (const other of ['sem', '6']) {
      await size(other);
      expect([await enter('4826'), await enter('123')]).toEqual(['LOGIN_RECUSADO', 'ok']);
      expect([await start('123'), await start('4826')]).toEqual(['ok', 'CPF_INCORRETO']);
    }
    expect((await own()).st_pin).toBe('N');
    await size('4');
    expect(await enter('4826')).toBe('ok');
  });

  it('without PINs has nobody choose one', async () => {
    await size('sem');
    expect(await choose('123', '4826')).toMatchObject({ status: 409, codigo: 'PIN_DESLIGADO' });
  });

  it('leaves suppliers their digits', async () => {
    expect((await choose('001', '4826', shop.supplier)).status).toBe(403);
  });
});

describe('who administers the company', () => {
  it('sees who has a PIN and takes a forgotten one away, which stands in the history', async () => {
    expect(await look()).toMatchObject({ tamanho_pin: '4', dt_pin: null, st_pin: 'N' });
    await choose('123', '4826');
    expect(await look()).toMatchObject({ st_pin: 'S', dt_pin: expect.stringContaining('T') as string });
    expect((await take()).status).toBe(200);
    expect([await enter('4826'), await enter('123')]).toEqual(['LOGIN_RECUSADO', 'ok']);
    expect(await take()).toMatchObject({ status: 409, codigo: 'PESSOA_SEM_PIN' });
    const { body } = await shop.api.call(
      'getRecord',
      { params: { tipo: 'people', id: String(shop.joao.person) } },
      admin,
    );
    expect(body.historia[0]).toMatchObject({
      ds_colaborador: 'BEATRIZ NOGUEIRA',
      mudancas: [{ coluna: 'pin', antes: 'S', depois: 'N' }],
    });
  });

  it('alone does that, of people there are', async () => {
    const call = { key: randomUUID(), params: params() };
    expect((await shop.api.call('removePersonPin', call, shop.joao)).status).toBe(403);
    expect((await shop.api.call('getPersonPin', { params: params() }, shop.terminal)).status).toBe(403);
    const nobody = { id: '999999999' };
    expect((await shop.api.call('getPersonPin', { params: nobody }, admin)).status).toBe(404);
    expect(
      (await shop.api.call('removePersonPin', { key: randomUUID(), params: nobody }, admin)).status,
    ).toBe(404);
  });
});
