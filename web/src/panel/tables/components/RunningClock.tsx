import { useState } from 'react';
import { serverNow } from '../../../core/api/clock.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useNow } from '../../../core/useNow.ts';

/** How long a script has been running, in seconds. */
export function RunningClock() {
  const { t } = useTranslation();
  const [began] = useState(serverNow);
  const now = useNow('second');
  return t('tables.sql.running', { seconds: Math.max(0, Math.round((now - began) / 1000)) });
}
