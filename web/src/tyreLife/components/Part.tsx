import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallError } from '../../core/api/errors.ts';
import { EmptyState } from '../../core/components/EmptyState.tsx';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import { Shape, Skeleton } from '../../core/components/Skeleton.tsx';

interface PartProps<T> {
  answer: UseQueryResult<T, CallError>;
  /** Said when there is nothing to show. */
  empty: string;
  isEmpty: (data: T) => boolean;
  children: (data: T) => ReactNode;
}

/** What a part shows while it loads, when it could not, and when there is nothing. */
export function Part<T>({ answer, empty, isEmpty, children }: PartProps<T>) {
  const { t } = useTranslation();
  if (answer.data !== undefined)
    return isEmpty(answer.data) ? <EmptyState title={empty} /> : children(answer.data);
  if (answer.isError)
    return (
      <ErrorState
        title={t('tyreLife.loadFailed')}
        error={answer.error}
        busy={answer.isFetching}
        onRetry={() => void answer.refetch()}
      />
    );
  return (
    <Skeleton>
      <Shape height="48px" radius="12px" />
      <Shape height="420px" radius="12px" />
    </Skeleton>
  );
}
