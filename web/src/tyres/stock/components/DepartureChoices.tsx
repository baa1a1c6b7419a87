import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import { useId } from 'react';
import { ErrorState } from '../../../core/components/ErrorState.tsx';
import { Shape, Skeleton } from '../../../core/components/Skeleton.tsx';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useDepartureChoices } from '../api.ts';
import { type DepartureForm, type DepartureKind, toggled } from '../departure-form.ts';
import css from './DepartureSheet.module.css';

interface DepartureChoicesProps {
  kind: DepartureKind;
  form: DepartureForm;
  /** What is missing of it. */
  error?: string | undefined;
  onChange: (form: DepartureForm) => void;
}

/** Reasons for scrapping a tyre, or the service it is sent to. */
export function DepartureChoices({ kind, form, error, onChange }: DepartureChoicesProps) {
  const { t } = useTranslation();
  const name = useId();
  const choices = useDepartureChoices();
  if (choices.isError && !choices.data) {
    return (
      <ErrorState
        title={t('tyres.stock.out.choicesFailed')}
        error={choices.error}
        busy={choices.isFetching}
        onRetry={() => void choices.refetch()}
      />
    );
  }
  if (!choices.data) {
    return (
      <Skeleton>
        <Shape height="136px" radius="10px" />
      </Skeleton>
    );
  }
  const { motivos, servicos } = choices.data;
  return (
    <fieldset className={css['group']}>
      <legend className={css['legend']}>
        {t(kind === 'D' ? 'tyres.stock.out.reasons' : 'tyres.stock.out.services')}
      </legend>
      <div className={css['choices']}>
        {kind === 'D' &&
          motivos.map(({ cd_motivo, ds_motivo }) => (
            <label key={cd_motivo} className={css['choice']}>
              <input
                type="checkbox"
                className="visually-hidden"
                checked={form.reasons.includes(cd_motivo)}
                onChange={() => onChange({ ...form, reasons: toggled(form.reasons, cd_motivo) })}
              />
              <span>{label(ds_motivo)}</span>
              <IconCircleCheckFilled aria-hidden />
            </label>
          ))}
        {kind === 'S' &&
          servicos.map(({ nr_sequencial, ds_servico, tp_pneu }) => (
            <label key={nr_sequencial} className={css['choice']}>
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                checked={form.service === nr_sequencial}
                onChange={() => onChange({ ...form, service: nr_sequencial })}
              />
              <span>
                {label(ds_servico)}
                {tp_pneu === 'R' && <small>{t('tyres.stock.out.retread')}</small>}
              </span>
              <IconCircleCheckFilled aria-hidden />
            </label>
          ))}
      </div>
      {error !== undefined && (
        <p className="error-text" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
