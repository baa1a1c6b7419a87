import type { SessionContext } from '../core/http/context.ts';
import type { OrderPlace } from './command.queries.ts';

/**
 * Tells of one event about an order: audit trail and live feed at once (G-11). It is written with the
 * command's end, in its transaction.
 */
export function announce(
  context: SessionContext,
  name: string,
  order: OrderPlace,
  about: { person: number; data?: Record<string, unknown> },
): void {
  const { nr_seq_filial, nr_sequencial, nr_placa, departamento_os, st_origem, nr_seq_fornecedor } = order;
  context.events.push({
    ds_evento: name,
    nr_seq_filial,
    nr_seq_os: nr_sequencial,
    nr_placa,
    departamento: departamento_os,
    origem: st_origem,
    nr_seq_fornecedor,
    nr_seq_clifor: about.person,
    js_dados: { ...about.data, sessao: context.session.personId, terminal: context.session.terminalId },
  });
}
