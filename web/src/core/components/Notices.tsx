import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { closePopup, dismiss, followPopup, type Notice, shown } from '../notices.ts';
import { Button, IconButton } from './Button.tsx';
import css from './Notices.module.css';
import { Sheet } from './Sheet.tsx';

/**
 * Keeps the notices above everything: the browser's top layer shows what came last, so they step out and in again
 * when a sheet is open. Otherwise they stay, because only what is there already is read out when it changes.
 */
function useOnTop(notices: readonly Notice[]) {
  const stack = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stack.current;
    if (!element) return;
    if (notices.length > 0 && document.querySelector('dialog[open]')) element.hidePopover();
    if (!element.matches(':popover-open')) element.showPopover();
  }, [notices]);
  return stack;
}

/** Where notices and the popup appear; once in the page. */
export function Notices() {
  const { t } = useTranslation();
  const { notices, popup } = shown.use();
  const stack = useOnTop(notices);
  return (
    <>
      <div ref={stack} className={css['stack']} popover="manual" role="status">
        {notices.map(({ id, tone, text }) => (
          <div key={id} className={cx(css['notice'], css[tone])}>
            {tone === 'success' ? <IconCircleCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
            <p>{text}</p>
            {tone === 'error' && (
              <IconButton
                look="onBand"
                label={t('core.close')}
                icon={<IconX aria-hidden />}
                onClick={() => dismiss(id)}
              />
            )}
          </div>
        ))}
      </div>
      {popup && (
        <Sheet
          title={popup.title ?? t('core.product')}
          onClose={closePopup}
          footer={
            <>
              {popup.links?.map((link) => (
                <Button key={link.text} look="tinted" size="l" wide onClick={() => followPopup(link)}>
                  {link.text}
                </Button>
              ))}
              <Button look="primary" size="l" wide data-focus-first onClick={closePopup}>
                {t('core.ok')}
              </Button>
            </>
          }
        >
          <p role="alert" data-scans-pass>
            {typeof popup.text === 'string' ? popup.text : popup.text()}
          </p>
        </Sheet>
      )}
    </>
  );
}
