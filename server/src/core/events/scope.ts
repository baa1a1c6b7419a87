import type { z } from 'zod';
import { number, row, text } from '../row.ts';

/** Whom an order concerns: its branch, department and supplier decide which screens hear of it. */
export const OrderScope = row({
  nr_sequencial: number,
  nr_seq_filial: number,
  nr_placa: text,
  departamento_os: text,
  st_origem: text,
  nr_seq_fornecedor: number.nullable(),
});
export type OrderScope = z.infer<typeof OrderScope>;

/** Whom a vehicle concerns: the screens of its branches. */
export interface VehicleScope {
  nr_placa: string;
  departamento: 'FROTA' | 'ARMAZEM';
  filiais: readonly number[];
}
