import { Button } from '../../core/components/Button.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lettersOf } from '../../core/screen-limits.ts';
import { codeDigits, recoveryCode } from '../factors.ts';
import css from './SecondStep.module.css';

interface TypedProofProps {
  typed: string;
  busy: boolean;
  error: string | undefined;
  onType: (typed: string) => void;
  onSend: (code: string) => void;
}

/** The six digits of the authenticator; the sixth sends them. */
export function CodeProof({ typed, busy, error, onType, onSend }: TypedProofProps) {
  const { t } = useTranslation();
  const complete = typed.length === 6;
  return (
    <form
      className={css['proof']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (complete) onSend(typed);
      }}
    >
      <TextField
        large
        label={t('security.step.code')}
        value={typed}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        onChange={({ target }) => {
          const code = codeDigits(target.value);
          onType(code);
          if (code.length === 6 && code !== typed) onSend(code);
        }}
      />
      <Button type="submit" look="primary" size="l" wide busy={busy} disabled={!complete}>
        {t('security.step.confirm')}
      </Button>
    </form>
  );
}

/** A recovery code. */
export function RecoveryProof({ typed, busy, error, onType, onSend }: TypedProofProps) {
  const { t } = useTranslation();
  const code = recoveryCode(typed);
  return (
    <form
      className={css['proof']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code !== null) onSend(code);
      }}
    >
      <TextField
        large
        label={t('security.step.recoveryCode')}
        value={typed}
        error={error}
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => onType(target.value.slice(0, lettersOf.recoveryCode))}
      />
      <Button type="submit" look="primary" size="l" wide busy={busy} disabled={code === null}>
        {t('security.step.confirm')}
      </Button>
    </form>
  );
}
