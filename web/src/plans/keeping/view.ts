import { plateShape } from '@terminal/contract/shapes';

/** Whose readings are looked at. */
export interface ReadingsView {
  placa?: string;
}

/** What of an address the page of readings understands. */
export const readReadingsView = (search: Record<string, unknown>): ReadingsView =>
  typeof search['placa'] === 'string' && plateShape.test(search['placa']) ? { placa: search['placa'] } : {};
