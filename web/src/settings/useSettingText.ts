import { isSettingKey, settingOf } from '@terminal/contract/settings';
import type { KeyOf } from '../core/i18n/translate.ts';
import { useTranslation } from '../core/i18n/useTranslation.ts';
import type { Portuguese } from '../texts/portuguese-pages.ts';

type ChoiceKey = Extract<KeyOf<Portuguese>, `settings.choices.${string}`>;

/** The name of a choice: a setting has these alone. */
export const choiceKey = (value: string) => `settings.choices.${value}` as ChoiceKey;

/** Words for a value as the history keeps it: a number with its unit, a choice by its name, a branch by its. */
export function useSettingText(): (key: string, kept: string) => string {
  const { t } = useTranslation();
  return (key, kept) => {
    if (!isSettingKey(key)) return kept;
    const setting = settingOf(key);
    if (setting.kind === 'whole')
      return t(`settings.units.${setting.unit}`, { count: Number(kept) / (setting.times ?? 1) });
    if (setting.kind === 'branch') return kept === '' ? t('settings.ownBranch') : kept;
    return t(choiceKey(kept));
  };
}
