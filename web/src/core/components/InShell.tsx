import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/**
 * Places of the shell that others fill. head, actions: title and buttons of the page in the top bar.
 * alert: before the person in the top bar. work: the band of running work, under the top bar or above the bottom bar.
 * page: the main action of the page below 991 px, in the place of the bottom bar.
 */
export interface ShellPlaces {
  head: HTMLElement | null;
  actions: HTMLElement | null;
  alert: HTMLElement | null;
  work: HTMLElement | null;
  page: HTMLElement | null;
}

/** The places of the shell around; all null outside it. */
export const ShellPlacesContext = createContext<ShellPlaces>({
  head: null,
  actions: null,
  alert: null,
  work: null,
  page: null,
});

/** Draws its children into a place of the shell. */
export function InShell({ place, children }: { place: keyof ShellPlaces; children: ReactNode }) {
  const element = use(ShellPlacesContext)[place];
  return element && createPortal(children, element);
}
