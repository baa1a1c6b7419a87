import type { terminal as pt } from '../pt/session-terminal.ts';
import type { Texts } from '../types.ts';

/** Textos de un terminal que aún no está registrado (G-119). */
export const terminal: Texts<typeof pt> = {
  title: '¡Este terminal no está registrado!',
  explain: 'Pida al administrador un código de un solo uso. Vale por 15 minutos.',
  code: 'Código del terminal',
  enrol: 'Registrar terminal',
  done: 'Terminal registrado.',
};
