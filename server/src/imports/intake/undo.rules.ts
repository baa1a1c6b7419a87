import type { IntakeKind, RefusalCode } from '@terminal/contract';
import { z } from 'zod';

/** Tables imports write, each before those it refers to, in the order of deletion. */
export const madeTables = [
  'os_item',
  'os',
  'plano_historico',
  'veiculo_plano',
  'pneu_aplicacao',
  'pneu',
  'pneu_modelo',
  'plano_ciclo_item',
  'plano_ciclo',
  'plano',
  'fornecedor_contato',
  'clifor_filial',
  'clifor_cadastro',
  'clifor_acesso',
  'veiculo_filial',
  'km_leitura',
  'veiculo',
  'operacao',
  'conjunto',
  'estoque_movimento',
  'estoque',
  'g_clifor',
  'item_substituto',
  'item',
  'segmento',
  'motivo',
  'criticidade',
  'tipo_os',
  'tipo_veiculo_posicao',
  'tipo_veiculo',
  'turno',
  'feriado',
  'filial',
] as const;
/** A table rows of which an intake wrote, as its record names it; rows are deleted in the order of `madeTables`. */
export const MadeTable = z.enum(madeTables);
export type MadeTable = z.infer<typeof MadeTable>;

/** Tables that only describe rows: they do not count as use, and are deleted with them. */
export const toldOf = ['plano_mudanca'];

/** Columns for the display name of a line's record; the first existing one is used. */
export const shownBy = [
  'cd_externo',
  'nr_fogo',
  'nr_placa',
  'nr_matricula',
  'ds_codigoitem',
  'ds_colaborador',
  'ds_conjunto',
  'ds_item',
  'ds_plano',
  'nome',
  'ds_grupo',
  'ds_motivo',
  'ds_titulo',
  'ds_tipo',
  'ds_projeto',
  'ds_modelo',
  'ds_feriado',
  'ds_turno',
  'ds_filial',
  'cd_tipoveiculo',
] as const;

const reasons: readonly [RegExp, RefusalCode][] = [
  [/^(os|execucao|pesquisa|integracao|anexo|ordem_compra)(_|$)/, 'CARGA_FICA_OS'],
  [/^(km_leitura|leitura_retida)$/, 'CARGA_FICA_LEITURA'],
  [/^pneu/, 'CARGA_FICA_PNEU'],
  [/^(veiculo_plano|plano)/, 'CARGA_FICA_NO_PLANO'],
  [/^(veiculo|socorro)/, 'CARGA_FICA_VEICULO'],
  [/^(estoque|inventario)/, 'CARGA_FICA_ESTOQUE'],
  [/^(clifor|g_clifor)/, 'CARGA_FICA_PESSOA'],
  [/^conjunto$/, 'CARGA_FICA_PROBLEMA'],
  [/^comando$/, 'CARGA_FICA_AGIU'],
];

/** Reason why a row stays to which rows of a table refer. */
export const usedBy = (table: string): RefusalCode =>
  reasons.find(([those]) => those.test(table))?.[1] ?? 'CARGA_FICA_USADA';

/** Lines per step, kept small because references to them are searched in whole tables. */
export const linesAtOnce = (kind: IntakeKind): number =>
  kind === 'vehicles' || kind === 'tyres' || kind === 'orders' || kind === 'stock' ? 500 : 50;

/** Reason in the stock ledger for an undone entry. */
export const ledgerReason = (intake: number, why: string): string =>
  `Carga ${intake} desfeita: ${why}`.slice(0, 500);
