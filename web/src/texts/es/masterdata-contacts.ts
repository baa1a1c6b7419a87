import type { contact as portuguese } from '../pt/masterdata-contacts.ts';
import type { Texts } from '../types.ts';

/** Texts of the contacts of a supplier in Spanish. */
export const contact: Texts<typeof portuguese> = {
  nome: 'Nombre',
  funcao: 'Función',
  telefone: 'Teléfono',
  email: 'E-mail',
  fresh: 'Nuevo contacto',
  add: 'Agregar contacto',
  remove: 'Eliminar contacto {{name}}',
};
