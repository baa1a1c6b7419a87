import { useEffect, useRef } from 'react';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import css from './GoingOn.module.css';

/** In place of the sheet for digits, while those typed before still count: the command goes at once. */
export function GoingOn({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation();
  const gone = useRef(false);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Above the sheet that asked.
    said.current?.showPopover();
  }, []);
  useEffect(() => {
    if (gone.current) return;
    gone.current = true;
    onGo();
  });
  return (
    <p ref={said} popover="manual" className={css['going']} role="status">
      {t('identity.sending')}
    </p>
  );
}
