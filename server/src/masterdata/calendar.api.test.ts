import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import { keepRecords } from '../../test/master-data.ts';
import { openWorkshop, type Workshop } from '../../test/work.ts';

let shop: Workshop;
let admin: Signed;
let staff: Signed;
let records: ReturnType<typeof keepRecords>;

beforeAll(async () => {
  shop = await openWorkshop();
  admin = await shop.api.signIn('1601', '789');
  staff = await shop.api.signIn('1201', '456');
  records = keepRecords(shop.api, admin);
});
afterAll(() => shop.api.close());

/** A day so many days from today, in the branch, as cells have it. */
async function dayFrom(days: number): Promise<string> {
  const [row] = await shop.api.sql<{ dia: string }>(
    "select to_char((now() at time zone 'America/Sao_Paulo')::date + $1::int, 'DD/MM/YYYY') as dia",
    [days],
  );
  return row?.dia ?? '';
}

const faultsIn = (body: unknown) =>
  (body as { celulas: { coluna: string; codigo: string }[] }).celulas.map(({ coluna, codigo }) => [
    coluna,
    codigo,
  ]);

describe('a holiday', () => {
  it('is one from today on; one that stands stays when it has passed', async () => {
    const past = { data: await dayFrom(-1), feriado: 'Dia perdido' };
    expect(faultsIn((await records.save('holidays', { celulas: past })).body)).toEqual([
      ['data', 'FERIADO_PASSADO'],
    ]);
    const saved = await records.save('holidays', {
      celulas: { data: await dayFrom(400), feriado: 'Padroeira', filial: 'curitiba' },
    });
    expect(saved.status).toBe(200);
    const { id, celulas } = saved.body;
    await shop.api.sql('alter table feriado disable trigger feriado_mudado');
    await shop.api.sql("update feriado set dt_feriado = '2020-01-06' where nr_sequencial = $1", [Number(id)]);
    await shop.api.sql('alter table feriado enable trigger feriado_mudado');
    const old = { ...celulas, data: '06/01/2020', feriado: 'Reis' };
    expect((await records.save('holidays', { id, celulas: old })).status).toBe(200);
    const moved = await records.save('holidays', { id, celulas: { ...old, data: '07/01/2020' } });
    expect(moved.codigo).toBe('FERIADO_PASSADO');
  });

  it.each(['05/02', '13/02'])('is moved to %s of the year after next', async (day) => {
    const { body } = await records.save('holidays', {
      celulas: { data: await dayFrom(410), feriado: `Móvel ${day}`, filial: 'CURITIBA' },
    });
    const data = `${day}/${new Date().getFullYear() + 2}`;
    const moved = await records.save('holidays', { id: body.id, celulas: { ...body.celulas, data } });
    expect(moved).toMatchObject({ status: 200, body: { id: body.id, celulas: { data } } });
  });

  it('is once a day and branch, and comes in a file', async () => {
    const cells = { data: await dayFrom(401), feriado: 'Nacional' };
    expect((await records.save('holidays', { celulas: cells })).status).toBe(200);
    const again = await records.save('holidays', { celulas: { ...cells, feriado: 'Outro nome' } });
    expect(faultsIn(again.body)).toEqual([['data', 'CADASTRO_EXISTE']]);
    const everywhere = await records.save('holidays', { celulas: { ...cells, filial: 'Todas as filiais' } });
    expect(faultsIn(everywhere.body)).toEqual([['data', 'CADASTRO_EXISTE']]);
    const ours = await records.save('holidays', { celulas: { ...cells, filial: 'CURITIBA' } });
    expect(ours.status).toBe(200);
  });
});

describe('a shift', () => {
  it('that passes midnight lasts until the morning after', async () => {
    const cells = { turno: 'Noite de prova', dias: 'SEX', inicio: '22:00', fim: '06:00' };
    const { body } = await records.save('shifts', { celulas: cells });
    expect(body.celulas).toMatchObject({ dias: 'SEX', inicio: '22:00', fim: '06:00' });
    const at = async (moment: string) => {
      const [row] = await shop.api.sql<{ sim: boolean }>('select em_turno($1, $2) as sim', [
        Number(body.id),
        moment,
      ]);
      return row?.sim;
    };
    // 2026-11-27 is a Friday.
    expect(await at('2026-11-27 21:59')).toBe(false);
    expect(await at('2026-11-27 22:00')).toBe(true);
    expect(await at('2026-11-28 05:59')).toBe(true);
    expect(await at('2026-11-28 06:00')).toBe(false);
    expect(await at('2026-11-27 05:00')).toBe(false);
    const none = await records.save('shifts', { celulas: { ...cells, turno: 'Sem dias', dias: '' } });
    expect(faultsIn(none.body)).toEqual([['dias', 'CELULA_VAZIA']]);
  });

  it('of a technician says who is outside of it in the list to choose from', async () => {
    const [now] = await shop.api.sql<{ de: string; ate: string; dia: number }>(
      `select to_char(a + interval '2 hours', 'HH24:MI') as de, to_char(a + interval '3 hours', 'HH24:MI') as ate
         from (select now() at time zone 'America/Sao_Paulo' as a) x`,
    );
    const dias = 'SEG | TER | QUA | QUI | SEX | SAB | DOM';
    const later = { turno: 'Mais tarde', dias, inicio: now?.de ?? '', fim: now?.ate ?? '' };
    expect((await records.save('shifts', { celulas: later })).status).toBe(200);
    const joao = String(shop.joao.person);
    const person = await records.get('people', joao);
    const saved = await records.save('people', {
      id: joao,
      celulas: { ...person.celulas, turno: 'mais tarde' },
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(saved.body.celulas['turno']).toBe('Mais tarde');
    const { body } = await shop.api.call('listTechnicians', { query: {} }, staff);
    const outside = body.items.filter(({ st_fora_do_turno }) => st_fora_do_turno === 'S');
    expect(outside.map(({ nr_sequencial }) => nr_sequencial)).toEqual([shop.joao.person]);
    expect((await records.save('people', { id: joao, celulas: person.celulas })).status).toBe(200);
  });
});

it('the forecast says that a due day is a holiday or without shift, and does the work on the next working day', async () => {
  const before = (await shop.api.call('getForecast', {}, staff)).body.planos.flatMap(
    ({ vencimentos }) => vencimentos,
  );
  const due = before.find(({ semana, dt_prevista }) => semana !== null && dt_prevista > '2026');
  const branch = staff.answer.filial.nr_sequencial;
  await shop.api.sql('alter table feriado disable trigger feriado_novo');
  await shop.api.sql(
    "insert into feriado (nr_seq_filial, dt_feriado, ds_feriado) values ($1, $2, 'Dia de prova')",
    [branch, due?.dt_prevista],
  );
  await shop.api.sql('alter table feriado enable trigger feriado_novo');
  const found = (await shop.api.call('getForecast', {}, staff)).body.planos
    .flatMap(({ vencimentos }) => vencimentos)
    .filter(({ dt_prevista }) => dt_prevista === due?.dt_prevista);
  expect(found.length).toBeGreaterThan(0);
  for (const one of found) {
    expect(one.folga).toBe('Dia de prova');
    expect(one.dt_util > one.dt_prevista).toBe(true);
  }
});
