import { useState } from 'react';
import { useSession } from '../../core/session/store.ts';
import { useDraft } from '../../core/useDraft.ts';
import { keyOf, type Position, type TyreLayout } from '../drawing.ts';
import { arrangementOf, movesOf, plannedSwaps, swapped, writeSwaps } from './arrangement.ts';

/**
 * Planned moves on the drawing: a position is selected, then a target; recorded together later. The plan is kept as a draft
 * until it is recorded or somebody moves a tyre of the vehicle.
 */
export function useArrangement({ nr_placa, posicoes: before }: TyreLayout) {
  const [draft, setDraft] = useDraft(`trocas ${useSession().tecnicoId} ${nr_placa}`);
  const [chosen, setChosen] = useState<string | null>(null);
  const [aiming, setAiming] = useState(false);
  const arrangement = arrangementOf(before);
  const swaps = plannedSwaps(draft, arrangement);
  const positions = swaps.reduce<readonly Position[]>((now, [from, to]) => swapped(now, from, to), before);

  /** A press on a position: the target while one is asked for, else the one in work. */
  function press(position: Position) {
    const key = keyOf(position);
    if (!aiming || chosen === null) {
      setChosen(key === chosen ? null : key);
      return;
    }
    setAiming(false);
    if (key === chosen) return;
    setDraft(writeSwaps(arrangement, [...swaps, [chosen, key]]));
    setChosen(null);
  }

  return {
    positions,
    moves: movesOf(before, positions),
    position: positions.find((one) => keyOf(one) === chosen) ?? null,
    chosen,
    aiming,
    press,
    aim: setAiming,
    undo: () => setDraft(writeSwaps(arrangement, swaps.slice(0, -1))),
    /** Recorded, or overtaken. */
    clear: () => setDraft(''),
    close: () => setChosen(null),
  };
}
