import type { scan as pt } from '../pt/core-scan.ts';
import type { Texts } from '../types.ts';

/** Textos de la lectura de códigos QR. */
export const scan: Texts<typeof pt> = {
  starting: 'Abriendo la cámara...',
  off: 'Este terminal no tiene cámara.',
  denied:
    'El uso de la cámara no está permitido. Permítalo en la configuración del navegador para este sitio.',
  read: 'Leído',
  photo: 'Usar una foto del código QR',
  sound: 'Sonido y vibración al leer',
  unknown: 'Códigos no reconocidos',
  discard: 'Descartar {{code}}',
  photoFailed: 'No hay ningún código QR en esta foto.',
};
