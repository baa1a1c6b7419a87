import * as limits from '@terminal/contract/limits';
import { DigitBoxes } from '../../core/components/DigitBoxes.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { Login } from '../useLogin.ts';
import css from './LoginFields.module.css';

interface LoginFieldsProps {
  login: Login;
  /** Our own digit keys replace the device's keyboard. */
  keypad: boolean;
}

/** Number and digits. */
export function LoginFields({ login, keypad }: LoginFieldsProps) {
  const { t } = useTranslation();
  const { external, number, digits } = login.form;
  const secret = external ? 'cnpj' : 'cpf';
  const isPin = !external && login.room > 3;
  return (
    <div className={css['fields']} data-external={external || undefined}>
      <TextField
        large
        label={t(external ? 'session.code' : 'session.registration')}
        value={number}
        onChange={(event) => login.change({ number: event.target.value.slice(0, limits.login.matricula) })}
        onFocus={() => login.setField('number')}
        // After the press has put the cursor there.
        onClick={({ currentTarget }) => login.remembered && currentTarget.select()}
        inputMode={keypad ? 'none' : 'numeric'}
        maxLength={limits.login.matricula}
        spellCheck={false}
      />
      <DigitBoxes
        label={t(isPin ? 'session.pin' : keypad ? `session.${secret}` : `session.${secret}Short`)}
        length={login.room}
        value={digits}
        onChange={(value) => login.change({ digits: value })}
        onFocus={() => login.setField('digits')}
        keypad={keypad}
      />
    </div>
  );
}
