import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../core/api/clock.ts';
import type { CallError } from '../../core/api/errors.ts';
import { clock } from '../../core/format/durations.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useNow } from '../../core/useNow.ts';
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

function Wait({ seconds }: { seconds: number }) {
  const { t } = useTranslation();
  const [until] = useState(() => serverNow() + seconds * 1000);
  const left = until - useNow('second');
  // Seconds tick for the eye only: a screen reader hears the whole sentence once.
  return (
    <p aria-live="off">
      {left > 0 ? t('session.wait', { time: clock(left).replace(/^00:/, '') }) : t('session.waitOver')}
    </p>
  );
}
