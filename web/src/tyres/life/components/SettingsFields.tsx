import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onceDone } from '../../../core/api/once-done.ts';
import { Button } from '../../../core/components/Button.tsx';
import { SelectField, TextField } from '../../../core/components/Field.tsx';
import { decimal } from '../../../core/format/decimals.ts';
import { label } from '../../../core/i18n/labels.ts';
import { notify } from '../../../core/notices.ts';
import { FlowFailure } from '../../../identity/components/FlowFailure.tsx';
import { useSaveTyreSettings } from '../api.ts';
import {
  type Fault,
  formOf,
  isFaultless,
  limitFault,
  limits,
  pressureFault,
  type Settings,
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

  function faultText(fault: Fault | null): string | undefined {
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
      <fieldset className={css['part']} disabled={!changes}>
        <legend>{t('tyres.life.settings.limits')}</legend>
        <div className={css['fields']}>
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
        </div>
      </fieldset>
      <fieldset className={css['part']} disabled={!changes}>
        <legend>{t('tyres.life.settings.pressures')}</legend>
        <p className="soft">{t('tyres.life.settings.pressuresAbout')}</p>
        <div className={css['fields']}>
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
        </div>
      </fieldset>
      <fieldset className={css['part']} disabled={!changes}>
        <legend>{t('tyres.life.settings.problems')}</legend>
        <p className="soft">{t('tyres.life.settings.problemsAbout')}</p>
        <div className={css['fields']}>
          {settings.problemas.map(({ tp_achado: kind }) => (
            <SelectField
              key={kind}
              label={t(`tyres.life.findings.kinds.${kind}`)}
              value={form.problems[kind]}
              options={[
                { value: '', label: t('tyres.life.settings.noProblem') },
                ...settings.conjuntos.map(({ nr_sequencial, ds_conjunto, ds_grupo }) => ({
                  value: String(nr_sequencial),
                  label: `${label(ds_conjunto)} · ${label(ds_grupo)}`,
                })),
              ]}
              onChange={(value) => setForm({ ...form, problems: { ...form.problems, [kind]: value } })}
            />
          ))}
        </div>
      </fieldset>
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
