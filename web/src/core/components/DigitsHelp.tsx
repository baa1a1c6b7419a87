import { type CallError, isDigitsRefusal } from '../api/errors.ts';
import { useTranslation } from '../i18n/useTranslation.ts';

/** A wait in seconds so long that one asks to be let free. */
const long = 3_600;

interface DigitsHelpProps {
  /** Why the digits were refused. */
  error: CallError;
  /** The company has PINs: what that means is said to everybody, so that nobody is told who has one (AUTH-29). */
  pins: boolean;
}

/** What helps whose digits were refused: who ends a long wait, or that a PIN takes the place of digits. */
export function DigitsHelp({ error, pins }: DigitsHelpProps) {
  const { t } = useTranslation();
  if ((error.retryAfter ?? 0) > long) return <p>{t('core.digits.freed')}</p>;
  const isWrong = error.codigo === 'LOGIN_RECUSADO' || isDigitsRefusal(error);
  return pins && isWrong ? <p>{t('core.digits.pin')}</p> : null;
}
