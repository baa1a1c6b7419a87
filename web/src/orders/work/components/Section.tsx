import type { ReactNode } from 'react';
import { Badge } from '../../../core/components/Badge.tsx';
import { Button } from '../../../core/components/Button.tsx';
import { NotRefreshed, type Refreshed } from '../../../core/components/NotRefreshed.tsx';
import { Shape, Skeleton } from '../../../core/components/Skeleton.tsx';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import css from './WorkList.module.css';

interface SectionProps<R> {
  title: string;
  icon: ReactNode;
  empty: string;
  answer: Refreshed & { data: readonly R[] | undefined; isError: boolean };
  children: (row: R) => ReactNode;
}

/** One of the five sections: head with count, rows and how old they are, or one line why there are none. */
export function Section<R>({ title, icon, empty, answer, children }: SectionProps<R>) {
  const { t } = useTranslation();
  const say = useErrorText();
  const { data, isError, error, isFetching, refetch } = answer;
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
          <p>
            {t('workList.failed')} {say(error)}
          </p>
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('core.retry')}
          </Button>
        </div>
      )}
      {data !== undefined && <NotRefreshed answer={answer} />}
      {data?.length === 0 && <p className={css['empty']}>{empty}</p>}
      {data !== undefined && data.length > 0 && <ul>{data.map((row) => children(row))}</ul>}
    </section>
  );
}
