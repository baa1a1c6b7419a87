import { isDoubtful } from '@terminal/contract/counts';
import { useState } from 'react';
import { CallError, isDigitsRefusal } from '../core/api/errors.ts';
import { refreshAfter } from '../core/api/refresh.ts';
import { useTranslation } from '../core/i18n/useTranslation.ts';
import { notify } from '../core/notices.ts';
import { type CountedItem, findCode } from './api.ts';
import type { CountDoubt } from './quantity.ts';
import { type GivenCount, sendCount } from './unsent.ts';
import type { Counter } from './useCounter.tsx';

interface CountOptions {
  inventory: number;
  item: CountedItem;
  counter: Counter;
  /** The present row. */
  onItem: (item: CountedItem) => void;
  onDone: () => void;
}

/**
 * Counts a row: the count is written down in this browser first and sent then. What the server refuses is said here, what
 * it cannot be asked goes later by itself. Over another's count it asks again, showing that count; an unlikely count is asked
 * about before it goes. Refused digits are asked for again, and the count goes on.
 */
export function useCount({ inventory, item, counter, onItem, onDone }: CountOptions) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallError | null>(null);
  const [doubt, setDoubt] = useState<CountDoubt | null>(null);

  async function count(quantity: number, confirmed = false): Promise<void> {
    setFailure(null);
    if (!confirmed && isDoubtful(quantity, item.saldo_atual))
      return setDoubt({ counted: quantity, balance: item.saldo_atual });
    const who = await counter.who();
    if (who !== null) await send({ quantity, confirmed, seen: item.nr_seq_contagem, who });
  }

  async function send(given: GivenCount): Promise<void> {
    setBusy(true);
    try {
      await sendCount(inventory, item, given);
      await refreshAfter('confirmCount');
      notify.success(t('inventory.count.done'));
      onDone();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.kind === 'kept') {
        notify.success(t('inventory.count.kept'));
        return onDone();
      }
      setBusy(false);
      if (!isDigitsRefusal(error)) return take(error, given.quantity);
      const who = await counter.ask(error);
      if (who !== null) await send({ ...given, who });
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

/** The present row, or the known one if the server cannot be reached. */
const fresh = (inventory: number, item: CountedItem): Promise<CountedItem> =>
  findCode(inventory, item.ds_codigoitem).then(
    (found) => found ?? item,
    () => item,
  );
