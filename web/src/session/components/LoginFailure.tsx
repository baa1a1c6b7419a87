import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { Suspense } from 'react';
import type { CallError } from '../../core/api/errors.ts';
import { Wait } from '../../core/components/Wait.tsx';
import { withTexts } from '../../core/i18n/i18n.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { lazyQuietly } from '../../core/lazy-part.tsx';
import css from './LoginFailure.module.css';

const loadHelp = withTexts(() => import('../../core/components/DigitsHelp.tsx'));
const DigitsHelp = lazyQuietly(async () => (await loadHelp()).DigitsHelp);

/**
 * Why the login did not work; when the account must wait, how long still (AUTH-09, AUTH-25).
 * @param pins whether the company has PINs
 */
export function LoginFailure({ error, pins }: { error: CallError; pins: boolean }) {
  const say = useErrorText();
  return (
    <div className={css['failure']} role="alert">
      <IconAlertTriangle aria-hidden />
      <div>
        <strong>{say(error)}</strong>
        {error.retryAfter !== null && <Wait key={error.retryAfter} seconds={error.retryAfter} />}
        <Suspense>
          <DigitsHelp error={error} pins={pins} />
        </Suspense>
      </div>
    </div>
  );
}
