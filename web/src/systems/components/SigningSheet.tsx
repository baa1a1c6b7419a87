import { useOfficeCall, useOfficeCommand } from '../../core/api/office.ts';
import { onceDone } from '../../core/api/once-done.ts';
import { Answer } from '../../core/components/Answer.tsx';
import { Button } from '../../core/components/Button.tsx';
import { CopyButton } from '../../core/components/CopyButton.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import type { Webhook } from '../api.ts';
import css from './Systems.module.css';

/** The secret a receiver verifies signatures with, and the way to another one. */
export function SigningSheet({ of, onClose }: { of: Webhook; onClose: () => void }) {
  const { t } = useTranslation();
  const params = { id: String(of.nr_sequencial) };
  const answer = useOfficeCall('getWebhookSecret', { params }, { staleTime: 0 });
  const { mutateAsync, isPending, error } = useOfficeCommand('rotateWebhookSecret');
  return (
    <Sheet
      title={t('systems.webhook.secret', { name: of.ds_webhook })}
      size="m"
      onClose={onClose}
      footer={
        <Button
          wide
          size="l"
          busy={isPending}
          onClick={() =>
            onceDone(mutateAsync({ params }), () => {
              notify.success(t('systems.webhook.rotated'));
              void answer.refetch();
            })
          }
        >
          {t('systems.does.rotate')}
        </Button>
      }
    >
      <div className="stack">
        {error && <FlowFailure title={t('systems.notSaved')} error={error} />}
        <p>{t('systems.webhook.secretAbout')}</p>
        <Answer answer={answer} failed={t('systems.failed')}>
          {({ segredo }) => (
            <>
              <output
                className={css['secret']}
                aria-label={t('systems.webhook.secret', { name: of.ds_webhook })}
              >
                {segredo}
              </output>
              <CopyButton text={segredo} />
            </>
          )}
        </Answer>
        <p className="soft-small">{t('systems.webhook.rotateAbout')}</p>
      </div>
    </Sheet>
  );
}
