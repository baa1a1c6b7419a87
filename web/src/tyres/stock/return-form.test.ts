import { describe, expect, test } from 'vitest';
import { groovesOf, type ReturnForm, returnFaults, returnOf, withReasons } from './return-form.ts';

const retread = { idpneu: 7, tp_destino: 'R' as const, vl_mm: '3.2|3|3.2' };
const repair = { ...retread, tp_destino: 'S' as const };
const form: ReturnForm = {
  date: '2026-04-20',
  depths: ['14'],
  cents: null,
  refused: false,
  scrap: false,
  reasons: null,
};

describe('a return', () => {
  test('of a retread spreads one depth over all grooves', () => {
    expect(returnOf(retread, { ...form, cents: 48_990 })).toEqual({
      pneu: 7,
      data: '2026-04-20',
      vl_mm: [14, 14, 14],
      vl_servico: 489.9,
    });
  });

  test('of a service that cost nothing says so', () => {
    expect(returnOf(repair, { ...form, cents: 0 })).toMatchObject({ vl_servico: 0 });
  });

  test('of a retread sends each groove that was read', () => {
    expect(returnOf(retread, { ...form, depths: ['14', '13,5', '14'] }).vl_mm).toEqual([14, 13.5, 14]);
  });

  test('of a casing the retreader refused sends no depths, and needs none', () => {
    const refused = { ...form, depths: [''], refused: true };
    expect(returnFaults(retread, refused)).toEqual([]);
    expect(returnOf(retread, refused)).toMatchObject({ vl_mm: null, recusada: 'S' });
    expect(returnOf(retread, { ...refused, reasons: [6] })).not.toHaveProperty('motivos');
    const scrapped = { ...refused, scrap: true };
    expect(returnFaults(retread, { ...scrapped, reasons: [] })).toEqual(['reasons']);
    expect(returnOf(retread, { ...scrapped, reasons: [6] })).toMatchObject({ recusada: 'S', motivos: [6] });
    expect(returnOf(retread, { ...form, scrap: true, reasons: [6] })).not.toHaveProperty('motivos');
  });

  test('that scraps the casing knows its reason once the reasons have come, until others are chosen', () => {
    const scrapped = { ...form, refused: true, scrap: true };
    const motivos = [
      { cd_motivo: 5, ds_motivo: 'RODOU VAZIO' },
      { cd_motivo: 6, ds_motivo: 'CARCAÇA RECUSADA NA RECAPAGEM' },
    ];
    expect(returnFaults(retread, withReasons(scrapped))).toEqual(['reasons']);
    expect(withReasons(scrapped, motivos).reasons).toEqual([6]);
    expect(withReasons({ ...scrapped, reasons: [] }, motivos).reasons).toEqual([]);
  });

  test('of a repaired tyre sends no depths', () => {
    expect(returnOf(repair, form)).toMatchObject({ vl_mm: null, vl_servico: null });
  });

  test.each<[Partial<ReturnForm>, string[]]>([
    [{}, []],
    [{ date: '' }, ['date']],
    [{ depths: [''] }, ['depths']],
    [{ depths: ['14', ''] }, ['depths']],
    [{ depths: ['0'] }, ['depths']],
    [{ depths: ['30,1'] }, ['depths']],
    [{ depths: ['14,55'] }, ['depths']],
  ])('with %j lacks %j', (over, faults) => {
    expect(returnFaults(retread, { ...form, ...over })).toEqual(faults);
  });

  test('of a repaired tyre needs no depths', () => {
    expect(returnFaults(repair, { ...form, depths: [''] })).toEqual([]);
  });
});

test('a tyre with one depth for all has four grooves to read', () => {
  expect(groovesOf({ vl_mm: '16' })).toBe(4);
});
