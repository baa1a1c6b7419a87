import type { person as portuguese } from '../pt/masterdata-person.ts';
import type { Texts } from '../types.ts';

/** Texts beside the form of a person in Spanish. */
export const person: Texts<typeof portuguese> = {
  photo: 'Foto',
  photoFailed: 'No se pudo cargar la foto.',
  addPhoto: 'Poner foto',
  changePhoto: 'Cambiar foto',
  sessions: 'Dónde está conectado',
  sessionsFailed: 'No se pudieron cargar las sesiones.',
  noSessions: 'No está conectado en ningún lugar.',
  browser: 'Navegador sin registro',
  since: 'desde {{when}}, usado el {{used}}',
  end: 'Cerrar',
  endOf: 'Cerrar la sesión en {{where}}',
  ended: 'Sesión cerrada.',
};
