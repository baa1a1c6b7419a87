import type { Portuguese } from '../portuguese-pages.ts';
import type { Texts } from '../types.ts';

export const files: Texts<Portuguese['files']> = {
  title: 'Fotos y documentos',
  empty: 'Ninguna foto en esta OS.',
  away: 'Las fotos aparecen cuando vuelva la red.',
  add: 'Agregar',
  camera: 'Tomar foto',
  choose: 'Elegir archivos',
  hint: 'Fotos JPG, PNG o WEBP y PDF, hasta {{megabytes}} MB cada uno.',
  repeated_one: 'Se ignoró 1 archivo repetido.',
  repeated_other: 'Se ignoraron {{count}} archivos repetidos.',
  sending: 'enviando, {{percent}} %',
  sent: 'enviado',
  progress: 'Envío de {{name}}',
  cancel: 'Cancelar el envío de {{name}}',
  remove: 'Quitar {{name}}',
  retry: 'Enviar {{name}} de nuevo',
  fault: {
    type: 'Solo se aceptan fotos (JPG, PNG, WEBP) y PDF.',
    size: 'Demasiado grande.',
  },
  failed: '¡Error al registrar los adjuntos, intente de nuevo!',
  loadFailed: 'No fue posible cargar las fotos',
  addTitle: 'Agregar fotos y documentos',
  done: 'Listo',
  origin: { A: 'Apertura y comentarios', E: 'Ejecución', S: 'Siniestro' },
  open: 'Abrir {{name}}',
  previous: 'Anterior',
  next: 'Siguiente',
  position: '{{current}} de {{total}}',
  download: 'Descargar',
};
