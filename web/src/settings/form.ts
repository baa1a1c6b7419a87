import type { SettingValues } from '@terminal/contract';
import { type Setting, type SettingKey, settingKeys, settingOf } from '@terminal/contract/settings';
import { typedNumber } from '../core/format/typed.ts';
import type { Texts } from '../core/typed-over.ts';

type Value = SettingValues[SettingKey];

/** A value as its field shows it: of numbers in the unit people say. */
export const writtenOf = (setting: Setting, value: Value): string =>
  setting.kind === 'whole' ? String(Number(value) / (setting.times ?? 1)) : String(value ?? '');

/** What a setting is as long as nobody changes it, as its field shows it. */
export const usualOf = (setting: Setting): string => writtenOf(setting, setting.usual as Value);

/** Bounds of a number in the unit people say. */
export const rangeOf = (setting: Setting): { least: number; most: number } | null => {
  if (setting.kind !== 'whole') return null;
  const { least, most, times = 1 } = setting;
  return { least: least / times, most: most / times };
};

/** The value a field stands for; undefined: it cannot be that. Choices offer only what they can be. */
export function readOf(setting: Setting, text: string): Value | undefined {
  const range = rangeOf(setting);
  if (setting.kind !== 'whole' || range === null)
    return setting.kind !== 'branch' ? (text as Value) : text === '' ? null : Number(text);
  const value = typedNumber(text, 0);
  if (value === null || value < range.least || value > range.most) return undefined;
  return value * (setting.times ?? 1);
}

/** Every setting as its field shows it. */
export const textsOf = (values: SettingValues): Texts =>
  Object.fromEntries(settingKeys.map((key) => [key, writtenOf(settingOf(key), values[key])]));

/** Settings that cannot be what is typed. */
export const faultyOf = (typed: Texts): SettingKey[] =>
  settingKeys.filter((key) => {
    const text = typed[key];
    return text !== undefined && readOf(settingOf(key), text) === undefined;
  });

/** What is typed as the values to save; nothing of it is faulty. */
export const namedOf = (typed: Texts): Partial<SettingValues> =>
  Object.fromEntries(
    Object.entries(typed).map(([key, text]) => [key, readOf(settingOf(key as SettingKey), text)]),
  );
