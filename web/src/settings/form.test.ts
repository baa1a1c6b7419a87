import type { SettingValues } from '@terminal/contract';
import { settingKeys, settingOf } from '@terminal/contract/settings';
import { describe, expect, it } from 'vitest';
import { faultyOf, namedOf, rangeOf, readOf, textsOf, usualOf, writtenOf } from './form.ts';

const usual = Object.fromEntries(settingKeys.map((key) => [key, settingOf(key).usual])) as SettingValues;

describe('settings as they are typed', () => {
  it.each(settingKeys)('%s is read as it is written', (key) => {
    expect(readOf(settingOf(key), usualOf(settingOf(key)))).toBe(usual[key]);
  });

  it('say seconds where milliseconds are kept', () => {
    const setting = settingOf('atualizacao_listas_ms');
    expect(writtenOf(setting, 300_000)).toBe('300');
    expect(rangeOf(setting)).toEqual({ least: 10, most: 3_600 });
    expect(readOf(setting, '45')).toBe(45_000);
  });

  it.each([
    ['qt_horas_sessao', '0'],
    ['qt_horas_sessao', '169'],
    ['qt_horas_sessao', ''],
    ['qt_horas_sessao', '1,5'],
    ['atualizacao_listas_ms', '9'],
  ] as const)('%s cannot be "%s"', (key, text) => {
    expect(faultyOf({ [key]: text, qt_anexos: '3' })).toEqual([key]);
  });

  it('have a text each, and are saved as values', () => {
    expect(Object.keys(textsOf(usual))).toEqual(settingKeys);
    expect(textsOf(usual)['qt_alerta_km']).toBe('2000');
    const typed = { qt_alerta_km: '1.500', guarda_cpf_local: 'S', filial_criticidade: '2' };
    expect(namedOf(typed)).toEqual({ qt_alerta_km: 1_500, guarda_cpf_local: 'S', filial_criticidade: 2 });
    expect(namedOf({ filial_criticidade: '' })).toEqual({ filial_criticidade: null });
  });
});
