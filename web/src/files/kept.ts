import { useOwner, useSends } from '../offline/sends/kept.ts';
import { isOf, type Send } from '../offline/sends/row.ts';

/**
 * Pictures and documents of an order stored in this browser, in the order they were chosen, so that they need not be taken
 * again.
 * @param item only those about this item of the order
 */
export function useKeptFiles(order: number, item?: number): readonly Send[] {
  const owner = useOwner();
  return useSends().filter(
    ({ label, input, kept, ...send }) =>
      label.what === 'file' &&
      label.order === order &&
      kept &&
      (item === undefined || input.body?.['nr_seq_os_item'] === String(item)) &&
      isOf(send, owner),
  );
}
