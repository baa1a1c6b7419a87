import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../core/api/clock.ts';
import { useNow } from '../../../core/useNow.ts';

/** How long a script has been running, in seconds. */
export function RunningClock() {
  const { t } = useTranslation();
  const [began] = useState(serverNow);
  const now = useNow('second');
  return t('tables.sql.running', { seconds: Math.max(0, Math.round((now - began) / 1000)) });
}
