import { useState } from 'react';
import { useReach } from '../../../core/api/reach.ts';
import { Button } from '../../../core/components/Button.tsx';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { navigate } from '../../../core/navigation/navigate.ts';
import { dropSend, reopenSend } from '../decide.ts';
import type { Send } from '../row.ts';
import type { KeptSends } from '../useKept.ts';
import { useSendText } from '../useSendText.ts';
import { DigitsQuestion } from './DigitsQuestion.tsx';
import { SendRow } from './SendRow.tsx';
import css from './Sends.module.css';

/** All sends stored in this browser: what, since when, state and actions. */
export function SendsSheet({ kept, onClose }: { kept: KeptSends; onClose: () => void }) {
  const { t } = useTranslation();
  const { online } = useReach();
  const [dropping, setDropping] = useState<Send | null>(null);
  const { own, missing, others } = kept;

  async function reopen(send: Send) {
    const address = await reopenSend(send);
    if (address === null) return;
    onClose();
    void navigate({ href: address });
  }

  return (
    <>
      <Sheet
        size="m"
        title={t('offline.title')}
        onClose={onClose}
        footer={
          <Button wide size="l" onClick={onClose}>
            {t('core.close')}
          </Button>
        }
      >
        <div className="rows">
          {online && <DigitsQuestion people={missing} />}
          {own.length > 0 && (
            <ul className={css['list']}>
              {own.map((held) => (
                <SendRow
                  key={held.send.key}
                  held={held}
                  onReopen={() => void reopen(held.send)}
                  onDrop={() => setDropping(held.send)}
                />
              ))}
            </ul>
          )}
          {others.map((other) => (
            <p key={`${other.self} ${other.name}`} className={css['others']}>
              {t(other.self ? 'offline.elsewhere' : 'offline.others', {
                name: other.name,
                count: other.count,
              })}
            </p>
          ))}
          <p className="soft-text">{t(own.length + others.length > 0 ? 'offline.about' : 'offline.empty')}</p>
        </div>
      </Sheet>
      {dropping && <DropSheet send={dropping} onClose={() => setDropping(null)} />}
    </>
  );
}

/** Giving a send up cannot be taken back: it is asked once more. */
function DropSheet({ send, onClose }: { send: Send; onClose: () => void }) {
  const { t } = useTranslation();
  const text = useSendText();
  return (
    <Sheet
      title={t('offline.dropAsk')}
      onClose={onClose}
      backdropCloses={false}
      footer={
        <div className={css['buttons']}>
          <Button size="l" wide onClick={onClose}>
            {t('offline.keep')}
          </Button>
          <Button
            look="danger"
            size="l"
            wide
            onClick={() => {
              void dropSend(send);
              onClose();
            }}
          >
            {t('offline.drop')}
          </Button>
        </div>
      }
    >
      <p>
        {t(send.refusal === null ? 'offline.dropWaiting' : 'offline.dropAbout', {
          what: text.what(send),
          time: text.time(send),
        })}
      </p>
    </Sheet>
  );
}
