import type { UseQueryResult } from '@tanstack/react-query';
import { type CallError, isAway } from '../core/api/errors.ts';
import { useReach } from '../core/api/reach.ts';

/** Whether files wait for the network: they are not kept here, and asking again would not help. */
export function useFilesAway(
  files: Pick<UseQueryResult<unknown, CallError>, 'isPending' | 'isLoadingError' | 'error'>,
): boolean {
  const { online } = useReach();
  return files.isPending ? !online : files.isLoadingError && isAway(files.error);
}
