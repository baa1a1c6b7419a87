import { dateTime } from '../format/dates.ts';

/** The zone of this device, the panel's only clock: it belongs to no branch. */
export const { timeZone: panelZone } = new Intl.DateTimeFormat().resolvedOptions();

/** A moment on that clock, empty when there is none. */
export const moment = (value: string | null): string => dateTime(value, panelZone);
