import { useEffect } from 'react';
import { useCall } from '../../../core/api/hooks.ts';
import { sayWith } from '../../../core/i18n/labels.ts';
import { languageNow, speak, useTranslation } from '../../../core/i18n/useTranslation.ts';

/** Has the company's own Spanish names spoken while the screen is in Spanish. Draws nothing. */
export function SpanishNames() {
  const { i18n } = useTranslation();
  const isSpanish = i18n.language === 'es';
  const { data: own } = useCall('listSpanishNames', {}, { staleTime: 0, enabled: isSpanish });
  useEffect(() => {
    if (!isSpanish || own === undefined) return;
    sayWith({ own });
    if (Object.keys(own).length > 0) speak(languageNow());
    return () => sayWith({ own: {} });
  }, [isSpanish, own]);
  return null;
}
