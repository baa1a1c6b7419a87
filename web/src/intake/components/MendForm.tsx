import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { isCalledOff } from '../../core/panel/client.ts';
import { type Intake, isUnderWay, useChoices, useMend } from '../api.ts';
import { useHead } from '../fault.ts';
import css from './MendForm.module.css';

interface MendFormProps {
  company: string;
  intake: Intake;
  column: string;
  /** What stands there. */
  value: string;
  /** The one row; null: every row with this fault. */
  line: number | null;
  /** Words of the button that mends. */
  action: string;
}

/** Mends a fault where it is shown: another value, or none, at one press; the import is checked again by itself. */
export function MendForm({ company, intake, column, value, line, action }: MendFormProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const head = useHead(intake);
  const name =
    value.trim() === '' ? t('intake.mendEmpty', { column: head(column) }) : `${t('intake.mend')} ${value}`;
  if (!open)
    return (
      <Button aria-label={`${name} ${line ?? ''}`.trim()} onClick={() => setOpen(true)}>
        {t('intake.mend')}
      </Button>
    );
  return <OpenForm {...{ company, intake, column, value, line, action }} onClose={() => setOpen(false)} />;
}

function OpenForm({
  company,
  intake,
  column,
  value,
  line,
  action,
  onClose,
}: MendFormProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const say = useErrorText();
  const list = useId();
  const [to, setTo] = useState(value);
  const names = useChoices(company, intake.tp_carga, column);
  const mend = useMend();
  const send = (para: string) =>
    mend.mutate({
      body: {
        nr_seq_empresa: Number(company),
        nr_sequencial: intake.nr_sequencial,
        coluna: column,
        de: value,
        linha: line,
        para,
      },
    });
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault();
        send(to);
      }}
    >
      <TextField
        label={t('intake.mendTo')}
        value={to}
        list={list}
        maxLength={1_000}
        onChange={(event) => setTo(event.target.value)}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {mend.isError && !isCalledOff(mend.error) && (
        <p className={css['problem']} role="alert">
          {say(mend.error)}
        </p>
      )}
      <div className={css['acts']}>
        <Button type="submit" look="primary" busy={mend.isPending || isUnderWay(intake)}>
          {action}
        </Button>
        <Button onClick={() => send('')}>{t('intake.leaveEmpty')}</Button>
        <Button onClick={onClose}>{t('intake.keep')}</Button>
      </div>
    </form>
  );
}
