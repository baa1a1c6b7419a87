import type { EventName } from '@terminal/contract';
import { tell } from '../core/events/tell.ts';
import type { SessionContext } from '../core/http/context.ts';
import type { OrderPlace } from './command.queries.ts';

/** Tells of one event about an order. */
export function announce(
  context: SessionContext,
  name: EventName,
  order: OrderPlace,
  about: { person: number; data?: Record<string, unknown> },
): void {
  const { nr_seq_filial, nr_sequencial, nr_placa, departamento_os, st_origem, nr_seq_fornecedor } = order;
  const subject = {
    nr_seq_filial,
    nr_seq_os: nr_sequencial,
    nr_placa,
    departamento: departamento_os,
    origem: st_origem,
    nr_seq_fornecedor,
    nr_seq_clifor: about.person,
  };
  tell(context, name, subject, about.data);
}
