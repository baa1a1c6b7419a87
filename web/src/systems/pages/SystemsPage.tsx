import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useOfficeCommand } from '../../core/api/office.ts';
import { onceDone } from '../../core/api/once-done.ts';
import { Answer } from '../../core/components/Answer.tsx';
import { Button } from '../../core/components/Button.tsx';
import { BackLink } from '../../core/components/Links.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { Question } from '../../core/components/Question.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { ChangeList } from '../../masterdata/components/ChangeList.tsx';
import { type Key, useKeys, useWebhooks, type Webhook } from '../api.ts';
import { DeliveriesSheet } from '../components/DeliveriesSheet.tsx';
import { KeySheet } from '../components/KeySheet.tsx';
import { type KeyAct, KeyTable } from '../components/KeyTable.tsx';
import { RotateSheet } from '../components/RotateSheet.tsx';
import { SigningSheet } from '../components/SigningSheet.tsx';
import css from '../components/Systems.module.css';
import { WebhookSheet } from '../components/WebhookSheet.tsx';
import { type WebhookAct, WebhookTable } from '../components/WebhookTable.tsx';
import { columnName, columnValue } from '../texts.ts';

/** Keys other systems call with, and webhooks they are told by. */
export function SystemsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t('systems.title')}
        lead={<BackLink to="/ajustes" label={t('systems.back')} />}
        about={t('systems.about')}
      />
      <div className="stack">
        <p className={css['links']}>
          <a href="/api/docs" target="_blank" rel="noreferrer">
            {t('systems.docs')}
          </a>
          <a href="/api/openapi.json" target="_blank" rel="noreferrer">
            {t('systems.description')}
          </a>
        </p>
        <Keys />
        <Webhooks />
      </div>
    </>
  );
}

function Keys() {
  const { t } = useTranslation();
  const answer = useKeys();
  const [open, setOpen] = useState<{ act: KeyAct; id: number | null } | null>(null);
  const close = () => setOpen(null);
  const key = answer.data?.find(({ nr_sequencial }) => nr_sequencial === open?.id) ?? null;
  return (
    <section className="panel" aria-labelledby="sistemas-chaves">
      <h2 id="sistemas-chaves">{t('systems.keys')}</h2>
      <p className="soft-text">{t('systems.key.about')}</p>
      <Button
        className={css['add']}
        icon={<IconPlus aria-hidden />}
        onClick={() => setOpen({ act: 'change', id: null })}
      >
        {t('systems.key.new')}
      </Button>
      <Answer
        answer={answer}
        failed={t('systems.failed')}
        empty={t('systems.key.noneYet')}
        isEmpty={(keys) => keys.length === 0}
      >
        {(keys) => <KeyTable keys={keys} onAct={(act, { nr_sequencial: id }) => setOpen({ act, id })} />}
      </Answer>
      {open?.act === 'change' && <KeySheet of={key} onClose={close} />}
      {open?.act === 'rotate' && key && <RotateSheet of={key} onClose={close} />}
      {open?.act === 'revoke' && key && <Revoke of={key} onClose={close} />}
      {open?.act === 'history' && key && <History of={key} name={key.ds_chave} onClose={close} />}
    </section>
  );
}

function Webhooks() {
  const { t } = useTranslation();
  const answer = useWebhooks();
  const [open, setOpen] = useState<{ act: WebhookAct; id: number | null } | null>(null);
  const close = () => setOpen(null);
  const webhook = answer.data?.find(({ nr_sequencial }) => nr_sequencial === open?.id) ?? null;
  return (
    <section className="panel" aria-labelledby="sistemas-webhooks">
      <h2 id="sistemas-webhooks">{t('systems.webhooks')}</h2>
      <p className="soft-text">{t('systems.webhook.about')}</p>
      <Button
        className={css['add']}
        icon={<IconPlus aria-hidden />}
        onClick={() => setOpen({ act: 'change', id: null })}
      >
        {t('systems.webhook.new')}
      </Button>
      <Answer
        answer={answer}
        failed={t('systems.failed')}
        empty={t('systems.webhook.noneYet')}
        isEmpty={(webhooks) => webhooks.length === 0}
      >
        {(webhooks) => (
          <WebhookTable webhooks={webhooks} onAct={(act, { nr_sequencial: id }) => setOpen({ act, id })} />
        )}
      </Answer>
      {open?.act === 'change' && <WebhookSheet of={webhook} onClose={close} />}
      {open?.act === 'deliveries' && webhook && <DeliveriesSheet of={webhook} onClose={close} />}
      {open?.act === 'secret' && webhook && <SigningSheet of={webhook} onClose={close} />}
      {open?.act === 'history' && webhook && (
        <History of={webhook} name={webhook.ds_webhook} onClose={close} />
      )}
    </section>
  );
}

function Revoke({ of, onClose }: { of: Key; onClose: () => void }) {
  const { t } = useTranslation();
  const { mutateAsync, isPending } = useOfficeCommand('revokeKey');
  return (
    <Question
      title={t('systems.key.revoke', { name: of.ds_chave })}
      words={t('systems.key.revokeAbout')}
      no={t('systems.key.keep')}
      yes={t('systems.does.revoke')}
      busy={isPending}
      onNo={onClose}
      onYes={() =>
        onceDone(mutateAsync({ params: { id: String(of.nr_sequencial) } }), () => {
          notify.success(t('systems.key.gone'));
          onClose();
        })
      }
    />
  );
}

interface HistoryProps {
  of: Pick<Key | Webhook, 'historia'>;
  name: string;
  onClose: () => void;
}

function History({ of, name, onClose }: HistoryProps) {
  const { t } = useTranslation();
  return (
    <Sheet title={name} size="m" onClose={onClose}>
      <ChangeList
        history={of.historia}
        nameOf={(column) => columnName(t, column)}
        say={(column, value) => columnValue(t, column, value)}
      />
    </Sheet>
  );
}
