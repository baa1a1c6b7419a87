/** Which half of the registry is looked at. */
export interface RegistryView {
  modo?: 'cadastro';
}

/** What of an address the registry understands. */
export const readRegistryView = (search: Record<string, unknown>): RegistryView =>
  search['modo'] === 'cadastro' ? { modo: 'cadastro' } : {};
