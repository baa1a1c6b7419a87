import {
  type CheckedInput,
  type SettingKey,
  type SettingValues,
  settingKeys,
  settingOf,
} from '@terminal/contract';
import { sumOf } from '../masterdata/history.rules.ts';

/** Settings somebody saves: those he changed. */
export type NamedSettings = CheckedInput<'saveSettings'>['body']['valores'];

/** A setting with what it was and what it is now, as the history keeps it. */
export interface SettingChange {
  coluna: SettingKey;
  antes: string;
  depois: string;
}

/**
 * Settings that differ from what they were, in the order of the page; those not named stay.
 * @param branchName name of a branch: the history reads without looking numbers up
 */
export function changesOf(
  before: SettingValues,
  named: NamedSettings,
  branchName: (branch: number) => string,
): SettingChange[] {
  const written = (key: SettingKey, value: SettingValues[SettingKey]) =>
    value !== null && settingOf(key).kind === 'branch' ? branchName(Number(value)) : String(value ?? '');
  return settingKeys.flatMap((key) => {
    const value = named[key];
    if (value === undefined || value === before[key]) return [];
    return [{ coluna: key, antes: written(key, before[key]), depois: written(key, value) }];
  });
}

/** What became of each setting since somebody began to change it, as the refusal tells it. @param since newest first */
export const meanwhile = (since: Parameters<typeof sumOf>[0]) =>
  sumOf(since).map(({ coluna, ...valores }) => ({ coluna, codigo: 'AJUSTES_MUDARAM' as const, valores }));
