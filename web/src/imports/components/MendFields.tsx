import * as limits from '@terminal/contract/limits';
import { useId, useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import css from './MendFields.module.css';

interface MendFieldsProps {
  /** The faulty value. */
  value: string;
  /** What may be meant. */
  names: readonly string[];
  /** Words of the button that mends. */
  action: string;
  busy: boolean;
  /** Why it could not be mended; null: nothing is wrong. */
  problem?: string | null;
  onMend: (to: string) => void;
  onClose: () => void;
}

/** Another value in the place of one at fault, or none, at one press. */
export function MendFields({ value, names, action, busy, problem = null, onMend, onClose }: MendFieldsProps) {
  const { t } = useTranslation();
  const list = useId();
  const [to, setTo] = useState(value);
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onMend(to);
      }}
    >
      <TextField
        label={t('imports.mend.to')}
        value={to}
        list={list}
        maxLength={limits.mendIntake.para}
        onChange={(event) => setTo(event.target.value)}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {problem !== null && (
        <p className={css['problem']} role="alert">
          {problem}
        </p>
      )}
      <div className="wrap">
        <Button type="submit" look="primary" busy={busy}>
          {action}
        </Button>
        <Button disabled={busy} onClick={() => onMend('')}>
          {t('imports.mend.leaveEmpty')}
        </Button>
        <Button onClick={onClose}>{t('imports.mend.keep')}</Button>
      </div>
    </form>
  );
}
