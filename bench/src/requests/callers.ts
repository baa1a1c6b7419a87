import type { CallName, Who } from '@terminal/contract';
import { calls, isPanelWho, levelReaches, panelLevels } from '@terminal/contract';
import type { Known } from './values.ts';

/** Kinds of senders: of the terminal, of the panel by level, without a token, with one nobody gave. */
export const callers = ['attendant', 'staff', 'supplier', ...panelLevels, 'nobody', 'stranger'] as const;
export type Caller = (typeof callers)[number];

/** Whether a kind of sender may send a call at all. */
export function maySend(caller: Caller, who: Who): boolean {
  if (typeof who === 'string') return true;
  if (!isPanelWho(who)) return who.some((kind) => kind === caller);
  return panelLevels.some((level) => level === caller && levelReaches(level, who.panel));
}

/** Kinds of rows that generated requests may name by number. */
type Row = keyof typeof rowsOf;

/** How the numbers of some rows of each kind are found in the company's database; open orders first. */
export const rowsOf = {
  order: 'select nr_sequencial from os where nr_seq_filial = 1 order by dt_final desc nulls first limit 12',
  item: `select i.nr_sequencial from os_item i join os o on o.nr_sequencial = i.nr_seq_os
          where o.nr_seq_filial = 1 order by o.dt_final desc nulls first, i.nr_sequencial limit 20`,
  tyre: 'select nr_sequencial from pneu order by 1 limit 20',
  tyreReading: 'select nr_sequencial from pneu_leitura order by 1 desc limit 10',
  tyreMovement: 'select nr_sequencial from pneu_aplicacao order by 1 desc limit 10',
  plan: 'select nr_sequencial from plano order by 1 limit 5',
  cycle: 'select nr_sequencial from plano_ciclo order by 1 limit 10',
  vehiclePlan: 'select nr_sequencial from veiculo_plano order by 1 limit 10',
  reading: 'select nr_sequencial from km_leitura order by 1 desc limit 10',
  heldReading: 'select nr_sequencial from leitura_retida order by 1 desc limit 10',
  stock: 'select nr_sequencial from estoque where nr_seq_filial = 1 order by 1 limit 10',
  inventory: 'select nr_sequencial from inventario order by dt_final desc nulls first limit 3',
  person: 'select nr_sequencial from g_clifor order by 1 limit 10',
  supplier: `select nr_sequencial from g_clifor where tp_clifor = 'F' order by 1 limit 5`,
  segment: 'select nr_sequencial from segmento order by 1 limit 5',
  problem: 'select nr_sequencial from conjunto order by 1 limit 5',
} as const;

/** What generated requests may name, so that some of them reach what lies behind the checks. */
export interface Ground {
  rows: (kind: Row) => readonly number[];
  plates: readonly string[];
  tyreNumbers: readonly string[];
  databases: readonly string[];
  companies: readonly number[];
  tables: readonly string[];
  /** In whose name a kind of sender acts, and with which digits. */
  actors: Partial<Record<Caller, { person: number; digits: string }>>;
}

/** Which rows the `id` of a path means, by how the path begins; the longest beginnings first. */
const idsOf: readonly (readonly [string, Row])[] = [
  ['borracharia/leituras/', 'tyreReading'],
  ['borracharia/movimentos/', 'tyreMovement'],
  ['cadastros/', 'supplier'],
  ['colaborador', 'person'],
  ['estoque/itens/', 'stock'],
  ['frota/leituras/retidas/', 'heldReading'],
  ['frota/leituras/', 'reading'],
  ['inventario/', 'inventory'],
  ['os/', 'order'],
  ['planos/veiculos/', 'vehiclePlan'],
  ['planos/', 'plan'],
];

/** What fields of a call may hold to lead somewhere, sent by this caller. */
export function knownBy(ground: Ground, name: CallName, caller: Caller): Known {
  const { rows } = ground;
  const actor = ground.actors[caller];
  const person = actor === undefined ? undefined : [actor.person];
  const digits = actor === undefined ? undefined : [actor.digits];
  const { path, who } = calls[name];
  const ids = idsOf.find(([begin]) => path.startsWith(begin))?.[1];
  const words: [RegExp, readonly unknown[] | undefined][] = [
    [/^cpf$/, name === 'login' ? ['123'] : name === 'panelLogin' ? ['111'] : digits],
    [/^matricula$/, name === 'panelLogin' ? ['9001'] : ['1001']],
    [/^empresa$/, isPanelWho(who) ? ground.companies : ['DEMO']],
    [/^nr_seq_empresa$/, ground.companies],
    [/^(nr_seq_clifor|tecnicoId|cd_clifor|cdClifor|nrSeqClifor|idMecanico)$/, person],
    [/(^|_)os$|^nrOs$|^nrSeqOs$|^ordem_servico$/i, rows('order')],
    [/placa/, ground.plates],
    [/^nr_fogo$/, ground.tyreNumbers],
    [/^(cod|itemId|nr_seq_item|cd_item|servicos)$/, rows('item')],
    [/pneu/, rows('tyre')],
    [/^nr_seq_estoque$/, rows('stock')],
    [/^nr_seq_inventario$/, rows('inventory')],
    [/^(nr_seq_ciclo|cdProxCiclo|cd_prox_ordem.*)$/, rows('cycle')],
    [/fornec/, rows('supplier')],
    [/segmento/i, rows('segment')],
    [/^nr_problema$/, rows('problem')],
    [/^pessoa$/, rows('person')],
    [/^tipo$/, path.startsWith('cadastros/') ? ['suppliers'] : undefined],
    [/^filial$/, [1]],
    [/^page$/, [1, 2]],
    [/^per_page$/, [10]],
    [/^(db_name|bases)$/, ground.databases],
    [/^nome_tabela$/, ground.tables],
    [/^script$/, ['select 1', 'select nr_sequencial from os limit 3', "update os set nr_km = 'x'"]],
    [/^(campo|coluna|column|order)$/, ['nr_sequencial']],
    [/^id$/, ids === undefined ? undefined : ids === 'person' && person ? person : rows(ids)],
  ];
  return (field) => words.find(([pattern]) => pattern.test(field))?.[1];
}
