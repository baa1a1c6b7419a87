import { insertEvent } from '../core/events/queries.ts';
import type { SessionContext } from '../core/http/context.ts';
import type { OrderPlace } from './command.queries.ts';

/** Writes one event about an order: audit trail and live feed at once (G-11). */
export async function announce(
  context: SessionContext,
  name: string,
  order: OrderPlace,
  about: { person: number; data?: Record<string, unknown> },
): Promise<void> {
  const { nr_seq_filial, nr_sequencial, nr_placa, departamento_os, st_origem, nr_seq_fornecedor } = order;
  const id = await insertEvent(context.db, {
    ds_evento: name,
    nr_seq_filial,
    nr_seq_os: nr_sequencial,
    nr_placa,
    nr_seq_clifor: about.person,
    cd_chave: context.key,
    js_dados: { ...about.data, sessao: context.session.personId, terminal: context.session.terminalId },
  });
  context.events.push({
    id,
    ds_evento: name,
    nr_seq_filial,
    nr_seq_os: nr_sequencial,
    departamento: departamento_os,
    origem: st_origem,
    nr_seq_fornecedor,
    nr_seq_clifor: about.person,
  });
}
