import type { OrderDetail } from '@terminal/contract';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import { Shape, Skeleton } from '../../core/components/Skeleton.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useFiles } from '../api.ts';
import { useKeptFiles } from '../kept.ts';
import { useFilesAway } from '../useFilesAway.ts';
import { Gallery } from './Gallery.tsx';

/** Pictures and documents of an order: small ones to look at, one press to see a picture whole. */
export function FileList({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const files = useFiles(order.nr_sequencial);
  const kept = useKeptFiles(order.nr_sequencial);
  const away = useFilesAway(files);
  if (away) return <p className="soft">{t('files.away')}</p>;
  if (files.isPending)
    return (
      <Skeleton>
        <Shape width="220px" height="1lh" />
      </Skeleton>
    );
  if (files.isLoadingError)
    return (
      <ErrorState
        title={t('files.loadFailed')}
        error={files.error}
        busy={files.isFetching}
        onRetry={() => void files.refetch()}
      />
    );
  const all = files.data ?? [];
  if (all.length === 0) return kept.length === 0 && <p className="soft">{t('files.empty')}</p>;
  return <Gallery order={order} files={all} />;
}
