import type { z } from 'zod';
import { number, row, text } from '../row.ts';

/** Branch, department and supplier of an order, which decide which screens receive its events. */
export const OrderScope = row({
  nr_sequencial: number,
  nr_seq_filial: number,
  nr_placa: text,
  departamento_os: text,
  st_origem: text,
  nr_seq_fornecedor: number.nullable(),
});
export type OrderScope = z.infer<typeof OrderScope>;

/** Branches of a vehicle, whose screens receive its events. */
export interface VehicleScope {
  nr_placa: string;
  departamento: 'FROTA' | 'ARMAZEM';
  filiais: readonly number[];
}
