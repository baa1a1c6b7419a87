import { useRef, useState } from 'react';
import { CallError, isDigitsRefusal } from '../../../core/api/errors.ts';
import { refreshAfter } from '../../../core/api/refresh.ts';
import { useSession } from '../../../core/session/store.ts';
import type { Opener } from '../../candidate.ts';
import { type CommandOutcome, runBatch } from '../batch.ts';
import { type Sender, senderOf } from '../generation.ts';
import type { DueRow } from '../weeks.ts';

export type Result = CommandOutcome<{ nr_seq_os: number }>;
type Phase = 'asking' | 'running' | 'stopping' | 'ended';

/** Generating many orders: one command each, with progress, until all are sent or the person stops. */
export interface Generation {
  phase: Phase;
  /** Why the technician's digits were refused. */
  failure: CallError | null;
  /** How it went, by row; rows without one have not been sent. */
  results: ReadonlyMap<string, Result>;
  /** Jobs without an answer yet. */
  left: readonly DueRow[];
  /** Sends those that are left; `supplier` is for vehicles under dealer contract, `opener` whom staff picked. */
  start(supplier: number | null, opener?: Opener): Promise<void>;
  stop(): void;
}

const refusesDigits = (error: unknown): error is CallError =>
  error instanceof CallError && isDigitsRefusal(error);

/** Generates the orders of rows. */
export function useGeneration(rows: readonly DueRow[]): Generation {
  const { tecnicoId } = useSession();
  const [phase, setPhase] = useState<Phase>('asking');
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const stopped = useRef(false);
  const [failure, setFailure] = useState<CallError | null>(null);
  const senders = useRef(new Map<string, Sender>());
  const left = rows.filter(({ key }) => (results.get(key)?.state ?? 'unanswered') === 'unanswered');

  /** After a lost answer the same sender repeats the command with the same key. */
  const senderFor = (row: DueRow, opener: Opener, supplier: number | null): Sender => {
    const known = senders.current.get(row.key);
    if (known) return known;
    const made = senderOf(row, opener, supplier);
    senders.current.set(row.key, made);
    return made;
  };

  /** Wrong digits are wrong for every row: nothing more is sent, and the digits are asked for again. */
  function refuseDigits(error: CallError) {
    stopped.current = true;
    senders.current.clear();
    setFailure(error);
  }

  return {
    phase,
    failure,
    results,
    left,
    async start(supplier, opener = { nr_seq_clifor: tecnicoId }) {
      stopped.current = false;
      setFailure(null);
      setPhase('running');
      await runBatch(left, {
        send: (row) => senderFor(row, opener, supplier)(),
        isStopped: () => stopped.current,
        onOutcome(row, result) {
          if (result.state === 'refused' && refusesDigits(result.error)) return refuseDigits(result.error);
          setResults((before) => new Map(before).set(row.key, result));
        },
      });
      setPhase('ended');
      // Once for all of them.
      await refreshAfter('generatePreventive');
    },
    stop() {
      stopped.current = true;
      setPhase('stopping');
    },
  };
}
