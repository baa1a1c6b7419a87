import type { OrderCommand } from '@terminal/contract';

/** What the one main button of an order does. */
export type MainAction = 'start' | 'resume' | 'finish' | 'details';

/** What decides it: the commands the server allows this session now, and whether a pause is open. */
interface Standing {
  permitido: readonly OrderCommand[];
  pausa: unknown;
}

/**
 * The main action of an order, read off `permitido` alone.
 * A paused order that may not continue (open purchase order) offers its page, not the finish.
 */
export function mainAction({ permitido, pausa }: Standing): MainAction {
  if (permitido.includes('iniciar')) return 'start';
  if (permitido.includes('continuar')) return 'resume';
  if (permitido.includes('finalizar') && pausa === null) return 'finish';
  return 'details';
}
