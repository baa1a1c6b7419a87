import type { AnswerOf } from '@terminal/contract';
import type { WorkIdentity } from '../identity/components/IdentitySheet.tsx';
import type { Follower, Given } from '../offline/sends/submit.ts';

/** A opening and comments, E execution, S claim (G-63), P an event of the tyre shop. */
export type Origin = 'A' | 'E' | 'S' | 'P';

/** What one file needs on its way. */
export interface Sending {
  /** Number of the order, or of the tyre shop's event. */
  order: number;
  origin: Origin;
  /** Vehicle of the tyre shop's event. */
  plate?: string | undefined;
  /** Item of the order it is about (E). */
  item?: number | undefined;
  /** Whose it is; absent: the session's person's. */
  who?: WorkIdentity | undefined;
  file: File;
  /** One per file chosen: a second try of the same file is added once. */
  key: string;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends one file to an order and reports the progress; without network it is stored in this browser. @throws CallError */
export async function sendFile(sending: Sending): Promise<AnswerOf<'uploadFiles'>> {
  const { signal, onProgress } = sending;
  const { submit } = await import('../offline/sends/submit.ts');
  // The answer of the three calls is the same.
  return (await submit(givenOf(sending), { signal, onProgress })) as AnswerOf<'uploadFiles'>;
}

/** Keeps a file that no screen waits for any more, being sent or not: it is sent in the background. @throws CallError `full` */
export async function keepFile(sending: Sending): Promise<void> {
  const { keep } = await import('../offline/sends/submit.ts');
  await keep(givenOf(sending));
}

/** A picture given along with a reading of tyres: it goes once the event of that has a number. */
export const followingPicture = ({
  plate,
  file,
  key,
}: Pick<Sending, 'file' | 'key'> & { plate: string }): Follower => ({
  key,
  file,
  call: 'uploadTyreFiles',
  input: { params: { nr_placa: plate } },
  label: { what: 'tyreFile', plate },
  takes: { nr_seq_evento: 'insert_eventos.nr_sequencial' },
});

function givenOf({ order, origin, plate = '', item, who, file, key }: Sending): Given {
  if (origin === 'P') {
    const params = { nr_placa: plate, nr_seq_evento: String(order) };
    return { ...followingPicture({ plate, file, key }), input: { params } };
  }
  const of = { key, file, label: { what: 'file', order } } as const;
  const params = { nrSeqOs: String(order) };
  const owner = who && { ...who, nr_seq_clifor: String(who.nr_seq_clifor) };
  if (origin === 'A') return { ...of, call: 'uploadFiles', input: { params, ...(owner && { body: owner }) } };
  const body = {
    tp_origem: origin,
    ...(item !== undefined && { nr_seq_os_item: String(item) }),
    ...owner,
  };
  return { ...of, call: 'uploadOrderFiles', input: { params, body } };
}
