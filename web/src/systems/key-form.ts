import type { InputOf } from '@terminal/contract';
import { callerReaches } from '@terminal/contract/rights';
import type { CallGroup, Key, KeyPerson } from './api.ts';

/** What is typed and chosen of a key. */
export interface KeyDraft {
  name: string;
  person: string;
  branch: string;
  perMinute: string;
  /** Last day it is good for, YYYY-MM-DD; empty: until it is revoked. */
  until: string;
  calls: readonly string[];
}

const usualPerMinute = 120;

/** A new key, or one that is changed. */
export const draftOf = (key: Key | null): KeyDraft => ({
  name: key?.ds_chave ?? '',
  person: key === null ? '' : String(key.nr_seq_clifor),
  branch: key === null ? '' : String(key.nr_seq_filial),
  perMinute: String(key?.qt_por_minuto ?? usualPerMinute),
  until: key?.dt_expira?.slice(0, 10) ?? '',
  calls: key?.ds_chamadas ?? [],
});

/** Fields that are missing or cannot be, in the order of the form. */
export function missingIn({ name, person, branch, perMinute, calls }: KeyDraft): (keyof KeyDraft)[] {
  const wrong: Record<string, boolean> = {
    name: name.trim() === '',
    person: person === '',
    branch: branch === '',
    perMinute: !/^\d{1,4}$/.test(perMinute) || Number(perMinute) < 1 || Number(perMinute) > 6_000,
    calls: calls.length === 0,
  };
  return (Object.keys(wrong) as (keyof KeyDraft)[]).filter((field) => wrong[field]);
}

/** What is sent of it. */
export const givenOf = ({ name, perMinute, until, calls }: KeyDraft): InputOf<'changeKey'>['body'] => ({
  ds_chave: name.trim(),
  ds_chamadas: [...calls],
  qt_por_minuto: Number(perMinute),
  dt_expira: until === '' ? null : `${until}T23:59:59Z`,
});

/** The choice once these calls are taken or left. */
export function chosen(calls: readonly string[], names: readonly string[], on: boolean): string[] {
  const rest = calls.filter((name) => !names.includes(name));
  return on ? [...rest, ...names] : rest;
}

type OneCall = CallGroup['chamadas'][number];

/** Whether the key of a person may send a call; nobody chosen yet: who knows. */
export const mayBeOf = (
  person: Pick<KeyPerson, 'tipo' | 'permissoes'> | undefined,
  { quem, precisa }: OneCall,
) =>
  person === undefined ||
  callerReaches(person.tipo, (one) => person.permissoes.includes(one), { who: quem, needs: precisa });

/** Calls of an area that only read. */
export const readingOf = ({ chamadas }: CallGroup): string[] =>
  chamadas.filter(({ escreve }) => !escreve).map(({ nome }) => nome);
