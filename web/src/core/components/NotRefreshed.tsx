import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { UseQueryResult } from '@tanstack/react-query';
import { type CallError, isAway } from '../api/errors.ts';
import { time } from '../format/dates.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useMaybeSession } from '../session/store.ts';
import { Button } from './Button.tsx';
import { CalmStrip } from './OfflineStrip.tsx';

/** What of an answer tells how old it is. */
export type Refreshed = Pick<
  UseQueryResult<unknown, CallError>,
  'isRefetchError' | 'error' | 'isFetching' | 'dataUpdatedAt'
> & { refetch: () => Promise<unknown> };

/**
 * Note that data is outdated because the server fails or refuses; an unreachable server is reported by the strip under the top
 * bar.
 */
export function NotRefreshed({ answer }: { answer: Refreshed }) {
  const { t } = useTranslation();
  const zone = useMaybeSession()?.ds_fuso;
  if (!answer.isRefetchError || isAway(answer.error)) return null;
  return (
    <CalmStrip
      icon={<IconRefresh aria-hidden />}
      title={t('core.notRefreshed', { time: time(answer.dataUpdatedAt, zone) })}
      action={
        <Button look="tinted" busy={answer.isFetching} onClick={() => void answer.refetch()}>
          {t('core.retry')}
        </Button>
      }
    />
  );
}
