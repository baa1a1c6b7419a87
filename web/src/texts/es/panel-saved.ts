import type { PortuguesePanel } from '../portuguese-panel.ts';
import type { Texts } from '../types.ts';

/** Texts of what a user of the panel saves for himself. */
export const saved: Texts<PortuguesePanel['saved']> = {
  openFilters: 'Filtros guardados',
  scripts: 'Scripts guardados',
  filters: 'Filtros guardados de {{table}}',
  about: 'Solo usted los ve.',
  failed: 'No se pudo cargar lo guardado.',
  none: 'Nada guardado todavía.',
  use: 'Usar {{name}}',
  name: 'Nombre para guardar lo que está en pantalla',
  save: 'Guardar',
  replace: 'Reemplazar',
  nothing: 'Escriba un script para guardarlo.',
  noFilters: 'Filtre la tabla para guardar los filtros.',
  done: '{{name}} fue guardado.',
  remove: 'Eliminar {{name}}',
  removeTitle: '¿Eliminar lo guardado?',
  removed: '¡Eliminado con éxito!',
};
