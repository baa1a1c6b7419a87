import { Button } from '../../../core/components/Button.tsx';
import { dotted } from '../../../core/format/dotted.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { confirmationOf, mayRetry } from '../confirmation.ts';
import { confirmSend, retrySend } from '../decide.ts';
import { reopeningOf } from '../reopening.ts';
import type { Held } from '../rules.ts';
import { useSendText } from '../useSendText.ts';
import css from './Sends.module.css';
import { iconOf } from './send-icons.tsx';

interface SendRowProps {
  held: Held;
  onReopen: () => void;
  onDrop: () => void;
}

/** One send: what, when, how it stands; a refused one with the server's reason and the ways out. Each can be given up. */
export function SendRow({ held: { send, hold }, onReopen, onDrop }: SendRowProps) {
  const { t } = useTranslation();
  const text = useSendText();
  const what = text.what(send);
  const more = text.more(send);
  const refused = hold === 'refusal';
  return (
    <li className={css['row']} data-hold={hold ?? 'none'}>
      {iconOf(send.label.what)}
      <div className={css['words']}>
        <strong>{what}</strong>
        <span>{dotted([text.who(send), more])}</span>
      </div>
      <span className={css['time']}>{text.time(send)}</span>
      <span className={css['state']}>{t(`offline.state.${hold ?? 'waiting'}`)}</span>
      <div className={css['why']}>
        {refused && (
          <p role="alert">
            {text.why(send)} {text.meter(send)}
          </p>
        )}
        <div className={css['acts']}>
          {refused && confirmationOf(send) !== null && (
            <Button
              look="tinted"
              aria-label={t('offline.anywayOf', { what })}
              onClick={() => void confirmSend(send)}
            >
              {t('offline.anyway')}
            </Button>
          )}
          {refused && mayRetry(send) && (
            <Button
              look="tinted"
              aria-label={t('offline.retryOf', { what })}
              onClick={() => void retrySend(send)}
            >
              {t('offline.retry')}
            </Button>
          )}
          {refused && reopeningOf(send.call) !== undefined && (
            <Button look="tinted" aria-label={t('offline.reopenOf', { what })} onClick={onReopen}>
              {t('offline.reopen')}
            </Button>
          )}
          <Button
            look={refused ? 'danger' : 'quiet'}
            aria-label={t('offline.dropOf', { what })}
            onClick={onDrop}
          >
            {t('offline.drop')}
          </Button>
        </div>
      </div>
    </li>
  );
}
