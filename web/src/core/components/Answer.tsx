import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallError } from '../api/errors.ts';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { Shape, Skeleton } from './Skeleton.tsx';

interface AnswerProps<T> {
  answer: UseQueryResult<T, CallError>;
  /** Said when it could not be loaded. */
  failed: string;
  /** Said when there is nothing to show. */
  empty: string;
  isEmpty: (data: T) => boolean;
  children: (data: T) => ReactNode;
}

/** What is shown of an answer: itself, or that it loads, could not be loaded, or is empty. */
export function Answer<T>({ answer, failed, empty, isEmpty, children }: AnswerProps<T>) {
  if (answer.data !== undefined)
    return isEmpty(answer.data) ? <EmptyState title={empty} /> : children(answer.data);
  if (answer.isError)
    return (
      <ErrorState
        title={failed}
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
