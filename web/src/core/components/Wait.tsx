import { useState } from 'react';
import { serverNow } from '../api/clock.ts';
import { clock } from '../format/durations.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useNow } from '../useNow.ts';

/** Remaining waiting time after too many tries (AUTH-25); needs a new `key` per refusal. */
export function Wait({ seconds }: { seconds: number }) {
  const { t } = useTranslation();
  const [until] = useState(() => serverNow() + seconds * 1000);
  const left = until - useNow('second');
  // Seconds tick for the eye only: a screen reader hears the whole sentence once.
  return (
    <p aria-live="off">
      {left > 0 ? t('core.wait', { time: clock(left).replace(/^00:/, '') }) : t('core.waitOver')}
    </p>
  );
}
