/** Whom an order concerns: its branch, department and supplier decide which screens hear of it. */
export interface OrderScope {
  nr_sequencial: number;
  nr_seq_filial: number;
  nr_placa: string;
  departamento_os: string;
  st_origem: string;
  nr_seq_fornecedor: number | null;
}

/** Whom a vehicle concerns: the screens of its branches. */
export interface VehicleScope {
  nr_placa: string;
  departamento: 'FROTA' | 'ARMAZEM';
  filiais: readonly number[];
}
