import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import { tell } from '../core/events/tell.ts';
import type { JsonText } from '../core/json-text.ts';
import { Refused } from '../core/refusal.ts';
import { asTyped, wordsOf } from '../core/text.ts';
import {
  findProblem,
  insertProblem,
  insertSegment,
  isService,
  listCriticalities,
  listProblems,
  updateProblem,
} from './queries.ts';

/** Problems on a page of the registry. */
const pageSize = 20;

/** Problems whose name or segment holds a text, in any case; all without one (SEG-02, SEG-06). */
export function problems(
  { db }: Context,
  { search = '', page = 1 }: { search?: string | undefined; page?: number | undefined },
): Promise<JsonText> {
  return listProblems(db, wordsOf(search), { number: page, size: pageSize });
}

/**
 * Makes a problem, or changes the one numbered: orders made from then on begin with its level, time and service (SEG-05).
 * @throws Refused NAO_ENCONTRADO, CAMPO_INVALIDO for a standard service that is none in use,
 *   PROBLEMA_CADASTRADO by the index conjunto_nome
 */
export async function saveProblem(
  context: Context,
  body: CheckedInput<'saveProblem'>['body'],
): Promise<JsonText> {
  const { db, actor } = context;
  const item = body.servico_padrao ?? null;
  if (item !== null && !(await isService(db, item)))
    throw new Refused('CAMPO_INVALIDO', { faults: { servico_padrao: 'SERVICO_DESCONHECIDO' } });
  const saved = {
    name: asTyped(body.descricao),
    segment: body.segmento,
    criticality: body.criticidade,
    sla: body.sla,
    status: body.status,
    item,
  };
  const id = body.nr_sequencial ?? (await insertProblem(db, saved));
  if (body.nr_sequencial !== undefined && !(await updateProblem(db, id, saved)))
    throw new Refused('NAO_ENCONTRADO');
  tell(context, 'conjunto.mudou', { nr_seq_filial: actor.branchId }, { conjunto: id, ...saved });
  const problem = await findProblem(db, id);
  if (problem === undefined) throw new Error(`problem ${id} is not there after it was saved`);
  return problem;
}

/** Registers a segment. @throws Refused SEGMENTO_CADASTRADO by the index segmento_nome */
export async function registerSegment(
  context: Context,
  body: CheckedInput<'registerSegment'>['body'],
): Promise<AnswerOf<'registerSegment'>> {
  const name = asTyped(body.ds_grupo);
  const made = { name, department: body.departamento, tyres: body.habilita_pneus };
  const id = await insertSegment(context.db, made);
  tell(context, 'conjunto.segmento', { nr_seq_filial: context.actor.branchId }, { segmento: id, nome: name });
  return { nr_sequencial: id, ds_grupo: name };
}

/** Levels a problem can have (SEG-04). */
export function criticalities({ db }: Context): Promise<AnswerOf<'listCriticalities'>> {
  return listCriticalities(db);
}
