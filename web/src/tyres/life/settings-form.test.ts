import { describe, expect, it } from 'vitest';
import {
  formOf,
  isFaultless,
  limitFault,
  limits,
  pressureFault,
  type Settings,
  settingsOf,
} from './settings-form.ts';

const settings: Settings = {
  limites: {
    vl_mm_retirada: 3,
    vl_mm_legal: 1.6,
    qt_dias_retirada: 60,
    vl_mm_desgaste: 2,
    vl_mm_geminados: 3,
    pc_calibragem: 10,
  },
  pressoes: [
    { cd_tipoveiculo: 'TOCO', ds_tipoveiculo: 'CAMINHAO TOCO', vl_calibragem: 110, st_variada: 'N' },
    { cd_tipoveiculo: 'VUC', ds_tipoveiculo: 'URBANO', vl_calibragem: null, st_variada: 'S' },
  ],
  problemas: [
    { tp_achado: 'L', nr_conjunto: 7 },
    { tp_achado: 'G', nr_conjunto: null },
    { tp_achado: 'D', nr_conjunto: 8 },
    { tp_achado: 'P', nr_conjunto: null },
  ],
  conjuntos: [],
  st_altera: 'S',
};
const form = formOf(settings);

describe('settings of tyres', () => {
  it('are sent as they are when nothing is changed, without any pressure', () => {
    expect(isFaultless(form)).toBe(true);
    expect(settingsOf(settings, form)).toEqual({
      limites: settings.limites,
      pressoes: [],
      problemas: settings.problemas,
    });
  });

  it('name the types whose pressure was changed, also to none', () => {
    const changed = { ...form, pressures: { TOCO: '', VUC: '95,5' } };
    expect(settingsOf(settings, changed).pressoes).toEqual([
      { cd_tipoveiculo: 'TOCO', vl_calibragem: null },
      { cd_tipoveiculo: 'VUC', vl_calibragem: 95.5 },
    ]);
  });

  it.each<[string, string, string | null]>([
    ['vl_mm_retirada', '1,5', 'law'],
    ['vl_mm_retirada', '1,6', null],
    ['vl_mm_retirada', '', 'range'],
    ['vl_mm_retirada', '31', 'range'],
    ['vl_mm_legal', '0', null],
    ['qt_dias_retirada', '0', 'range'],
    ['qt_dias_retirada', '30,5', 'range'],
    ['pc_calibragem', '51', 'range'],
  ])('%s of %j: %s', (name, text, why) => {
    const typed = { ...form, limits: { ...form.limits, [name]: text } };
    const [limit] = limits.filter((one) => one.name === name);
    expect(limit && (limitFault(typed, limit)?.why ?? null)).toBe(why);
    expect(isFaultless(typed)).toBe(why === null);
  });

  it.each([
    ['', true],
    ['200', true],
    ['201', false],
    ['0', false],
    ['abc', false],
  ])('a pressure of %j can be saved: %s', (text, fine) => {
    const typed = { ...form, pressures: { ...form.pressures, TOCO: text } };
    expect(pressureFault(typed, 'TOCO') === null).toBe(fine);
    expect(isFaultless(typed)).toBe(fine);
  });
});
