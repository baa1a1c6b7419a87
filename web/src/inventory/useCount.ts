import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../core/api/errors.ts';
import { notify } from '../core/notices.ts';
import { type CountedItem, findCode, useRefresh } from './api.ts';
import { sendCount } from './unsent.ts';

/**
 * Counts a row: the count is written down in this browser first and sent then. What the server refuses is said here, what
 * it cannot be asked goes later by itself. Over another's count it asks again, showing that count.
 */
export function useCount(inventory: number, chosen: CountedItem, onDone: () => void) {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const [item, setItem] = useState(chosen);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallError | null>(null);

  async function count(quantity: number): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await sendCount(inventory, item, quantity, item.nr_seq_contagem);
      await refresh();
      notify.success(t('inventory.count.done'));
      onDone();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.kind === 'kept') {
        notify.success(t('inventory.count.kept'));
        return onDone();
      }
      setFailure(error);
      if (error.codigo === 'CONTAGEM_MUDOU') setItem(await fresh(inventory, item));
      setBusy(false);
    }
  }

  return { item, busy, failure, count };
}

/** The row as it is by now; as it was where that cannot be asked. */
const fresh = (inventory: number, item: CountedItem): Promise<CountedItem> =>
  findCode(inventory, item.ds_codigoitem).then(
    (found) => found ?? item,
    () => item,
  );
