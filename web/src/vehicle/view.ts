/** What of a vehicle's page an address shows: its label instead of all. */
export interface VehicleView {
  etiqueta?: '1';
}

/** What of an address the page of a vehicle understands. */
export const readVehicleView = (search: Record<string, unknown>): VehicleView =>
  search['etiqueta'] === '1' ? { etiqueta: '1' } : {};
