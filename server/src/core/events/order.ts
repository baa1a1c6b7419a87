import type { EventName } from '@terminal/contract';
import type { Context } from '../context.ts';
import type { OrderScope } from './scope.ts';
import { tell } from './tell.ts';

/** Adds an event about an order; a supplier it was taken from receives it too. */
export function announceOrder(
  context: Context,
  name: EventName,
  order: OrderScope,
  about: { person: number; data?: Record<string, unknown>; formerSupplier?: number | null },
): void {
  const { nr_seq_filial, nr_sequencial, nr_placa, departamento_os, st_origem, nr_seq_fornecedor } = order;
  const subject = {
    nr_seq_filial,
    nr_seq_os: nr_sequencial,
    nr_placa,
    departamento: departamento_os,
    origem: st_origem,
    nr_seq_fornecedor,
    nr_seq_fornecedor_antes: about.formerSupplier ?? null,
    nr_seq_clifor: about.person,
  };
  tell(context, name, subject, about.data);
}
