import type { KeyboardEvent } from 'react';

/** Steps from one to the other by key, first and last with Home and End. */
const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/**
 * Keys of a list of steps: arrows go from step to step (`data-step`), Enter ticks a box as Space does. Buttons know both keys
 * already.
 */
export function onStepKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (!(target instanceof HTMLElement) || target.dataset['step'] === undefined) return;
  if (key === 'Enter' && target instanceof HTMLInputElement) {
    event.preventDefault();
    target.click();
    return;
  }
  const all = [...currentTarget.querySelectorAll<HTMLElement>('[data-step]:not(:disabled)')];
  const to = steps[key]?.(all.indexOf(target), all.length - 1);
  if (to === undefined) return;
  event.preventDefault();
  all[to]?.focus();
}
