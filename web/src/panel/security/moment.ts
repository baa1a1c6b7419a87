import { dateTime } from '../../core/format/dates.ts';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** A moment on the clock of this device: the panel belongs to no branch. */
export const moment = (value: string): string => dateTime(value, timeZone);
