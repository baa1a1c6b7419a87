import type { surveys as pt } from '../pt/surveys.ts';
import type { Texts } from '../types.ts';

/** Spanish texts of the rating. */
export const surveys: Texts<typeof pt> = {
  title: '¿Cómo fue la atención?',
  order: 'OS {{number}}',
  left: '{{count}} más por evaluar',
  grade: 'Su nota, de 1 a 10',
  star: '{{grade}} de 10',
  none: 'Toque una estrella',
  chosen: '{{grade}} de 10',
  low: 'Mala',
  high: 'Excelente',
  reason: 'Observación (opcional)',
  reasonNeeded: '¿Qué pasó?',
  count: '{{count}} de {{max}} letras',
  skip: 'Omitir',
  send: 'Enviar evaluación',
  noGrade: 'Ingrese una nota',
  noReason: '¡Ingrese una justificación!',
  sent: 'Evaluación enviada',
  failed: 'Error al enviar la evaluación',
};
