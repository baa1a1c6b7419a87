import type { ReactNode } from 'react';
import { Badge } from '../../../core/components/Badge.tsx';
import { Button } from '../../../core/components/Button.tsx';
import { Shape, Skeleton } from '../../../core/components/Skeleton.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import css from './WorkList.module.css';

interface SectionProps<R> {
  title: string;
  icon: ReactNode;
  empty: string;
  answer: {
    data: readonly R[] | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  children: (row: R) => ReactNode;
}

/** One of the four sections: head with count, rows, or one line why there are none. */
export function Section<R>({ title, icon, empty, answer, children }: SectionProps<R>) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = answer;
  return (
    <section className={css['section']}>
      <h2>
        {icon}
        {title}
        {data !== undefined && <Badge count={data.length} />}
      </h2>
      {data === undefined && !isError && (
        <Skeleton>
          <Shape height="120px" radius="12px" />
        </Skeleton>
      )}
      {data === undefined && isError && (
        <div className={css['failed']} role="alert">
          <p>{t('workList.failed')}</p>
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('core.retry')}
          </Button>
        </div>
      )}
      {data?.length === 0 && <p className={css['empty']}>{empty}</p>}
      {data !== undefined && data.length > 0 && <ul>{data.map((row) => children(row))}</ul>}
    </section>
  );
}
