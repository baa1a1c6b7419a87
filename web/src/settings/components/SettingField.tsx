import { type SettingKey, settingOf } from '@terminal/contract/settings';
import { Button } from '../../core/components/Button.tsx';
import { SelectField, TextField } from '../../core/components/Field.tsx';
import { Switch } from '../../core/components/Switch.tsx';
import { longestNumber } from '../../core/format/typed.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { KeptSettings } from '../api.ts';
import { rangeOf, usualOf } from '../form.ts';
import { choiceKey, useSettingText } from '../useSettingText.ts';
import css from './Settings.module.css';

interface SettingFieldProps {
  name: SettingKey;
  branches: KeptSettings['filiais'];
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** A setting: its field, what it does, its default, and the way back to it. */
export function SettingField(props: SettingFieldProps) {
  const { t } = useTranslation();
  const say = useSettingText();
  const { name, text, onChange } = props;
  const setting = settingOf(name);
  const usual = usualOf(setting);
  return (
    <div className={css['setting']}>
      <Control {...props} />
      <p className="soft-small">{t(`settings.effects.${name}`)}</p>
      <p className="soft-small">{t('settings.usual', { value: say(name, String(setting.usual ?? '')) })}</p>
      {text !== usual && (
        <Button
          className={css['back']}
          aria-label={t('settings.toUsualOf', { name: t(`settings.names.${name}`) })}
          onClick={() => onChange(usual)}
        >
          {t('settings.toUsual')}
        </Button>
      )}
    </div>
  );
}

function Control({ name, branches, text, error, onChange }: SettingFieldProps) {
  const { t } = useTranslation();
  const setting = settingOf(name);
  const label = t(`settings.names.${name}`);
  if (setting.kind === 'whole')
    return (
      <TextField
        label={t('settings.withUnit', { name: label, unit: t(`settings.unit.${setting.unit}`) })}
        inputMode="numeric"
        maxLength={longestNumber(rangeOf(setting)?.most ?? 0)}
        value={text}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  if (setting.kind === 'flag')
    return (
      <>
        <Switch label={label} checked={text === 'S'} onChange={(on) => onChange(on ? 'S' : 'N')} />
        {error !== undefined && (
          <p className="error-text" role="alert">
            {error}
          </p>
        )}
      </>
    );
  const options =
    setting.kind === 'choice'
      ? setting.of.map((value) => ({ value, label: t(choiceKey(value)) }))
      : [
          { value: '', label: t('settings.ownBranch') },
          ...branches.map(({ nr_sequencial, ds_filial }) => ({
            value: String(nr_sequencial),
            label: ds_filial,
          })),
        ];
  return <SelectField label={label} value={text} error={error} options={options} onChange={onChange} />;
}
