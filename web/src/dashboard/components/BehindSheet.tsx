import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import type { AnswerOf } from '@terminal/contract';
import { Button } from '../../core/components/Button.tsx';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { Shape, Skeleton } from '../../core/components/Skeleton.tsx';
import { downloadCsv } from '../../core/files/download.ts';
import { dateTime } from '../../core/format/dates.ts';
import { number } from '../../core/format/numbers.ts';
import { sentence } from '../../core/format/words.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import { OrderTable } from '../../orders/components/OrderTable.tsx';
import { type Behind, useOrdersBehind } from '../api.ts';

type Order = AnswerOf<'listDashboardOrders'>['data'][number];

/** The orders a figure counts, newest first, each a way to its page. */
export function BehindSheet({ behind, onClose }: { behind: Behind; onClose: () => void }) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const answer = useOrdersBehind(behind);
  const { data } = answer;
  const heads = (['number', 'plate', 'type', 'segment', 'problem', 'opened', 'closed'] as const).map((key) =>
    t(`dashboard.behind.${key}`),
  );
  const cells = (order: Order) => [
    String(order.nr_sequencial),
    order.nr_placa,
    order.tipo,
    order.segmento ?? '',
    order.problema ?? '',
    dateTime(order.dt_os, ds_fuso),
    dateTime(order.dt_final, ds_fuso),
  ];
  const none = t('dashboard.none');
  const shown = (order: Order) => [
    sentence(order.tipo),
    order.segmento === null ? none : label(order.segmento),
    order.problema === null ? none : label(order.problema),
    dateTime(order.dt_os, ds_fuso),
    dateTime(order.dt_final, ds_fuso) || none,
  ];
  return (
    <Sheet
      title={behind.title}
      about={data && t('dashboard.orders', { count: data.total })}
      size="l"
      onClose={onClose}
      footer={
        data &&
        data.total > 0 && (
          <Button
            icon={<IconFileSpreadsheet aria-hidden />}
            onClick={() =>
              downloadCsv(`${t('dashboard.behind.file')} ${behind.title}`, {
                heads,
                rows: data.data.map(cells),
              })
            }
          >
            {t('dashboard.exportThese')}
          </Button>
        )
      }
    >
      {answer.isPending && (
        <Skeleton>
          <Shape height="320px" radius="12px" />
        </Skeleton>
      )}
      {answer.isError && (
        <ErrorState error={answer.error} busy={answer.isFetching} onRetry={() => void answer.refetch()} />
      )}
      {data?.total === 0 && <p className="soft">{t('dashboard.empty')}</p>}
      {data && data.total > 0 && (
        <>
          {data.total > data.data.length && (
            <p className="soft">
              {t('dashboard.behind.shown', { shown: number(data.data.length), total: number(data.total) })}
            </p>
          )}
          <OrderTable orders={data.data} heads={heads} cells={shown} />
        </>
      )}
    </Sheet>
  );
}
