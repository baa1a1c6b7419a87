import type { Intake } from './api.ts';

/** Whether something is left to be written, or to be gone on with. */
export const canWrite = ({ st_carga, qt_novas, qt_mudadas }: Intake): boolean =>
  st_carga === 'K' || st_carga === 'E' || (st_carga === 'P' && qt_novas + qt_mudadas > 0);

/** The explanation of the state of an intake (texts `intake.explained`); null: nothing. */
export function explainedOf(intake: Intake): 'P' | 'nothing' | 'S' | 'kept' | 'unwritten' | null {
  const { st_carga, qt_recusadas, pode_desfazer } = intake;
  // Written intakes can be undone; one cancelled during its check wrote nothing.
  if (st_carga === 'K' || st_carga === 'E') return pode_desfazer ? 'kept' : 'unwritten';
  if (st_carga === 'P' && !canWrite(intake)) return 'nothing';
  return (st_carga === 'P' || st_carga === 'S') && qt_recusadas > 0 ? st_carga : null;
}
