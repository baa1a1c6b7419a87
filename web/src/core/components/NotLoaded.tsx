import type { UseQueryResult } from '@tanstack/react-query';
import type { CallError } from '../api/errors.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from './Button.tsx';

interface NotLoadedProps {
  answer: Pick<UseQueryResult<unknown, CallError>, 'data' | 'errorUpdateCount' | 'isFetching' | 'refetch'>;
  /** What is missing; without it, the choices of a field. */
  title?: string;
}

/** A line where a part of a page or the choices of a field could not be loaded, with a new attempt; otherwise nothing. */
export function NotLoaded({ answer, title }: NotLoadedProps) {
  const { t } = useTranslation();
  // Not isError, which a new attempt resets: the line stays until there is an answer.
  if (answer.data !== undefined || answer.errorUpdateCount === 0) return null;
  return (
    <div role="alert">
      <span className="error-text">{title ?? t('core.choicesFailed')}</span>{' '}
      <Button look="quiet" busy={answer.isFetching} onClick={() => void answer.refetch()}>
        {t('core.retry')}
      </Button>
    </div>
  );
}
