import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { PanelContext } from '../../core/http/context.ts';
import { Refused, refuse } from '../../core/refusal.ts';
import { pathRefusal } from './path.rules.ts';
import {
  deleteRoutine,
  insertRoutine,
  listRoutines,
  lockRoutine,
  type NewRoutine,
  updateRoutine,
} from './queries.ts';

type Routine = AnswerOf<'saveRoutine'>;

/** Every routine, by name (SCHED-08). */
export const allRoutines = ({ control }: PanelContext): Promise<Routine[]> => listRoutines(control);

/** Adds a routine (SCHED-09). @throws Refused CAMINHO_ROTINA_INVALIDO, ROTINA_CADASTRADA */
export async function saveRoutine(
  { control, trail }: PanelContext,
  body: CheckedInput<'saveRoutine'>['body'],
): Promise<Routine> {
  const routine = await insertRoutine(control, readForm(body));
  trail.push({ action: 'rotina.salva', detail: told(routine) });
  return routine;
}

/** Changes a routine (SCHED-09). @throws Refused NAO_ENCONTRADO, CAMINHO_ROTINA_INVALIDO, ROTINA_CADASTRADA */
export async function editRoutine(
  { control, trail }: PanelContext,
  body: CheckedInput<'editRoutine'>['body'],
): Promise<Routine> {
  const routine = await updateRoutine(control, body.nr_sequencial, readForm(body));
  if (routine === undefined) throw new Refused('NAO_ENCONTRADO');
  trail.push({ action: 'rotina.alterada', detail: told(routine) });
  return routine;
}

function readForm(body: CheckedInput<'saveRoutine' | 'editRoutine'>['body']): NewRoutine {
  const { nome_rotina: name, caminho_rotina: path, observacao_rotina: note } = body;
  refuse(pathRefusal(path));
  return { name, path, note: note === '' ? null : note };
}

const told = ({ nome_rotina, ds_caminho }: Routine) => `${nome_rotina}: ${ds_caminho}`;

/** Deletes a routine that no schedule uses, and its runs with it (SCHED-10). @throws Refused NAO_ENCONTRADO, ROTINA_EM_USO */
export async function removeRoutine({ control, trail }: PanelContext, id: number): Promise<void> {
  const routine = await lockRoutine(control, id);
  if (routine === undefined) throw new Refused('NAO_ENCONTRADO');
  if (routine.agendada) throw new Refused('ROTINA_EM_USO');
  await deleteRoutine(control, id);
  trail.push({ action: 'rotina.excluida', detail: routine.nome_rotina });
}
