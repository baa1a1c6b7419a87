import { type FormEvent, type ReactNode, useState } from 'react';
import { onceDone } from '../../../core/api/once-done.ts';
import { Button } from '../../../core/components/Button.tsx';
import { SelectField, TextField } from '../../../core/components/Field.tsx';
import { decimal } from '../../../core/format/decimals.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { notify } from '../../../core/notices.ts';
import { byLabel } from '../../../core/sorting.ts';
import { FlowFailure } from '../../../identity/components/FlowFailure.tsx';
import { useSaveTyreSettings } from '../api.ts';
import {
  formOf,
  isFaultless,
  limitFault,
  limits,
  pressureFault,
  type Settings,
  type SettingsFault,
  type SettingsForm,
  settingsOf,
} from '../settings-form.ts';
import css from './SettingsFields.module.css';

/** Limits, target pressures and the problem of each finding, for all branches. */
export function SettingsFields({ settings }: { settings: Settings }) {
  const { t } = useTranslation();
  const [form, setForm] = useState(() => formOf(settings));
  const [tried, setTried] = useState(false);
  const save = useSaveTyreSettings();
  const changes = settings.st_altera === 'S';

  function faultText(fault: SettingsFault | null): string | undefined {
    if (!tried || fault === null) return undefined;
    if (fault.why === 'law') return t('tyres.life.settings.belowLaw');
    const { least, most } = fault;
    return t('tyres.life.settings.range', { least: decimal(least, least % 1 === 0 ? 0 : 1), most });
  }

  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isFaultless(form)) return;
    onceDone(save.mutateAsync({ body: settingsOf(settings, form) }), () => {
      setTried(false);
      notify.success(t('tyres.life.settings.saved'));
    });
  }

  return (
    <form className={css['form']} onSubmit={send} noValidate>
      <p className="soft">{t(`tyres.life.settings.${changes ? 'about' : 'onlyApprovers'}`)}</p>
      <Part title={t('tyres.life.settings.limits')} changes={changes}>
        {limits.map((limit) => (
          <TextField
            key={limit.name}
            label={t(`tyres.life.settings.names.${limit.name}`)}
            inputMode={limit.decimals > 0 ? 'decimal' : 'numeric'}
            value={form.limits[limit.name]}
            error={faultText(limitFault(form, limit))}
            onChange={({ target }) =>
              setForm({ ...form, limits: { ...form.limits, [limit.name]: target.value } })
            }
          />
        ))}
      </Part>
      <Part
        title={t('tyres.life.settings.pressures')}
        about={t('tyres.life.settings.pressuresAbout')}
        changes={changes}
      >
        {settings.pressoes.map(({ cd_tipoveiculo: type, ds_tipoveiculo, st_variada }) => (
          <TextField
            key={type}
            label={label(ds_tipoveiculo)}
            inputMode="decimal"
            value={form.pressures[type] ?? ''}
            placeholder={t(`tyres.life.settings.${st_variada === 'S' ? 'varied' : 'none'}`)}
            error={faultText(pressureFault(form, type))}
            onChange={({ target }) =>
              setForm({ ...form, pressures: { ...form.pressures, [type]: target.value } })
            }
          />
        ))}
      </Part>
      <Part
        title={t('tyres.life.settings.problems')}
        about={t('tyres.life.settings.problemsAbout')}
        changes={changes}
      >
        <ProblemFields
          settings={settings}
          problems={form.problems}
          onChange={(problems) => setForm({ ...form, problems })}
        />
      </Part>
      {save.error && <FlowFailure title={t('tyres.life.settings.notSaved')} error={save.error} />}
      {changes && (
        <div className={css['send']}>
          <Button type="submit" look="primary" size="l" busy={save.isPending}>
            {t('tyres.life.settings.save')}
          </Button>
        </div>
      )}
    </form>
  );
}

interface ProblemFieldsProps {
  settings: Settings;
  problems: SettingsForm['problems'];
  onChange: (problems: SettingsForm['problems']) => void;
}

/** The problem an order of each finding is opened with. */
function ProblemFields({ settings, problems, onChange }: ProblemFieldsProps) {
  const { t } = useTranslation();
  const options = [
    { value: '', label: t('tyres.life.settings.noProblem') },
    ...byLabel(
      settings.conjuntos.map(({ nr_sequencial, ds_conjunto, ds_grupo }) => ({
        value: String(nr_sequencial),
        label: `${label(ds_conjunto)} · ${label(ds_grupo)}`,
      })),
    ),
  ];
  return settings.problemas.map(({ tp_achado: kind }) => (
    <SelectField
      key={kind}
      label={t(`tyres.life.findings.kinds.${kind}`)}
      value={problems[kind]}
      options={options}
      onChange={(value) => onChange({ ...problems, [kind]: value })}
    />
  ));
}

interface PartProps {
  title: string;
  about?: string;
  /** Who may not change them sees them. */
  changes: boolean;
  children: ReactNode;
}

/** Fields of one subject. */
const Part = ({ title, about, changes, children }: PartProps) => (
  <fieldset className={css['part']} disabled={!changes}>
    <legend>{title}</legend>
    {about !== undefined && <p className="soft">{about}</p>}
    <div className={css['fields']}>{children}</div>
  </fieldset>
);
