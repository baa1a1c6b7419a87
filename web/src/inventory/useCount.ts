import { isDoubtful } from '@terminal/contract/counts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../core/api/errors.ts';
import { notify } from '../core/notices.ts';
import { type CountedItem, findCode, useRefresh } from './api.ts';
import type { CountDoubt } from './quantity.ts';
import { sendCount } from './unsent.ts';

interface CountOptions {
  inventory: number;
  item: CountedItem;
  /** The row as it is by now. */
  onItem: (item: CountedItem) => void;
  onDone: () => void;
}

/**
 * Counts a row: the count is written down in this browser first and sent then. What the server refuses is said here, what
 * it cannot be asked goes later by itself. Over another's count it asks again, showing that count; an unlikely count is asked
 * about before it goes.
 */
export function useCount({ inventory, item, onItem, onDone }: CountOptions) {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallError | null>(null);
  const [doubt, setDoubt] = useState<CountDoubt | null>(null);

  async function count(quantity: number, confirmed = false): Promise<void> {
    setFailure(null);
    if (!confirmed && isDoubtful(quantity, item.saldo_atual))
      return setDoubt({ counted: quantity, balance: item.saldo_atual });
    setBusy(true);
    try {
      await sendCount(inventory, item, { quantity, confirmed, seen: item.nr_seq_contagem });
      await refresh();
      notify.success(t('inventory.count.done'));
      onDone();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.kind === 'kept') {
        notify.success(t('inventory.count.kept'));
        return onDone();
      }
      await take(error, quantity);
      setBusy(false);
    }
  }

  /** What the server says of a count instead of taking it. */
  async function take(error: CallError, quantity: number): Promise<void> {
    const { saldo } = error.campos;
    const asks = error.codigo === 'CONFIRMA_CONTAGEM';
    setDoubt(asks ? { counted: quantity, balance: saldo === undefined ? null : Number(saldo) } : null);
    setFailure(asks ? null : error);
    if (error.codigo === 'CONTAGEM_MUDOU') onItem(await fresh(inventory, item));
  }

  return { busy, failure, doubt, count, correct: () => setDoubt(null) };
}

/** The row as it is by now; as it was where that cannot be asked. */
const fresh = (inventory: number, item: CountedItem): Promise<CountedItem> =>
  findCode(inventory, item.ds_codigoitem).then(
    (found) => found ?? item,
    () => item,
  );
