import type { history as pt } from '../pt/history.ts';
import type { Texts } from '../types.ts';

/** Spanish texts of the technician's own page. */
export const history: Texts<typeof pt> = {
  title: 'Sus Evaluaciones',
  grade: 'Nota',
  stars: '{{grade}} de 5 estrellas',
  answers_one: '{{count}} evaluación en los últimos 30 días',
  answers_other: '{{count}} evaluaciones en los últimos 30 días',
  noAnswers: 'Sin evaluaciones en los últimos 30 días',
  hours: 'Horas trabajadas',
  hoursAbout: 'en los últimos 30 días, sin las pausas y sin lo que está en curso',
  orders: 'OS atendidas',
  ordersAbout: 'en los últimos 30 días',
  work: 'Sus atenciones',
  plate: 'Placa',
  order: 'OS',
  time: 'Inicio y fin',
  none: '-',
  now: 'en curso',
  empty: 'Ninguna atención en los últimos 30 días',
  emptyAbout: 'Lo que usted atienda aparece aquí, con el tiempo trabajado.',
  failed: 'Error al cargar sus evaluaciones',
  workFailed: 'Error al cargar sus atenciones',
};
