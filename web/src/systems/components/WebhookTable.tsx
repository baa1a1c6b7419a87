import { Button } from '../../core/components/Button.tsx';
import { type Column, DataTable } from '../../core/components/DataTable.tsx';
import { dateTime } from '../../core/format/dates.ts';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import type { Webhook } from '../api.ts';
import css from './Systems.module.css';

/** What is done with a webhook. */
export type WebhookAct = 'change' | 'deliveries' | 'secret' | 'history';
const acts = ['deliveries', 'change', 'secret', 'history'] as const;

interface WebhookTableProps {
  webhooks: readonly Webhook[];
  onAct: (act: WebhookAct, webhook: Webhook) => void;
}

/** Webhooks with how their deliveries go and what can be done. */
export function WebhookTable({ webhooks, onAct }: WebhookTableProps) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const columns: Column<Webhook>[] = [
    { id: 'name', head: t('systems.name'), cell: ({ ds_webhook }) => <strong>{ds_webhook}</strong> },
    {
      id: 'address',
      head: t('systems.webhook.address'),
      long: true,
      cell: ({ ds_endereco }) => <span className={css['address']}>{ds_endereco}</span>,
    },
    {
      id: 'events',
      head: t('systems.webhook.events'),
      cell: ({ ds_eventos }) => number(ds_eventos.length),
      end: true,
    },
    { id: 'state', head: t('systems.state'), cell: ({ st_status }) => t(`systems.states.${st_status}`) },
    {
      id: 'last',
      head: t('systems.webhook.last'),
      cell: ({ dt_ultima }) => dateTime(dt_ultima, ds_fuso) || t('systems.never'),
    },
    { id: 'waiting', head: t('systems.webhook.waiting'), cell: ({ esperam }) => number(esperam), end: true },
    { id: 'failed', head: t('systems.webhook.failed'), cell: ({ falharam }) => number(falharam), end: true },
    {
      id: 'acts',
      head: t('systems.acts'),
      quiet: true,
      act: true,
      cell: (webhook) => (
        <div className={css['acts']}>
          {acts.map((act) => (
            <Button
              key={act}
              aria-label={t('systems.of', { act: t(`systems.does.${act}`), name: webhook.ds_webhook })}
              onClick={() => onAct(act, webhook)}
            >
              {t(`systems.does.${act}`)}
            </Button>
          ))}
        </div>
      ),
    },
  ];
  return (
    <DataTable
      label={t('systems.webhooks')}
      columns={columns}
      rows={webhooks}
      keyOf={({ nr_sequencial }) => String(nr_sequencial)}
    />
  );
}
