import type { OrderDetail } from '@terminal/contract';
import { CallError } from '../core/api/errors.ts';
import { useErrorText } from '../core/i18n/useErrorText.ts';
import { notify } from '../core/notices.ts';
import type { Take, Taken } from '../core/scan/scanner.ts';
import { openFlow, workOf } from '../identity/flow.ts';
import type { CatalogItem } from './components/ItemPicker.tsx';
import { findPart } from './find-part.ts';
import { type ChosenItem, chosenOf } from './item-form.ts';

/**
 * Takes the label of a part.
 * @param otherwise what becomes of a code of no part
 */
export function useTakePart(onPart: (part: CatalogItem) => void, otherwise: Taken): Take {
  const say = useErrorText();
  return async (text) => {
    try {
      const part = await findPart(text);
      if (part === undefined) return otherwise;
      onPart(part);
      return 'read';
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      notify.error(say(error));
      return 'unknown';
    }
  };
}

/** Takes the labels of parts for an order: one is put on it, quantity 1, once it is confirmed. Any other code is looked for. */
export function usePartScan(order: OrderDetail): Take {
  const { pode_incluir_peca: addPart } = order;
  const take = useTakePart((part) => addPartTo(order, part), 'pass');
  return (text) => (addPart ? take(text) : 'pass');
}

/** Asks whether a part is to be put on an order. */
export const addPartTo = (order: OrderDetail, part: ChosenItem): void =>
  openFlow({ kind: 'itemAdd', work: workOf(order), part: chosenOf(part) });
