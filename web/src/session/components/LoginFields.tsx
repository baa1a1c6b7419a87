import * as limits from '@terminal/contract/limits';
import { DigitBoxes } from '../../core/components/DigitBoxes.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useMedia } from '../../core/useMedia.ts';
import { digitsOf } from '../login-form.ts';
import type { Login } from '../useLogin.ts';
import css from './LoginFields.module.css';

/** Number and digits; our own keypad replaces the device's keyboard from tablets up. */
export function LoginFields({ login }: { login: Login }) {
  const { t } = useTranslation();
  const tablet = useMedia('tablet');
  const { external, number, digits } = login.form;
  const secret = external ? 'cnpj' : 'cpf';
  return (
    <div className={css['fields']} data-external={external || undefined}>
      <TextField
        large
        label={t(external ? 'session.code' : 'session.registration')}
        value={number}
        onChange={(event) => login.change({ number: event.target.value.slice(0, limits.login.matricula) })}
        onFocus={() => login.setField('number')}
        inputMode={tablet ? 'none' : 'numeric'}
        maxLength={limits.login.matricula}
        spellCheck={false}
      />
      <DigitBoxes
        label={t(tablet ? `session.${secret}` : `session.${secret}Short`)}
        length={digitsOf(external)}
        value={digits}
        onChange={(value) => login.change({ digits: value })}
        onFocus={() => login.setField('digits')}
        keypad={tablet}
      />
    </div>
  );
}
