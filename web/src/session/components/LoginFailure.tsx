import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { CallError } from '../../core/api/errors.ts';
import { Wait } from '../../core/components/Wait.tsx';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import css from './LoginFailure.module.css';

/** Why the login did not work; when the account must wait, how long still (AUTH-09, AUTH-25). */
export function LoginFailure({ error }: { error: CallError }) {
  const say = useErrorText();
  return (
    <div className={css['failure']} role="alert">
      <IconAlertTriangle aria-hidden />
      <div>
        <strong>{say(error)}</strong>
        {error.retryAfter !== null && <Wait key={error.retryAfter} seconds={error.retryAfter} />}
      </div>
    </div>
  );
}
