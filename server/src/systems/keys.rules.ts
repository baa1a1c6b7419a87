import type { Call, CallerKind, Permission } from '@terminal/contract';
import { type Granted, kindOf, permissionsOf } from '@terminal/contract/permissions';
import { callerReaches } from '@terminal/contract/rights';

/** A call a key can be given. */
export type KeyCall = Pick<Call, 'method' | 'path' | 'needs'> & { readonly who: readonly CallerKind[] };

/** What a person's key may do. */
export interface KeyRights {
  tipo: CallerKind;
  permissoes: Permission[];
}

/**
 * What a key in the name of a person may do: as the person, but it never administers the company.
 * @param person with the first of his branches, which says what kind of caller he is
 */
export function keyRightsOf(person: Omit<Granted, 'st_administra'> & { st_atendeos: 'S' | 'N' }): KeyRights {
  const tipo = kindOf({ fornecExt: 'N', atendeOs: person.st_atendeos });
  return { tipo, permissoes: permissionsOf(tipo, { ...person, st_administra: 'N' }) };
}

/** Calls a person's key may not send, as its owner reads them, with the permissions they need. */
export const beyond = ({ tipo, permissoes }: KeyRights, calls: readonly KeyCall[]): string[] =>
  calls
    .filter((call) => !callerReaches(tipo, (one) => permissoes.includes(one), call))
    .map(({ method, path, needs }) =>
      [`${method} ${path}`, ...(needs.length === 0 ? [] : [`(${needs.join(', ')})`])].join(' '),
    );
