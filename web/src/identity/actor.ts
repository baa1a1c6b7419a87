import type { AnswerOf, OrderCard } from '@terminal/contract';
import { kindOf } from '@terminal/contract/permissions';
import { personName, sentence } from '../core/format/words.ts';
import { searchFor } from '../core/search.ts';
import type { BranchSession } from '../core/session/record.ts';

/** The acting person, as shown next to the keypad. */
export interface Actor {
  nr_seq_clifor: number;
  name: string;
  role: string | null;
  registration: string | null;
  photo: string | null;
  /** self: signed in as that person. supplier: a workshop's login. picked: chosen on a shared terminal. */
  kind: 'self' | 'supplier' | 'picked';
}

export type Technician = AnswerOf<'listTechnicians'>['items'][number];

/** What was typed at the sign-in; null: a badge or the company's account signed in. */
const registrationOf = ({ infColab }: BranchSession): string | null => infColab.matricula || null;

/** Technicians and suppliers act as themselves (DETAIL-16); staff select a technician, so there is none yet (DETAIL-15). */
export function ownActor(session: BranchSession): Actor | null {
  const kind = kindOf(session);
  if (kind === 'staff') return null;
  const supplier = kind === 'supplier';
  return {
    nr_seq_clifor: session.tecnicoId,
    name: personName(session.dsColaborador),
    role: null,
    registration: supplier ? null : registrationOf(session),
    photo: session.foto,
    kind: supplier ? 'supplier' : 'self',
  };
}

/** Approvers decide in their own name, also on a shared terminal (G-37). */
export const selfActor = (session: BranchSession): Actor =>
  ownActor(session) ?? {
    nr_seq_clifor: session.tecnicoId,
    name: personName(session.dsColaborador),
    role: null,
    registration: registrationOf(session),
    photo: session.foto,
    kind: 'self',
  };

/** A technician of the list as the acting person. */
export const pickedActor = (technician: Technician): Actor => ({
  nr_seq_clifor: technician.nr_sequencial,
  name: personName(technician.ds_colaborador),
  role: technician.ds_funcao && sentence(technician.ds_funcao),
  registration: technician.nr_matricula,
  photo: technician.foto,
  kind: 'picked',
});

/**
 * Technicians whose name, number or function has all the words; those on shift first, of them those of the order's department, free
 * ones first among them.
 */
export function findTechnicians(
  all: readonly Technician[],
  search: string,
  department?: OrderCard['departamento_os'],
): Technician[] {
  const found = searchFor(search);
  const other = department && otherProfile[department];
  const place = ({ id, perfil_mecanico, st_fora_do_turno }: Technician) =>
    (st_fora_do_turno === 'S' ? 4 : 0) +
    Number(id !== null) +
    (other !== undefined && perfil_mecanico === other ? 2 : 0);
  return all
    .filter(({ ds_colaborador, nr_matricula, ds_funcao }) =>
      found([ds_colaborador, nr_matricula, ds_funcao].filter(Boolean).join(' ')),
    )
    .toSorted((a, b) => place(a) - place(b));
}

/** Profile of the technicians of the other department. */
const otherProfile = { FROTA: 'E', ARMAZEM: 'C' } as const;
