import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callKey } from '../../core/api/hooks.ts';
import { useSession } from '../../core/session/store.ts';
import { type Outcome, runBatch } from '../batch.ts';
import { type Sender, senderOf } from '../generation.ts';
import type { DueRow } from '../weeks.ts';

export type Result = Outcome<{ nr_seq_os: number }>;
type Phase = 'asking' | 'running' | 'stopping' | 'ended';

/** Generating many orders: one command each, with progress, until all are sent or somebody stops. */
export interface Generation {
  phase: Phase;
  /** How it went, by row; rows without one have not been sent. */
  results: ReadonlyMap<string, Result>;
  /** Those nobody has an answer for yet. */
  left: readonly DueRow[];
  /** Sends those that are left; `supplier` is for vehicles under dealer contract. */
  start(supplier: number | null): Promise<void>;
  stop(): void;
}

/** Generates the orders of rows. */
export function useGeneration(rows: readonly DueRow[]): Generation {
  const { tecnicoId } = useSession();
  const client = useQueryClient();
  const [phase, setPhase] = useState<Phase>('asking');
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const stopped = useRef(false);
  const senders = useRef(new Map<string, Sender>());
  const left = rows.filter(({ key }) => (results.get(key)?.state ?? 'unanswered') === 'unanswered');

  /** A lost answer is asked for again by the same sender: with the same key. */
  const senderFor = (row: DueRow, supplier: number | null): Sender => {
    const known = senders.current.get(row.key);
    if (known) return known;
    const made = senderOf(row, tecnicoId, supplier);
    senders.current.set(row.key, made);
    return made;
  };

  return {
    phase,
    results,
    left,
    async start(supplier) {
      stopped.current = false;
      setPhase('running');
      await runBatch(left, {
        send: (row) => senderFor(row, supplier)(),
        isStopped: () => stopped.current,
        onOutcome: (row, result) => setResults((before) => new Map(before).set(row.key, result)),
      });
      setPhase('ended');
      await client.invalidateQueries({ queryKey: callKey('getForecast') });
    },
    stop() {
      stopped.current = true;
      setPhase('stopping');
    },
  };
}
