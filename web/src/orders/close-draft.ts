/** Draft key of the input for closing an order (useDraft). */
export const closeDraft = (person: number, order: number): string => `encerrar ${person} ${order}`;

/** What was typed into the sheet that closes an order, and what was ticked before. */
export interface CloseForm {
  service: { nr_sequencial: number; ds_item: string } | null;
  /** Price in cents, in addition to registered prices; null while empty. */
  cents: number | null;
  /** Text of the reason. */
  rescue: string;
  /** Digits of the meter, empty when not given. */
  meter: string;
  tyreServed: string;
  tyreFitted: string;
  note: string;
  /** Numbers of items still open that were ticked as done. */
  done: readonly number[];
}

/** A form nothing was filled into. */
export const emptyForm: CloseForm = {
  service: null,
  cents: null,
  rescue: '',
  meter: '',
  tyreServed: '',
  tyreFitted: '',
  note: '',
  done: [],
};

/** Whether a field is as in a form nothing was filled into. */
const isEmpty = ([field, value]: [string, unknown]): boolean =>
  // Entries of a form have its fields as keys.
  Array.isArray(value) ? value.length === 0 : value === emptyForm[field as keyof CloseForm];

/** A form as a draft keeps it; '' of one nothing was filled into. */
export const writeForm = (form: CloseForm): string =>
  Object.entries(form).every(isEmpty) ? '' : JSON.stringify(form);

/** The form of a draft; only writeForm writes drafts, and one of an older version at most lacks fields. */
export const readForm = (draft: string): CloseForm =>
  draft === '' ? emptyForm : { ...emptyForm, ...(JSON.parse(draft) as Partial<CloseForm>) };

/** A form that was given up, with what was typed into a newer one on top. */
export const mergedForm = (older: CloseForm, newer: CloseForm): CloseForm => {
  const typed = Object.entries(newer).filter((entry) => !isEmpty(entry));
  // Entries of a form have its fields as keys.
  return { ...older, ...(Object.fromEntries(typed) as Partial<CloseForm>) };
};
