import { useOwner, useSends } from '../offline/sends/kept.ts';
import { isOf, type Send } from '../offline/sends/row.ts';

/**
 * Pictures and documents of an order stored in this browser, in the order they were chosen, so that they need not be taken
 * again.
 */
export function useKeptFiles(order: number): readonly Send[] {
  const owner = useOwner();
  return useSends().filter(
    (send) => send.label.what === 'file' && send.label.order === order && send.kept && isOf(send, owner),
  );
}
