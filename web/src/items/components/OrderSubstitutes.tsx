import type { OrderDetail } from '@terminal/contract';
import { useCall } from '../../core/api/hooks.ts';
import { dismissFlow } from '../../identity/flow.ts';
import { addPartTo } from '../usePartScan.ts';
import { Substitutes } from './Substitutes.tsx';

/** What may be put on an order in the place of a part of it that is missing; nothing where it may not be added to. */
export function OrderSubstitutes({ order, row }: { order: OrderDetail; row: number }) {
  const may = order.pode_incluir_peca && order.permitido.includes('itens');
  const params = { id: String(order.nr_sequencial) };
  const lacking = useCall('listSubstitutes', { params }, { enabled: may });
  const found = lacking.data?.find(({ nr_seq_os_item }) => nr_seq_os_item === row);
  return (
    <Substitutes
      of={may ? (found?.substitutos ?? []) : []}
      onUse={(part) => {
        dismissFlow();
        addPartTo(order, part);
      }}
    />
  );
}
