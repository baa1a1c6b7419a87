import type { ReactNode } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { EmptyState } from '../../core/components/EmptyState.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { OrderList } from '../lists.ts';
import type { FilterWords } from '../useFilterWords.ts';

interface NoOrdersProps {
  list: OrderList;
  words: readonly FilterWords[];
  onClear: () => void;
  /** The list could not be loaded, which is said beside the documented words: it does not mean that there is no work (LIST-34). */
  failed: boolean;
  onRetry: () => void;
  busy: boolean;
}

/** An empty list names the filters that made it so and takes them away. */
export function NoOrders({ list, words, onClear, failed, onRetry, busy }: NoOrdersProps) {
  const { t } = useTranslation();
  if (failed)
    return (
      <EmptyState
        title={t('orders.none.failed')}
        actions={
          <Button busy={busy} onClick={onRetry}>
            {t('core.retry')}
          </Button>
        }
      >
        {t('core.empty')}
      </EmptyState>
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
