import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { TextField } from '../../../core/components/Field.tsx';
import { number } from '../../../core/format/numbers.ts';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { notify } from '../../../core/notices.ts';
import { isCancelled } from '../../../core/panel/client.ts';
import { type Intake, useCancel, useUndo, useUndoPreview } from '../api.ts';
import css from './IntakeCard.module.css';

interface UndoProps {
  company: string;
  intake: Intake;
}

const shortestReason = 3;

/** Begins the undo of an intake: it is previewed first. */
export function UndoStart({ company, intake }: UndoProps) {
  const { t } = useTranslation();
  const onError = useTold();
  const preview = useUndoPreview(company);
  return (
    <div className={css['acts']}>
      <Button
        busy={preview.isPending}
        onClick={() => preview.mutate({ body: askedOf(company, intake) }, { onError })}
      >
        {t('intake.undo.start')}
      </Button>
    </div>
  );
}

/** The undo of an intake was previewed: it is asked why, and done, or everything is left as it is. */
export function UndoForm({ company, intake }: UndoProps) {
  const { t } = useTranslation();
  const onError = useTold();
  const [reason, setReason] = useState('');
  const undo = useUndo(company);
  const cancel = useCancel(company);
  const { qt_desfeitas: count } = intake;
  const asked = askedOf(company, intake);
  const leave = (
    <Button busy={cancel.isPending} onClick={() => cancel.mutate({ body: asked }, { onError })}>
      {t('intake.undo.leave')}
    </Button>
  );
  if (count === 0)
    return (
      <>
        <p>{t('intake.undo.nothing')}</p>
        <div className={css['acts']}>{leave}</div>
      </>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        undo.mutate({ body: { ...asked, motivo: reason.trim() } }, { onError });
      }}
    >
      <p>{t('intake.undo.about')}</p>
      <TextField
        label={t('intake.undo.reason')}
        value={reason}
        maxLength={limits.undoIntake.motivo}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={css['acts']}>
        <Button
          type="submit"
          look="danger"
          busy={undo.isPending}
          disabled={reason.trim().length < shortestReason}
        >
          {t('intake.undo.go', { count, value: number(count) })}
        </Button>
        {leave}
      </div>
    </form>
  );
}

const askedOf = (company: string, { nr_sequencial }: Intake) => ({
  nr_seq_empresa: Number(company),
  nr_sequencial,
});

/** Tells what went wrong, unless the password was not given. */
function useTold() {
  const say = useErrorText();
  return (error: Error) => isCancelled(error) || notify.error(say(error));
}
