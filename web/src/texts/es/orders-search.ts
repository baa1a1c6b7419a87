import type { search as pt } from '../pt/orders-search.ts';
import type { Texts } from '../types.ts';

/** Textos de la búsqueda desde cualquier pantalla. */
export const search: Texts<typeof pt> = {
  title: 'Buscar OS',
  about: 'Escriba o lea la etiqueta con el lector.',
  field: 'OS, placa, flota o problema',
  hint: 'Dos letras o números bastan para empezar.',
  none: 'Ninguna OS con {{text}}.',
  failed: 'La búsqueda falló. Inténtelo de nuevo.',
  amongKept: 'Sin red: {{count}} OS entre las guardadas en este dispositivo.',
  camera: 'Leer código QR',
  aim: 'Apunte al código QR del vehículo.',
  otherwise: 'Use una foto, el lector de mano o escriba.',
  vehicles: 'Vehículos',
  external: 'Externa',
};
