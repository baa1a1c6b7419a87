import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from 'react-i18next';
import { cx } from '../cx.ts';
import { closePopup, dismiss, useNotices } from '../notices.ts';
import { Button, IconButton } from './Button.tsx';
import css from './Notices.module.css';
import { Sheet } from './Sheet.tsx';

/** Where notices and the popup appear; once in the page. */
export function Notices() {
  const { t } = useTranslation();
  const { notices, popup } = useNotices();
  return (
    <>
      <div className={cx(css['stack'], 'no-print')} role="status" aria-live="polite">
        {notices.map(({ id, tone, text }) => (
          <div key={id} className={cx(css['notice'], css[tone])}>
            {tone === 'success' ? <IconCircleCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
            <p>{text}</p>
            {tone === 'error' && (
              <IconButton look="onBand" label={t('core.close')} icon={<IconX aria-hidden />} onClick={() => dismiss(id)} />
            )}
          </div>
        ))}
      </div>
      {popup && (
        <Sheet
          title={popup.title ?? t('core.product')}
          onClose={closePopup}
          footer={
            <Button look="primary" size="l" wide onClick={closePopup}>
              {t('core.ok')}
            </Button>
          }
        >
          <p role="alert">{popup.text}</p>
        </Sheet>
      )}
    </>
  );
}
