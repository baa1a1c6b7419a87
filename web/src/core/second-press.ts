/** Two presses this near in time are one double press, in ms: what desktop systems take as one. */
export const doublePressMs = 500;
/** Two presses this near are in one place, in px: about half a gloved finger. */
const near = 40;

/** What a press is for: the control, not the picture on it. */
const controlOf = (element: Element | null) =>
  element?.closest('a,button,label,input,select,textarea,summary,[role]') ?? element;

let last: { at: number; x: number; y: number; on: Element | null } = {
  at: -doublePressMs,
  x: 0,
  y: 0,
  on: null,
};
let second = false;

/** Whether the press that is answered now is the second of a double press. */
export const isSecondPress = (): boolean => second;

/**
 * A second quick press in one place goes where the first went, or nowhere: when a sheet has opened or closed between the
 * two, or the page is another, it was never meant for what lies there now.
 */
export function dropSecondPresses(): void {
  let stray = false;
  const drop = (event: Event) => {
    if (!stray) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener(
    'pointerdown',
    (event) => {
      const { timeStamp: at, clientX: x, clientY: y, target } = event;
      // A pointer presses elements only.
      const on = controlOf(target as Element);
      second = at - last.at < doublePressMs && Math.hypot(x - last.x, y - last.y) < near;
      stray =
        second &&
        on !== last.on &&
        // Otherwise nothing moved: two neighbours were pressed.
        controlOf(document.elementFromPoint(last.x, last.y)) !== last.on;
      last = { at, x, y, on: stray ? last.on : on };
      drop(event);
    },
    true,
  );
  // Enter and scripts click with detail 0: no finger pressed there.
  addEventListener('click', (event) => event.detail > 0 && drop(event), true);
}
