import { keyReader, type TypedIn } from './key-reader.ts';
import { signal } from './signal.ts';
import { keepUnknown } from './unknown.ts';

/** What became of a code: unknown codes are kept; pass: it is looked for as on any page that takes none. */
export type Taken = 'read' | 'unknown' | 'pass';

/** What a screen does with a code. */
export type Take = (text: string) => Taken | Promise<Taken>;

/**
 * What takes codes: a page, the sheet that is on top as it begins, or what takes the rest, where no page does, no sheet is open
 * and no field has the focus.
 */
export type Place = 'page' | 'sheet' | 'rest';

interface Taker {
  take: Take;
  place: Place;
  /** The sheet it belongs to; null: none. */
  sheet: Element | null;
}

const takers: Taker[] = [];
/** How long a code waits for what takes the rest, in ms: that is loaded after the page. */
const patience = 10_000;
/** A code that came before what takes the rest. */
let early: { code: string; at: number } | null = null;
/** Stops the listener, which is there as long as a screen takes codes. */
let stopHearing = (): void => undefined;

/** The sheet on top; one that only says something lets codes through to what is below it (`data-scans-pass`). */
const sheetOnTop = (): Element | null =>
  [...document.querySelectorAll('dialog[open]:not(:has([data-scans-pass]))')].at(-1) ?? null;

/**
 * Lets a screen take the codes of camera and hand scanner while it is on top.
 * @returns how it stops
 */
export function takeCodes(take: Take, place: Place): () => void {
  const taker: Taker = { take, place, sheet: null };
  if (takers.length === 0) stopHearing = hearScanner();
  takers.push(taker);
  if (place === 'rest') takeEarly(take);
  // It opens in the same turn.
  if (place === 'sheet')
    queueMicrotask(() => {
      taker.sheet = sheetOnTop();
    });
  return () => {
    takers.splice(takers.indexOf(taker), 1);
    if (takers.length === 0) stopHearing();
  };
}

function takeEarly(take: Take): void {
  if (early !== null && Date.now() - early.at < patience) void take(early.code);
  early = null;
}

/** Hands a code to what takes the rest, or keeps it until that is there. */
async function passOn(code: string): Promise<void> {
  const rest = takers.findLast((taker) => taker.place === 'rest');
  if (rest === undefined) early = { code, at: Date.now() };
  else await rest.take(code);
}

/** Hands a code to a screen, with tone and vibration; keeps it if the screen does not know it. */
export async function deliver(take: Take, text: string): Promise<void> {
  signal('read');
  const taken = await take(text);
  if (taken === 'pass') await passOn(text);
  if (taken === 'unknown') setAside(text);
}

/** Keeps a code nobody knows, and says so to hand and ear. */
export function setAside(code: string): void {
  signal('unknown');
  keepUnknown(code);
}

/** The screen on top, if it takes codes. */
function takerOnTop(): Taker | undefined {
  const sheet = sheetOnTop();
  return takers.findLast((taker) => taker.place !== 'rest' && taker.sheet === sheet);
}

/** Hears a hand scanner, which types its code like a keyboard, on the whole page. @returns how it stops */
function hearScanner(): () => void {
  const read = keyReader();
  let takeBack: (() => void) | null = null;
  let left: string | null = null;
  function hear(event: KeyboardEvent) {
    left = null;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { code, first } = read(event.key, event.timeStamp, placeOf(event.target));
    if (first) takeBack = remember(event.target);
    if (code === null) return;
    const taker = takerOnTop();
    if (taker === undefined) {
      left = code;
      // No button of a sheet is pressed by a scanner.
      if (sheetOnTop() !== null && !isField(event.target)) event.preventDefault();
      return;
    }
    // The Enter that ends a code must neither press the button in focus nor send a form.
    event.preventDefault();
    event.stopPropagation();
    takeBack?.();
    void deliver(taker.take, code);
  }
  /** On their way up the keys come by after everybody else has heard them. */
  function hearLeft(event: KeyboardEvent) {
    if (left === null || event.defaultPrevented) return;
    if (isField(event.target) || document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    signal('read');
    void passOn(left);
  }
  window.addEventListener('keydown', hear, true);
  window.addEventListener('keydown', hearLeft);
  return () => {
    window.removeEventListener('keydown', hear, true);
    window.removeEventListener('keydown', hearLeft);
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field | HTMLSelectElement =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Fields that take numbers are typed into more slowly than those of words. */
const placeOf = (target: EventTarget | null): TypedIn =>
  isField(target) && !['none', 'numeric', 'decimal'].includes(target.inputMode) ? 'words' : 'page';

/** Remembers the value of a field before a key changes it. @returns how it is restored */
function remember(target: EventTarget | null): (() => void) | null {
  if (!isField(target) || target instanceof HTMLSelectElement) return null;
  const { value } = target;
  const kind = target instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  return () => {
    // By the browser's own setter, so that React sees that the value is another one.
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(target, value);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
