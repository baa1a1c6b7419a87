import { useId } from 'react';
import { ErrorState } from '../../../core/components/ErrorState.tsx';
import css from '../../../core/components/Form.module.css';
import { Shape, Skeleton } from '../../../core/components/Skeleton.tsx';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useReasons } from '../../../identity/api.ts';

interface CancelReasonsProps {
  chosen: string;
  onChoose: (reason: string) => void;
}

/** The documented reasons of a cancellation (EXEC-32). */
export function CancelReasons({ chosen, onChoose }: CancelReasonsProps) {
  const { t } = useTranslation();
  const name = useId();
  const reasons = useReasons('CANCELAMENTO');
  if (reasons.isError) {
    return (
      <ErrorState
        title={t('identity.reasonsFailed')}
        error={reasons.error}
        busy={reasons.isFetching}
        onRetry={() => void reasons.refetch()}
      />
    );
  }
  if (!reasons.data) {
    return (
      <Skeleton>
        <Shape height="64px" radius="10px" />
      </Skeleton>
    );
  }
  return (
    <fieldset className={css['choices']} aria-label={t('orders.errand.reason')}>
      {reasons.data.map(({ ds_motivo }) => (
        <label key={ds_motivo} className={css['choice']}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={ds_motivo === chosen}
            onChange={() => onChoose(ds_motivo)}
          />
          <span>{label(ds_motivo)}</span>
        </label>
      ))}
    </fieldset>
  );
}
