import type {
  person as portuguese,
  badge as portugueseBadge,
  pin as portuguesePin,
} from '../pt/masterdata-person.ts';
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
  remembered: 'El aparato puede recordar los dígitos. Si se perdió, dé otros a la persona.',
};

/** Texts of the PIN of a person in Spanish. */
export const pin: Texts<typeof portuguesePin> = {
  heading: 'PIN',
  none: 'No tiene PIN',
  had: 'Tenía PIN',
  since: 'Eligió un PIN el {{when}}.',
  unused: 'Eligió un PIN el {{when}}, que no vale con los ajustes actuales.',
  take: 'Retirar PIN',
  keep: 'Mantener',
  ask: '¿Retirar el PIN de {{name}}?',
  about: 'Vuelven a valer los dígitos del CPF, hasta que la persona elija otro PIN. Queda en el historial.',
  gone: 'PIN retirado',
};

/** Texts of the badge of a person in Spanish. */
export const badge: Texts<typeof portugueseBadge> = {
  heading: 'Credencial',
  has: 'Tiene credencial',
  other: 'Otra credencial',
  none: 'No tiene credencial',
  give: 'Registrar credencial',
  change: 'Cambiar credencial',
  take: 'Retirar credencial',
  title: 'Credencial de {{name}}',
  about: 'Pase la credencial por el lector o escriba el código. El código no se guarda, solo se compara.',
  code: 'Código de la credencial',
  ask: '¿Retirar la credencial de {{name}}?',
  lost: 'La credencial deja de valer. Para que valga de nuevo, hay que pasarla aquí otra vez.',
  keep: 'Mantener',
  given: 'Credencial registrada',
  gone: 'Credencial retirada',
};
