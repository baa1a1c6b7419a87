import type { SessionContext } from '../core/http/context.ts';

/** What screens need to know of a vehicle to tell whether an event is about them. */
export interface VehiclePlace {
  nr_placa: string;
  departamento: 'FROTA' | 'ARMAZEM';
  filiais: readonly number[];
}

/** Tells of one event about a vehicle in each of its branches: audit trail and live feed at once (G-11). */
export function announceVehicle(
  context: SessionContext,
  name: string,
  vehicle: VehiclePlace,
  data: Record<string, unknown>,
): void {
  const { personId, terminalId, branchId } = context.session;
  for (const nr_seq_filial of vehicle.filiais.length > 0 ? vehicle.filiais : [branchId]) {
    context.events.push({
      ds_evento: name,
      nr_seq_filial,
      nr_seq_os: null,
      nr_placa: vehicle.nr_placa,
      departamento: vehicle.departamento,
      origem: null,
      nr_seq_fornecedor: null,
      nr_seq_clifor: personId,
      js_dados: { ...data, sessao: personId, terminal: terminalId },
    });
  }
}
