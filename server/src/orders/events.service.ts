import type { CompanyDb } from '../core/db/pools.ts';
import { insertEvent } from '../core/events/queries.ts';
import type { SessionContext } from '../core/http/context.ts';
import type { OrderPlace } from './command.queries.ts';

/** Writes one event about an order: audit trail and live feed at once (G-11). */
export async function announce(
  context: SessionContext & { db: CompanyDb },
  name: string,
  order: OrderPlace,
  about: { person: number; data?: Record<string, unknown> },
): Promise<void> {
  await insertEvent(context.db, {
    ds_evento: name,
    nr_seq_filial: order.nr_seq_filial,
    nr_seq_os: order.nr_sequencial,
    nr_placa: order.nr_placa,
    nr_seq_clifor: about.person,
    cd_chave: context.key,
    js_dados: { ...about.data, sessao: context.session.personId, terminal: context.session.terminalId },
    departamento: order.departamento_os,
    origem: order.st_origem,
    nr_seq_fornecedor: order.nr_seq_fornecedor,
  });
}
