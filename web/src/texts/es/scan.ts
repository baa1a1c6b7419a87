import type { scan as pt } from '../pt/scan.ts';
import type { Texts } from '../types.ts';

/** Textos de la lectura de códigos QR. */
export const scan: Texts<typeof pt> = {
  starting: 'Abriendo la cámara...',
  read: 'Leído',
  photo: 'Usar una foto del código QR',
  photoFailed: 'No hay ningún código QR en esta foto.',
};
