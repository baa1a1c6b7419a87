import type { reach as portuguese } from '../pt/core-reach.ts';
import type { Texts } from '../types.ts';

/** Texts of a server out of reach. */
export const reach: Texts<typeof portuguese> = {
  title: 'Sin red.',
  silent: 'El servidor no responde.',
  since: 'Se muestran los datos de las {{time}}. Se actualizan cuando responda el servidor.',
  sinceDay: 'Se muestran los datos del {{time}}. Se actualizan cuando responda el servidor.',
};
