import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useEffect, useRef, useState } from 'react';
import { type CallError, isCutOff } from '../../core/api/errors.ts';
import { useReach } from '../../core/api/reach.ts';
import css from '../../core/components/Form.module.css';
import { number } from '../../core/format/numbers.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import { dismissFlow } from '../flow.ts';

/**
 * Why a command did not happen, in the sheet that stays open: the documented text, then the server's (G-115).
 * That the network was away is said until it is back: what was typed can be sent then.
 */
export function FlowFailure({ title, error }: { title: string; error: CallError }) {
  const { t } = useTranslation();
  const say = useErrorText();
  const { online, since } = useReach();
  const [at] = useState(Date.now);
  const isOffline = error.kind === 'offline';
  const box = useRef<HTMLDivElement>(null);
  // In braces: newer browsers answer a promise, which is no cleanup.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  if (isCutOff(error) && online && since > at) return null;
  return (
    <div ref={box} className={css['failure']} role="alert">
      <IconAlertTriangle aria-hidden />
      <div>
        <strong>{title}</strong>
        <p>{isOffline ? t('identity.offline') : say(error)}</p>
        {error.NR_SEQ_OS !== null && (
          <Link to="/os/$id" params={{ id: String(error.NR_SEQ_OS) }} onClick={dismissFlow}>
            {t('core.order', { number: number(error.NR_SEQ_OS) })}
          </Link>
        )}
      </div>
    </div>
  );
}
