import { z } from 'zod';
import { defineCall, everyone } from '../core/call.ts';
import { bigId, bigIdText, flag, id, meter, money, text } from '../core/fields.ts';
import { identity, identityRefusals, workIdentity, workIdentityRefusals } from '../core/identity.ts';
import { orderRef } from '../orders/order.ts';
import { sendersOf } from '../orders/senders.ts';
import { shownOrigin } from '../orders/shown.ts';
import { stateRefusals } from '../orders/states.ts';
import { surveyEntry } from '../surveys/entry.ts';

const interval = z.strictObject({
  nr_sequencial: bigId,
  nr_seq_os: bigId,
  nr_seq_os_item: bigId.nullable(),
  nr_seq_clifor_inicio: z.int(),
  dt_inicio: z.iso.datetime({ offset: true }),
});

const running = z.strictObject({
  ...interval.shape,
  nr_placa: z.string(),
  nr_frota: z.string().nullable(),
  ds_conjunto: z.string().nullable(),
  ds_item: z.string().nullable(),
  /** Branch of the order when it is not the session's. */
  ds_filial: z.string().nullable(),
});

const startRefusals = [
  ...identityRefusals,
  'OS_DE_PLANO',
  'FORNECEDOR_PENDENTE',
  'MECANICO_OCUPADO',
  'MECANICO_OCUPADO_PLANO',
  'OC_ABERTA',
] as const;

const prefix = 'os/itens/execucoes';

/** Work on an order: start, pause, resume, stop, finish, and what runs now. */
export const executionCalls = {
  /** Starts an order or one of its items; on a paused item it resumes the work (G-41). */
  startExecution: defineCall({
    method: 'POST',
    path: `${prefix}/iniciar`,
    later: { given: true, signer: 'nr_seq_clifor', chained: true },
    changes: ['exec'],
    summary: 'Start or resume the work on an order',
    source: 'doc 2 §4, C-067, EXEC-01..04, EXEC-15, EXEC-16, G-41',
    who: sendersOf('iniciar', 'continuar'),
    command: true,
    body: z.strictObject({ nr_seq_os: bigId, nr_seq_item: bigId.optional(), ...shownOrigin, ...identity }),
    answer: z.strictObject({
      execucao: interval.nullable(),
      /** true: another technician paused it, nothing was changed; send gerarOsTransicao. */
      gera_transicao: z.boolean(),
    }),
    refusals: [...stateRefusals('iniciar', 'continuar'), ...startRefusals, 'ITEM_JA_ATENDIDO', 'OS_MUDOU'],
  }),
  /** Takes a paused order over from another technician: the original closes, a linked order continues it (G-42). */
  createTransitionOrder: defineCall({
    method: 'POST',
    path: `${prefix}/gerarOsTransicao`,
    changes: ['exec', 'os'],
    summary: 'Take over a paused order as a transition order',
    source: 'doc 2 §4, C-072, EXEC-16, G-42',
    who: sendersOf('continuar'),
    command: true,
    body: z.strictObject({ nr_seq_os: bigId, ...identity }),
    answer: z.strictObject({ nr_seq_os: bigId }),
    refusals: [...stateRefusals('continuar'), ...startRefusals, 'MESMO_MECANICO'],
  }),
  /** Pauses the running work with a reason; some reasons need the part waited for. */
  pauseExecution: defineCall({
    method: 'PUT',
    path: `${prefix}/initPause`,
    later: { given: true, signer: 'nr_seq_clifor', chained: true },
    changes: ['exec'],
    summary: 'Pause the work on an order',
    source: 'doc 2 §4 and §5, C-080, EXEC-08..13',
    who: sendersOf('pausar'),
    command: true,
    body: z.strictObject({
      nr_seq_os: bigId,
      justificativa: text(120).optional(),
      peca: id.nullish(),
      observacao: text(300).nullish(),
      ...workIdentity,
    }),
    answer: orderRef,
    refusals: [
      ...stateRefusals('pausar'),
      ...workIdentityRefusals,
      'OUTRO_MECANICO',
      'JUSTIFICATIVA_OBRIGATORIA',
      'PECA_OBRIGATORIA',
    ],
  }),
  /** Ends the running service, or with finalizar_os S the whole order. A: order still active, E: closed (G-39, G-40). */
  closeExecution: defineCall({
    method: 'PUT',
    path: `${prefix}/encerrar`,
    later: { given: true, signer: 'nr_seq_clifor', chained: true },
    changes: ['exec', 'os'],
    summary: 'Stop the running service, or finish the order',
    source: 'doc 2 §3..§5, C-079, EXEC-18..27, G-39, G-40, G-50, G-111',
    who: sendersOf('parar', 'finalizar'),
    command: true,
    body: z.strictObject({
      nr_seq_os: bigId,
      /** Catalogue service done, for work that has no item. */
      nr_servico: id.nullish(),
      obsExterna: text(500).nullish(),
      km_atual: meter.min(1).nullish(),
      /** BRL, for the work that ends, in addition to the prices of the items; external orders only. */
      precoTotal: money.nullish(),
      pneuAtendimento: text(30).nullish(),
      pneuNovo: text(30).nullish(),
      /** Text of the reason of a roadside rescue (G-51). */
      socorroEmRota: text(120).nullish(),
      finalizar_os: flag.optional(),
      /** Items still open that are done as well: services are attended, parts are taken from the stock. */
      feitos: z.array(bigId).max(200).optional(),
      /** Item the same person starts at once, when a single service is stopped. */
      proximo: bigId.optional(),
      confirma_km: flag.optional(),
      /** S confirms an unlikely reading. */
      confirma: flag.optional(),
      ...workIdentity,
    }),
    answer: z.strictObject({
      codigo: z.enum(['A', 'E']),
      pesquisa_nps: z.array(surveyEntry),
      /** The work begun on `proximo`. */
      execucao: interval.nullable(),
    }),
    refusals: [
      ...stateRefusals('parar', 'finalizar'),
      ...workIdentityRefusals,
      'OUTRO_MECANICO',
      'NAO_ENCONTRADO',
      'OS_DE_PLANO',
      'OS_EM_ATENDIMENTO',
      'ITEM_JA_ATENDIDO',
      'PECA_DA_OFICINA',
      'ESTOQUE_INSUFICIENTE',
      'SERVICO_OBRIGATORIO',
      'PRECO_OBRIGATORIO',
      'PRECO_SO_EXTERNA',
      'MOTIVO_SOCORRO_OBRIGATORIO',
      'ITENS_PENDENTES',
      'ITENS_DO_PLANO_PENDENTES',
      'KM_MENOR',
      'KM_DISTANTE',
      'CONFIRMA_KM',
      'CONFIRMA_LEITURA',
    ],
  }),
  /** Orders a technician is working on now; the text is the start's refusal when there are some. */
  checkRunning: defineCall({
    method: 'POST',
    path: `${prefix}/validate-iniciadas-by-clifor`,
    reads: ['os', 'exec'],
    summary: 'Orders a technician attends now',
    source: 'doc 2 §7, C-077, EXEC-05',
    who: everyone,
    body: z.strictObject({ nr_seq_clifor: id }),
    answer: z.strictObject({ iniciadas: z.array(bigId), mensagem: z.string() }),
    refusals: ['OUTRA_PESSOA', 'NAO_ENCONTRADO'],
  }),
  /** Running intervals of a technician. */
  listRunning: defineCall({
    method: 'POST',
    path: `${prefix}/iniciadas-by-clifor`,
    kept: { most: 1, around: true },
    reads: ['os', 'exec'],
    summary: 'Running work of a technician',
    source: 'doc 2 §7, C-078, EXEC-05',
    who: everyone,
    body: z.strictObject({ nr_seq_clifor: id }),
    answer: z.array(running),
    refusals: ['OUTRA_PESSOA', 'NAO_ENCONTRADO'],
  }),
  /** The open pause of an order: who, why, since when. */
  getPause: defineCall({
    method: 'GET',
    path: `${prefix}/findPause/{id}`,
    kept: { most: 50 },
    summary: 'The open pause of an order',
    source: 'doc 2 §7, C-083, EXEC-14',
    who: everyone,
    params: z.strictObject({ id: bigIdText }),
    answer: z.strictObject({
      nr_seq_clifor: z.int(),
      ds_colaborador: z.string(),
      justificativa: z.string(),
      peca: z.string().nullable(),
      observacao: z.string().nullable(),
      dt_pausa: z.iso.datetime({ offset: true }),
    }),
    refusals: ['NAO_ENCONTRADO', 'SEM_PAUSA'],
  }),
  /** Whether an open purchase order keeps work from being resumed. */
  checkPurchase: defineCall({
    method: 'GET',
    path: `${prefix}/verificaOCAberta`,
    summary: 'Is a purchase order open',
    source: 'doc 2 §7, C-090, EXEC-17',
    who: everyone,
    query: z.strictObject({ nr_seq_os: bigIdText }),
    answer: z.strictObject({ oc_aberta: z.boolean() }),
    refusals: ['NAO_ENCONTRADO'],
  }),
};
