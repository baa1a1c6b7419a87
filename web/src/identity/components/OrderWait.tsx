import { ErrorState } from '../../core/components/ErrorState.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { Shape, Skeleton } from '../../core/components/Skeleton.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { useOrder } from '../api.ts';
import { dismissFlow } from '../flow.ts';

interface OrderWaitProps {
  title: string;
  /** Without an order yet, or with one that is being asked for anew: a former failure says nothing of that. */
  answer: ReturnType<typeof useOrder>;
}

/** The sheet of a flow while the order it needs is not there: it is coming, or why it does not come. */
export function OrderWait({ title, answer }: OrderWaitProps) {
  const { t } = useTranslation();
  return (
    <Sheet size="m" title={title} onClose={dismissFlow}>
      {answer.isError && !(answer.isFetching && answer.data) ? (
        <ErrorState
          title={t('identity.orderFailed')}
          error={answer.error}
          busy={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      ) : (
        <Skeleton>
          <Shape height="220px" radius="12px" />
        </Skeleton>
      )}
    </Sheet>
  );
}
