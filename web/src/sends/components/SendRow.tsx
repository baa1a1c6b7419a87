import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { retrySend } from '../decide.ts';
import type { Held } from '../rules.ts';
import { useSendText } from '../useSendText.ts';
import css from './Sends.module.css';
import { iconOf } from './send-icons.tsx';

/** One send: what, when, how it stands; a refused one with the server's reason and both ways out. */
export function SendRow({ held: { send, hold }, onDrop }: { held: Held; onDrop: () => void }) {
  const { t } = useTranslation();
  const text = useSendText();
  const what = text.what(send);
  const more = text.more(send);
  return (
    <li className={css['row']} data-hold={hold ?? 'none'}>
      {iconOf(send.label.what)}
      <div className={css['words']}>
        <strong>{what}</strong>
        {more !== null && <span>{more}</span>}
      </div>
      <span className={css['time']}>{text.time(send)}</span>
      <span className={css['state']}>{t(`sends.state.${hold ?? 'waiting'}`)}</span>
      {hold === 'refusal' && (
        <div className={css['why']} role="alert">
          <p>{text.why(send)}</p>
          <div className={css['acts']}>
            <Button
              look="tinted"
              aria-label={t('sends.retryOf', { what })}
              onClick={() => void retrySend(send)}
            >
              {t('sends.retry')}
            </Button>
            <Button look="danger" aria-label={t('sends.dropOf', { what })} onClick={onDrop}>
              {t('sends.drop')}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
