import { faultIn } from '@terminal/contract/field-faults';
import { type SettingKey, settingGroups, settingKeys, settingOf } from '@terminal/contract/settings';
import { type FormEvent, useEffect, useRef } from 'react';
import type { CallError } from '../../core/api/errors.ts';
import { Button } from '../../core/components/Button.tsx';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import { useChangedBy } from '../../masterdata/useChangedBy.ts';
import type { KeptSettings } from '../api.ts';
import { rangeOf } from '../form.ts';
import { useSettingsForm } from '../useSettingsForm.ts';
import { useSettingText } from '../useSettingText.ts';
import { SettingField } from './SettingField.tsx';
import css from './Settings.module.css';

interface SettingsFormProps {
  settings: KeptSettings;
  /** Loads the settings anew. */
  onRefused: () => void;
}

/** The settings under their headings; those that were changed are saved together. */
export function SettingsForm({ settings, onRefused }: SettingsFormProps) {
  const { t } = useTranslation();
  const form = useSettingsForm(settings, onRefused);
  const faultOf = useFaults(form.error, form.faulty);
  const changedBy = useChangedBy({ ...form, history: settings.historia, say: useSettingText() });
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.tries > 0) box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form.tries]);
  return (
    <form
      ref={box}
      className={css['form']}
      noValidate
      aria-label={t('settings.title')}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        form.save();
      }}
    >
      {settingGroups.map((group) => (
        <section key={group} className="panel" aria-labelledby={`ajustes-${group}`}>
          <h2 id={`ajustes-${group}`}>{t(`settings.groups.${group}`)}</h2>
          <div className={css['fields']}>
            {settingKeys
              .filter((key) => settingOf(key).group === group)
              .map((key) => (
                <SettingField
                  key={key}
                  name={key}
                  branches={settings.filiais}
                  text={form.textOf(key)}
                  error={changedBy(key) ?? faultOf(key)}
                  onChange={(text) => form.set(key, text)}
                />
              ))}
          </div>
        </section>
      ))}
      {form.error && <FlowFailure title={t('settings.notSaved')} error={form.error} />}
      <div className={css['buttons']}>
        {form.isChanged && <Button onClick={form.discard}>{t('settings.discard')}</Button>}
        <Button type="submit" look="primary" size="l" busy={form.busy} disabled={!form.isChanged}>
          {t('settings.save')}
        </Button>
      </div>
    </form>
  );
}

/** What is wrong with a setting: out of its range, or refused by the server. */
function useFaults(error: CallError | null, faulty: readonly SettingKey[]) {
  const { t, i18n } = useTranslation();
  return (key: SettingKey): string | undefined => {
    const range = rangeOf(settingOf(key));
    if (faulty.includes(key) && range !== null)
      return t('settings.range', { least: number(range.least), most: number(range.most) });
    const fault = error?.campos[`valores.${key}`];
    return fault === undefined ? undefined : faultIn(i18n.language, fault);
  };
}
