import { createStore } from './store.ts';

/** A short message that leaves by itself (success) or stays until dismissed, or out of date (error). */
export interface Notice {
  id: number;
  tone: 'success' | 'error';
  text: string;
}

/** A message one must acknowledge. */
export interface Popup {
  title: string | null;
  /** A function says it in the language of the screen, which may change while it stands there. */
  text: string | (() => string);
  /** Pages it tells of. */
  links?: readonly PopupLink[];
  /** What happens once it is acknowledged; not when the link is followed. */
  after?: () => void;
}

/** A way on from a popup, a button in it. */
export interface PopupLink {
  text: string;
  follow: () => void;
}

interface State {
  notices: readonly Notice[];
  popup: Popup | null;
}

/** How long a success is shown (CORE-11). */
const successMs = 1000;

/** What is to be shown now. */
export const shown = createStore<State>({ notices: [], popup: null });
let lastId = 0;

const change = (next: Partial<State>) => shown.change({ ...shown.read(), ...next });

function add(tone: Notice['tone'], text: string): number {
  lastId += 1;
  const notice = { id: lastId, tone, text };
  // Repeating a visible notice only extends its time.
  change({ notices: [...shown.read().notices.filter((one) => one.text !== text), notice] });
  if (tone === 'success') setTimeout(() => dismiss(notice.id), successMs);
  return notice.id;
}

/** Says something without asking anything. */
export const notify = {
  success: (text: string): void => void add('success', text),
  /** Answers its id: what was in the way may be mended before somebody dismisses it. */
  error: (text: string): number => add('error', text),
};

/** Takes a notice away. */
export const dismiss = (id: number): void =>
  change({ notices: shown.read().notices.filter((notice) => notice.id !== id) });

/** Shows a message to acknowledge; a second one replaces the first. */
export const showPopup = (popup: Popup): void => change({ popup });

/** Takes the popup away. */
export function closePopup(): void {
  const { popup } = shown.read();
  change({ popup: null });
  popup?.after?.();
}

/** Takes the popup away and goes where one of its ways leads. */
export function followPopup({ follow }: PopupLink): void {
  change({ popup: null });
  follow();
}
