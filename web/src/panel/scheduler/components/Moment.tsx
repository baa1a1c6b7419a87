import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useNow } from '../../../core/useNow.ts';
import { sayMoment } from '../moments.ts';

/** A moment on the clock of a company: 'hoje, 06:00'. */
export function Moment({ at, zone }: { at: string; zone: string }) {
  const { t } = useTranslation();
  const { key, ...said } = sayMoment(at, useNow('minute'), zone);
  return <time dateTime={at}>{t(`scheduler.${key}`, said)}</time>;
}
