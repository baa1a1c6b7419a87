import { useState } from 'react';
import { keyOf, type Position } from '../drawing.ts';
import { movesOf, swapped } from './arrangement.ts';

/** Planned moves on the drawing: a position is selected, then a target; recorded together later. */
export function useArrangement(before: readonly Position[]) {
  const [past, setPast] = useState<readonly (readonly Position[])[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [aiming, setAiming] = useState(false);
  const positions = past.at(-1) ?? before;

  /** A press on a position: the target while one is asked for, else the one in work. */
  function press(position: Position) {
    const key = keyOf(position);
    if (!aiming || chosen === null) {
      setChosen(key === chosen ? null : key);
      return;
    }
    setAiming(false);
    if (key === chosen) return;
    setPast([...past, swapped(positions, chosen, key)]);
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
    undo: () => setPast(past.slice(0, -1)),
    close: () => setChosen(null),
  };
}
