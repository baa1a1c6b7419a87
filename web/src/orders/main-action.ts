import type { OrderCard, OrderCommand } from '@terminal/contract';
import { isComplete } from '@terminal/contract/sla';

/** What the one main button of an order does. */
export type MainAction = 'start' | 'resume' | 'finish' | 'details';

/** What decides it: the commands the server allows this session now, whether a pause is open, and whether all is done. */
interface ActionFacts extends Pick<OrderCard, 'executaveis' | 'executaveis_encerrados' | 'pecas_abertas'> {
  permitido: readonly OrderCommand[];
  pausa: unknown;
}

/**
 * The main action of an order: the first the server permits, the finish before a start where nothing is left to do.
 * A paused order that may not continue (open purchase order) offers its page, not the finish.
 */
export function mainAction(order: ActionFacts): MainAction {
  const { permitido, pausa } = order;
  const finishes = permitido.includes('finalizar') && pausa === null;
  if (finishes && isComplete(order)) return 'finish';
  if (permitido.includes('iniciar')) return 'start';
  if (permitido.includes('continuar')) return 'resume';
  return finishes ? 'finish' : 'details';
}
