import type { AnswerOf } from '@terminal/contract';
import { randomKey } from '../core/api/random-key.ts';
import type { Given } from '../sends/submit.ts';

/** A opening and comments, E execution, S accident (G-63), P an event of the tyre shop. */
export type Origin = 'A' | 'E' | 'S' | 'P';

/** What one file needs on its way. */
export interface Sending {
  /** Number of the order, or of the tyre shop's event. */
  order: number;
  origin: Origin;
  /** Vehicle of the tyre shop's event. */
  plate?: string | undefined;
  file: File;
  /** One per file chosen: a second try of the same file is added once. */
  key: string;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends one file to an order and tells how far it is; without network this browser keeps it. @throws CallError */
export async function sendFile(sending: Sending): Promise<AnswerOf<'uploadFiles'>> {
  const { signal, onProgress } = sending;
  const { submit } = await import('../sends/submit.ts');
  // The answer of the three calls is the same.
  return (await submit(givenOf(sending), { signal, onProgress })) as AnswerOf<'uploadFiles'>;
}

/** Keeps pictures of a reading of tyres that is itself kept: they go when its event has a number. */
export async function keepTyreFiles(plate: string, files: readonly File[], after: string): Promise<void> {
  const { keepFor } = await import('../sends/submit.ts');
  for (const file of files)
    await keepFor({
      key: randomKey(),
      file,
      after,
      call: 'uploadTyreFiles',
      input: { params: { nr_placa: plate } },
      label: { what: 'tyreFile', plate },
    });
}

function givenOf({ order, origin, plate = '', file, key }: Sending): Given {
  if (origin === 'P') {
    const params = { nr_placa: plate, nr_seq_evento: String(order) };
    return { key, file, call: 'uploadTyreFiles', input: { params }, label: { what: 'tyreFile', plate } };
  }
  const of = { key, file, label: { what: 'file', order } } as const;
  const params = { nrSeqOs: String(order) };
  if (origin === 'A') return { ...of, call: 'uploadFiles', input: { params } };
  return { ...of, call: 'uploadOrderFiles', input: { params, body: { tp_origem: origin } } };
}
