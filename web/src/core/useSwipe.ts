import { type PointerEvent, useRef } from 'react';
import { isSwipe, shiftOf } from './swipe.ts';

/**
 * Handlers of a row that is swiped to the right with a finger or pen. The row reads how far it is moved from `--swiped` and has
 * `touch-action: pan-y`.
 * @param onSwipe null: nothing can be done now
 */
export function useSwipe(onSwipe: (() => void) | null) {
  const began = useRef<{ x: number; y: number } | null>(null);
  const wayOf = ({ clientX, clientY }: PointerEvent) =>
    began.current && { x: clientX - began.current.x, y: clientY - began.current.y };
  const release = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    began.current = null;
    currentTarget.style.removeProperty('--swiped');
  };
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (onSwipe !== null && pointerType !== 'mouse') began.current = { x: clientX, y: clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const way = wayOf(event);
      if (way) event.currentTarget.style.setProperty('--swiped', `${shiftOf(way)}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const way = wayOf(event);
      release(event);
      if (way && isSwipe(way)) onSwipe?.();
    },
    onPointerCancel: release,
    onPointerLeave: release,
  };
}
