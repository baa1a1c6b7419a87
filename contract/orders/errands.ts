import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { bigId, bigIdText, cpf, flag, id, moment, text } from '../core/fields.ts';
import { identity, identityRefusals } from '../core/identity.ts';
import { orderRef } from './order.ts';
import { purchase } from './outside.ts';
import { sendersOf } from './senders.ts';
import { stateRefusals } from './states.ts';

const order = z.strictObject({ id: bigIdText });

/** Commands on an order as a whole, other than those on its work. */
export const errandCalls = {
  /** Hands the vehicle back to operation, once; the order may go on (G-38). */
  releaseVehicle: defineCall({
    method: 'PUT',
    path: 'os/{id}/liberar-veiculo',
    changes: ['os'],
    summary: 'Hand the vehicle back',
    source: 'doc 2 §4, C-035, DETAIL-21, G-38',
    who: sendersOf('liberar_veiculo'),
    command: true,
    params: order,
    body: z.strictObject(identity),
    answer: z.strictObject({ dt_liberado: moment }),
    refusals: [...identityRefusals, 'VEICULO_JA_LIBERADO'],
  }),
  /** Approves an order that waits for it; only approvers, in their own name (G-37). */
  approveOrder: defineCall({
    method: 'PUT',
    path: 'os/{id}/aprovar',
    changes: ['os'],
    summary: 'Approve an order',
    source: 'C-047, G-37',
    who: sendersOf('aprovar'),
    command: true,
    params: order,
    body: z.strictObject(identity),
    answer: orderRef,
    refusals: [...stateRefusals('aprovar'), ...identityRefusals],
  }),
  /** Opens a closed order again; only approvers, within qt_dias_reabertura days (G-36). */
  reopenOrder: defineCall({
    method: 'POST',
    path: 'os/{id}/reabrir',
    changes: ['os'],
    summary: 'Reopen a closed order',
    source: 'C-048, G-36',
    who: sendersOf('reabrir'),
    command: true,
    params: order,
    body: z.strictObject({ motivo: text(300), ...identity }),
    answer: orderRef,
    refusals: [
      ...stateRefusals('reabrir'),
      ...identityRefusals,
      'OS_DE_PLANO_FECHADA',
      'REABERTURA_EXPIRADA',
      'OS_DUPLICADA',
      'JUSTIFICATIVA_OBRIGATORIA',
    ],
  }),
  /** Puts the vehicle on the lift, or takes it down; the card shows it (LIST-27). */
  setLift: defineCall({
    method: 'PUT',
    path: 'os/{id}/elevador',
    changes: ['os'],
    summary: 'Put the vehicle on the lift',
    source: 'addition; doc 1 §2',
    who: sendersOf('elevador'),
    command: true,
    params: order,
    body: z.strictObject({ st_elevador: flag, ...identity }),
    answer: orderRef,
    refusals: [...stateRefusals('elevador'), ...identityRefusals],
  }),
  /**
   * Assigns a supplier to an internal order of no plan that nobody works on: the order stays internal, and the supplier sees it
   * too (G-45).
   */
  assignSupplier: defineCall({
    method: 'PUT',
    path: 'os/{id}/fornecedor',
    changes: ['os'],
    summary: 'Assign a supplier to an internal order',
    source: 'addition; doc 2 §6, G-45, EXT-05, EXT-10',
    who: sendersOf('designar_fornecedor'),
    command: true,
    params: order,
    body: z.strictObject({ nr_fornec: id.nullish(), ...identity }),
    answer: orderRef,
    refusals: [
      ...stateRefusals('designar_fornecedor'),
      ...identityRefusals,
      'OS_JA_EXTERNA',
      'OS_DE_PLANO_SEM_FORNECEDOR',
      'FORNECEDOR_OBRIGATORIO',
    ],
  }),
  /**
   * Takes an order back from its supplier while nobody works on it: one he was assigned to inside, or one that was sent to
   * him, which is internal again, unless he told a price. The reason is kept among its comments.
   */
  withdrawSupplier: defineCall({
    method: 'PUT',
    path: 'os/{id}/retirar-fornecedor',
    changes: ['os'],
    summary: 'Take an order back from its supplier',
    source: 'addition; doc 2 §6, G-45',
    who: sendersOf('retirar_fornecedor'),
    command: true,
    params: order,
    body: z.strictObject({ motivo: text(300), ...identity }),
    answer: orderRef,
    refusals: [
      ...stateRefusals('retirar_fornecedor'),
      ...identityRefusals,
      'OS_SEM_FORNECEDOR',
      'OS_COM_PRECO',
      'JUSTIFICATIVA_OBRIGATORIA',
    ],
  }),
  /** Opens a purchase order: work on the order is not resumed until it is closed (G-44). */
  openPurchase: defineCall({
    method: 'POST',
    path: 'os/{id}/oc',
    changes: ['os'],
    summary: 'Open a purchase order',
    source: 'C-049, EXEC-17, G-44',
    who: sendersOf('ordem_compra'),
    command: true,
    params: order,
    body: z.strictObject({ nr_oc: text(30), nr_seq_item: id.nullish(), ...identity }),
    answer: purchase,
    refusals: [...stateRefusals('ordem_compra'), ...identityRefusals],
  }),
  /** Closes a purchase order (G-44). */
  closePurchase: defineCall({
    method: 'PUT',
    path: 'os/{id}/oc',
    changes: ['os'],
    summary: 'Close a purchase order',
    source: 'C-050, EXEC-17, G-44',
    who: sendersOf('ordem_compra'),
    command: true,
    params: order,
    body: z.strictObject({ nr_sequencial: id, ...identity }),
    answer: purchase,
    refusals: [...stateRefusals('ordem_compra'), ...identityRefusals, 'OC_FECHADA'],
  }),
  /** Reports a claim; its pictures (origin S) are uploaded first. `data_os` and `ds_colaborador` decide nothing. */
  reportClaim: defineCall({
    method: 'POST',
    path: 'os/informarSinstro',
    changes: ['integracao'],
    summary: 'Report a claim',
    source: 'doc 2 §3..§5, C-040, EXT-09, EXT-10, G-46',
    who: sendersOf('informar_sinistro'),
    command: true,
    body: z.strictObject({
      observacao: text(500),
      cd_clifor: id,
      ordem_servico: bigId,
      data_os: text(40).optional(),
      ds_colaborador: text(120).optional(),
      cpf,
    }),
    answer: orderRef,
    refusals: [...stateRefusals('informar_sinistro'), ...identityRefusals, 'ANEXO_OBRIGATORIO'],
  }),
};
