import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type CallError, isAway } from '../api/errors.ts';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { NotRefreshed } from './NotRefreshed.tsx';
import { Shape, Skeleton } from './Skeleton.tsx';

interface AnswerProps<T> {
  answer: UseQueryResult<T, CallError>;
  /** Said when it could not be loaded; without it, that something failed. */
  failed?: string;
  /** Drawn while it loads. */
  loading?: ReactNode;
  /** Text for an empty answer. */
  empty?: string;
  /** More about an empty answer. */
  emptyAbout?: string;
  /** Without it, no answer is empty. */
  isEmpty?: (data: T) => boolean;
  /** What is shown for some failures instead, also where data is left; null: nothing of its own. */
  instead?: (error: CallError) => ReactNode;
  children: (data: T) => ReactNode;
}

const usualLoading = (
  <Skeleton>
    <Shape height="48px" radius="12px" />
    <Shape height="420px" radius="12px" />
  </Skeleton>
);

/** What of an answer tells whether it came. */
export type Asked = Pick<
  UseQueryResult<unknown, CallError>,
  'data' | 'isError' | 'failureCount' | 'failureReason'
>;

/**
 * Whether nothing of an answer will come by itself. The second try has failed too: what is kept would be shown by now, and the
 * third only takes time.
 */
export const isLost = ({ data, isError, failureCount, failureReason }: Asked): boolean =>
  data === undefined && (isError || (failureCount > 1 && isAway(failureReason)));

/** What is shown of an answer: itself, or that it loads, could not be loaded, or is empty. */
export function Answer<T>({
  answer,
  failed,
  loading = usualLoading,
  empty = '',
  emptyAbout,
  isEmpty,
  instead,
  children,
}: AnswerProps<T>) {
  const special = answer.isError && instead?.(answer.error);
  if (special) return special;
  if (answer.data !== undefined)
    return (
      <>
        <NotRefreshed answer={answer} />
        {isEmpty?.(answer.data) ? <EmptyState title={empty}>{emptyAbout}</EmptyState> : children(answer.data)}
      </>
    );
  if (isLost(answer))
    return (
      <ErrorState
        {...(failed !== undefined && !isAway(answer.failureReason) && { title: failed })}
        error={answer.failureReason}
        busy={answer.isFetching}
        onRetry={() => void answer.refetch()}
      />
    );
  return loading;
}
