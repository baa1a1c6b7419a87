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
  badge: {
    enter: 'O pase la credencial por el lector.',
    part: 'Lectura incompleta, pásela de nuevo.',
  },
  nfc: {
    read: 'Leer credencial por NFC',
    stop: 'Detener la lectura por NFC',
    reading: 'Acerque la credencial al dispositivo.',
    denied:
      'El NFC está apagado o no está permitido: enciéndalo en el dispositivo y permítalo en el navegador para este sitio.',
    failed: 'No se pudo leer esta credencial por NFC. Intente de nuevo.',
  },
};
