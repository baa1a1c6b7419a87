import { webhookReasonIn } from '@terminal/contract/webhook-reasons';
import { useState } from 'react';
import { useOfficeCommand } from '../../core/api/office.ts';
import { onceDone } from '../../core/api/once-done.ts';
import { Answer } from '../../core/components/Answer.tsx';
import { Button } from '../../core/components/Button.tsx';
import { type Column, DataTable } from '../../core/components/DataTable.tsx';
import { Pagination } from '../../core/components/Pagination.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { dateTime } from '../../core/format/dates.ts';
import { plateText } from '../../core/format/plates.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { useSession } from '../../core/session/store.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import { type Delivery, useDeliveries, type Webhook } from '../api.ts';

/** What was sent to a webhook, how it went, and a way to send it again. */
export function DeliveriesSheet({ of, onClose }: { of: Webhook; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const { ds_fuso } = useSession();
  const [page, setPage] = useState(1);
  const answer = useDeliveries(of.nr_sequencial, page);
  const test = useOfficeCommand('testWebhook');
  const again = useOfficeCommand('resendDelivery');
  const error = test.error ?? again.error;
  const refresh = (words: string) => () => {
    notify.success(words);
    void answer.refetch();
  };
  const columns: Column<Delivery>[] = [
    { id: 'when', head: t('systems.delivery.when'), cell: ({ dt_criacao }) => dateTime(dt_criacao, ds_fuso) },
    {
      id: 'event',
      head: t('systems.delivery.event'),
      cell: ({ ds_evento, nr_seq_os, nr_placa }) => (
        <>
          {ds_evento}{' '}
          <span className="soft-small">
            {[nr_seq_os, nr_placa && plateText(nr_placa)].filter(Boolean).join(' ')}
          </span>
        </>
      ),
    },
    {
      id: 'state',
      head: t('systems.state'),
      cell: ({ st_envio, qt_tentativas, dt_proxima, ds_erro }) => (
        <>
          {t(`systems.delivery.states.${st_envio}`, { count: qt_tentativas })}
          {ds_erro !== null && <p className="soft-small">{webhookReasonIn(i18n.language, ds_erro)}</p>}
          {st_envio === 'P' && qt_tentativas > 0 && (
            <p className="soft-small">
              {t('systems.delivery.next', { when: dateTime(dt_proxima, ds_fuso) })}
            </p>
          )}
        </>
      ),
    },
    {
      id: 'again',
      head: t('systems.acts'),
      quiet: true,
      act: true,
      cell: ({ nr_sequencial, ds_evento }) => (
        <Button
          busy={again.isPending}
          aria-label={t('systems.of', { act: t('systems.delivery.again'), name: ds_evento })}
          onClick={() =>
            onceDone(
              again.mutateAsync({ params: { id: String(nr_sequencial) } }),
              refresh(t('systems.delivery.queued')),
            )
          }
        >
          {t('systems.delivery.again')}
        </Button>
      ),
    },
  ];
  return (
    <Sheet
      title={t('systems.delivery.title', { name: of.ds_webhook })}
      size="l"
      onClose={onClose}
      footer={
        <Button
          wide
          size="l"
          busy={test.isPending}
          onClick={() =>
            onceDone(
              test.mutateAsync({ params: { id: String(of.nr_sequencial) } }),
              refresh(t('systems.delivery.queued')),
            )
          }
        >
          {t('systems.delivery.test')}
        </Button>
      }
    >
      <div className="stack">
        {error && <FlowFailure title={t('systems.delivery.notSent')} error={error} />}
        <Answer
          answer={answer}
          failed={t('systems.failed')}
          empty={t('systems.delivery.none')}
          isEmpty={({ total }) => total === 0}
        >
          {({ data, current_page, last_page }) => (
            <>
              <DataTable
                label={t('systems.delivery.title', { name: of.ds_webhook })}
                columns={columns}
                rows={data}
                keyOf={({ nr_sequencial }) => String(nr_sequencial)}
              />
              <Pagination page={current_page} lastPage={last_page} onPage={setPage} />
            </>
          )}
        </Answer>
      </div>
    </Sheet>
  );
}
