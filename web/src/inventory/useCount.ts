import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../core/api/clock.ts';
import { CallError } from '../core/api/errors.ts';
import { randomKey } from '../core/api/random-key.ts';
import { notify } from '../core/notices.ts';
import { type CountedItem, findCode } from './api.ts';
import { dropCount, heldCount, keepCount, sendCounts, sender } from './outbox.ts';

/** Longest a person waits for a count to arrive before it goes on by itself, in ms. */
const longestWait = 3_000;

/**
 * Counts a row: the count is kept in this browser first and sent then. What the server refuses at once is said here, what
 * it has not answered goes on by itself. Over another's count it asks again, showing that count.
 */
export function useCount(inventory: number, chosen: CountedItem, onDone: () => void) {
  const { t } = useTranslation();
  const [item, setItem] = useState(chosen);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallError | null>(null);

  async function count(quantity: number): Promise<void> {
    const who = sender();
    if (who === null) return;
    setBusy(true);
    setFailure(null);
    const key = randomKey();
    await keepCount({
      ...who,
      key,
      inventory,
      stock: item.nr_sequencial,
      code: item.ds_codigoitem,
      name: item.ds_item,
      quantity,
      seen: item.nr_seq_contagem,
      madeAt: new Date(serverNow()).toISOString(),
      refused: null,
    });
    await Promise.race([sendCounts(), pause(longestWait)]);
    const held = heldCount(key);
    if (held?.refused) {
      await dropCount(held);
      setFailure(new CallError({ kind: 'refused', ...held.refused }));
      if (held.refused.codigo === 'CONTAGEM_MUDOU') setItem(await fresh(inventory, item));
      setBusy(false);
      return;
    }
    notify.success(t(held === undefined ? 'inventory.count.done' : 'inventory.count.kept'));
    onDone();
  }

  return { item, busy, failure, count };
}

/** The row as it is by now; as it was where that cannot be asked. */
const fresh = (inventory: number, item: CountedItem): Promise<CountedItem> =>
  findCode(inventory, item.ds_codigoitem).then(
    (found) => found ?? item,
    () => item,
  );

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
