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

/** Rows of the installation that generated requests may name, so that some of them reach what lies behind the checks. */
export interface Ground {
  orders: readonly number[];
  plates: readonly string[];
  items: readonly number[];
  tyres: readonly number[];
  databases: readonly string[];
  tables: readonly string[];
  /** In whose name a kind of sender acts, and with which digits. */
  actors: Partial<Record<Caller, { person: number; digits: string }>>;
}

/** What fields of a call may hold to lead somewhere, sent by this caller. */
export function knownBy(ground: Ground, name: CallName, caller: Caller): Known {
  const actor = ground.actors[caller];
  const person = actor === undefined ? undefined : [actor.person];
  const digits = actor === undefined ? undefined : [actor.digits];
  const words: [RegExp, readonly unknown[] | undefined][] = [
    [/^cpf$/, name === 'login' ? ['123'] : name === 'panelLogin' ? ['111'] : digits],
    [/^matricula$/, name === 'panelLogin' ? ['9001'] : ['1001']],
    [/^empresa$/, ['DEMO']],
    [/^(nr_seq_clifor|tecnicoId|cd_clifor|cdClifor|nrSeqClifor|idMecanico)$/, person],
    [/(^|_)os$|^nrOs$|^nrSeqOs$|^ordem_servico$/i, ground.orders],
    [/placa/, ground.plates],
    [/^(cod|itemId|nr_seq_item|cd_item|servicos)$/, ground.items],
    [/pneu/, ground.tyres],
    [/^(base|banco|database|ds_base|bases)$/, ground.databases],
    [/^(tabela|table|ds_tabela)$/, ground.tables],
    [
      /^(script|sql|ds_script)$/,
      ['select 1', 'select nr_sequencial from os limit 3', "update os set nr_km = 'x'"],
    ],
    [/^(campo|coluna|column|order)$/, ['nr_sequencial']],
    [/^id$/, calls[name].path.startsWith('os/') ? ground.orders : undefined],
  ];
  return (field) => words.find(([pattern]) => pattern.test(field))?.[1];
}
