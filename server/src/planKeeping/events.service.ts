import type { SessionContext } from '../core/http/context.ts';

/** Tells of one event about a plan in each branch it concerns, the session's among them (G-11). */
export function announcePlan(
  context: SessionContext,
  name: string,
  branches: readonly number[],
  data: Record<string, unknown>,
): void {
  const { personId, terminalId, branchId } = context.session;
  for (const nr_seq_filial of new Set([branchId, ...branches])) {
    context.events.push({
      ds_evento: name,
      nr_seq_filial,
      nr_seq_os: null,
      nr_placa: null,
      departamento: null,
      origem: null,
      nr_seq_fornecedor: null,
      nr_seq_clifor: personId,
      js_dados: { ...data, sessao: personId, terminal: terminalId },
    });
  }
}
