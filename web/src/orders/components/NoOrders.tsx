import type { ReactNode } from 'react';
import type { CallError } from '../../core/api/errors.ts';
import { Button } from '../../core/components/Button.tsx';
import { EmptyState } from '../../core/components/EmptyState.tsx';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { OrderList } from '../lists.ts';
import type { FilterWords } from '../useFilterWords.ts';

interface NoOrdersProps {
  list: OrderList;
  words: readonly FilterWords[];
  onClear: () => void;
  /** Why the list could not be loaded, said beside the documented words: it does not mean that there is no work (LIST-34). */
  failure: CallError | null;
  onRetry: () => void;
  busy: boolean;
}

/** An empty list names the filters that made it so and takes them away. */
export function NoOrders({ list, words, onClear, failure, onRetry, busy }: NoOrdersProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  if (failure !== null)
    return (
      <div role="alert">
        <EmptyState
          title={t('orders.none.failed')}
          actions={
            <Button busy={busy} onClick={onRetry}>
              {t('core.retry')}
            </Button>
          }
        >
          <p>{t('core.empty')}</p>
          <p>{say(failure)}</p>
        </EmptyState>
      </div>
    );
  const which = t(`orders.none.${list.id}`);
  if (words.length === 0) return <EmptyState>{t('orders.none.plain', { list: which })}</EmptyState>;
  return (
    <EmptyState
      actions={
        <Button look="tinted" onClick={onClear}>
          {t('orders.none.clear', { count: words.length })}
        </Button>
      }
    >
      <p>{t('orders.none.filtered', { list: which })}</p>
      <p>{joined(words)}</p>
    </EmptyState>
  );
}

/** 'Tipo Corretiva · IMEDIATA', the values strong. */
const joined = (words: readonly FilterWords[]): ReactNode[] =>
  words.map(({ filter, name, value }, i) => (
    <span key={filter}>
      {i > 0 && ' · '}
      {name !== null && `${name} `}
      <strong>{value}</strong>
    </span>
  ));
