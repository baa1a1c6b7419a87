import type { ReactNode } from 'react';
import { type Asked, isLost } from './Answer.tsx';
import { ErrorState } from './ErrorState.tsx';

interface AnswersProps {
  answers: readonly (Asked & { isFetching: boolean; refetch: () => unknown })[];
  /** Something over the page tells of its failure already. */
  quiet?: boolean;
  children: ReactNode;
}

/** Parts of a page with an answer each; where not one came, that is told once for all. */
export function Answers({ answers, quiet = false, children }: AnswersProps) {
  if (!answers.every(isLost)) return children;
  return (
    !quiet && (
      <ErrorState
        error={answers[0]?.failureReason}
        busy={answers.some(({ isFetching }) => isFetching)}
        onRetry={() => {
          for (const { refetch } of answers) void refetch();
        }}
      />
    )
  );
}
