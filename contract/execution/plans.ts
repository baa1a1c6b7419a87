import { z } from 'zod';
import { defineCall, everyone } from '../core/call.ts';
import { bigId, flag, id, idText, meter, money, text } from '../core/fields.ts';
import { planIdentity, planWorkIdentity, workIdentityRefusals } from '../core/identity.ts';
import { sendersOf } from '../orders/senders.ts';
import { shownOrigin } from '../orders/shown.ts';
import { stateRefusals } from '../orders/states.ts';
import { surveyEntry } from '../surveys/entry.ts';

const workRefusals = [...workIdentityRefusals, 'OS_ENCERRADA', 'OS_SEM_PLANO'] as const;
const startRefusals = [
  ...workRefusals,
  'FORNECEDOR_PENDENTE',
  'MECANICO_OCUPADO_PLANO',
  'OC_ABERTA',
] as const;

const prefix = 'os/itens/execucoes';

/** Work on the orders of plans. */
export const planWorkCalls = {
  /** Starts (I) or finishes (F) the order of a plan; finishing counts the next cycle from here (G-57, docs/planning.md). */
  workOnPlan: defineCall({
    method: 'POST',
    path: `${prefix}/iniciaPreventiva`,
    later: { given: true, signer: 'tecnicoId', chained: true },
    changes: ['exec', 'os'],
    summary: 'Start or finish a plan order',
    source: 'doc 2 §4, §5 and §7, C-068, EXEC-07, EXEC-28, EXEC-29, G-57',
    who: sendersOf('iniciar', 'finalizar'),
    command: true,
    body: z.strictObject({
      nrSeqOs: bigId,
      acao: z.enum(['I', 'F']),
      /** Required to finish; recorded as a reading when given at the start. */
      km_veiculo: meter.nullish(),
      obs_externa: text(500).nullish(),
      confirma_km: flag.optional(),
      /** Price given at the finish of an external order, in addition to the prices of its items; BRL. */
      precoTotal: money.nullish(),
      /** S confirms an unlikely reading. */
      confirma: flag.optional(),
      ...shownOrigin,
      ...planWorkIdentity,
    }),
    answer: z.strictObject({
      nr_sequencial: bigId,
      pesquisa_nps: z.array(surveyEntry),
    }),
    refusals: [
      ...stateRefusals('iniciar', 'finalizar'),
      ...startRefusals,
      'OS_MUDOU',
      'OUTRO_MECANICO',
      'ITENS_DO_PLANO_PENDENTES',
      'PRECO_OBRIGATORIO',
      'PRECO_SO_EXTERNA',
      'KM_MENOR',
      'KM_DISTANTE',
      'CONFIRMA_KM',
      'CONFIRMA_LEITURA',
    ],
  }),
  /** Resumes a paused plan order; for another technician the answer says to send gerarOsTransicao. */
  resumePlan: defineCall({
    method: 'POST',
    path: `${prefix}/continuarPreventiva`,
    changes: ['exec'],
    summary: 'Resume a plan order',
    source: 'doc 2 §7, C-069, EXEC-07, G-41',
    who: sendersOf('continuar'),
    command: true,
    body: z.strictObject({ nr_seq_os: bigId, ...planIdentity }),
    answer: z.strictObject({ nr_sequencial: bigId, gera_transicao: z.boolean() }),
    refusals: [...stateRefusals('continuar'), ...startRefusals],
  }),
  /** Pauses a plan order with a reason. */
  pausePlan: defineCall({
    method: 'POST',
    path: `${prefix}/pausarPreventiva`,
    changes: ['exec'],
    summary: 'Pause a plan order',
    source: 'doc 2 §7, C-070, EXEC-07, EXEC-09..12',
    who: sendersOf('pausar'),
    command: true,
    body: z.strictObject({
      nr_seq_os: bigId,
      justificativa: text(120).optional(),
      peca: id.nullish(),
      observacao: text(300).nullish(),
      ...planWorkIdentity,
    }),
    answer: z.strictObject({ nr_sequencial: bigId }),
    refusals: [
      ...stateRefusals('pausar'),
      ...workRefusals,
      'OUTRO_MECANICO',
      'JUSTIFICATIVA_OBRIGATORIA',
      'PECA_OBRIGATORIA',
    ],
  }),
  /** Plan orders a technician works on now. */
  checkRunningPlans: defineCall({
    method: 'GET',
    path: `${prefix}/validate-iniciadas-preventiva/{idMecanico}`,
    summary: 'Plan orders a technician attends now',
    source: 'doc 2 §7, C-084, EXEC-05',
    who: everyone,
    params: z.strictObject({ idMecanico: idText }),
    answer: z.strictObject({ iniciadas: z.array(bigId) }),
    refusals: ['OUTRA_PESSOA', 'NAO_ENCONTRADO'],
  }),
};
