import type { OrderDetail, OrderItem } from '@terminal/contract';
import type { MeasureUnit } from '@terminal/contract/order-fixed';
import type { CallInput } from '../core/api/client.ts';
import { typedSigned } from '../core/format/typed.ts';
import { readStored, writeStored } from '../core/storage.ts';

/** A value measured on an item and a note, as they are typed. */
export interface RecordForm {
  value: string;
  /** Empty: none was chosen. */
  unit: MeasureUnit | '';
  note: string;
}

/** Nothing typed yet. */
export const emptyRecord: RecordForm = { value: '', unit: '', note: '' };

/** Where what is typed about an item is kept (useDraft). */
export const recordDraft = (person: number, item: number): string => `registro ${person} ${item}`;

/** The form of a draft; only writeRecord writes drafts. */
export const readRecord = (draft: string): RecordForm =>
  draft === '' ? emptyRecord : { ...emptyRecord, ...(JSON.parse(draft) as Partial<RecordForm>) };

/** A form as a draft keeps it; '' of one nothing was typed into. */
export const writeRecord = (form: RecordForm): string =>
  form.value === '' && form.note === '' ? '' : JSON.stringify(form);

/** The unit an item was measured in last, else its service on this device; '' before. */
export const lastUnit = (
  comments: readonly Pick<
    OrderDetail['comentarios'][number],
    'nr_seq_os_item' | 'ds_unidade' | 'created_at' | 'correcao'
  >[],
  item: Pick<OrderItem, 'nr_sequencial' | 'nr_seq_item'>,
): RecordForm['unit'] =>
  comments
    .filter(
      ({ nr_seq_os_item, ds_unidade, correcao }) =>
        nr_seq_os_item === item.nr_sequencial && ds_unidade !== null && correcao === null,
    )
    .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))[0]?.ds_unidade ??
  readStored<MeasureUnit>(`unidade:${item.nr_seq_item}`) ??
  '';

/** Remembers what a service is measured in. */
export const rememberUnit = (service: number, unit: MeasureUnit): void =>
  writeStored(`unidade:${service}`, unit);

/** The command without who sends it. */
type RecordBody = Omit<CallInput<'commentOrder'>['body'], 'nr_seq_clifor' | 'cpf'>;

/** The command of a form; null: nothing was typed, or no number, or one without a unit. */
export function recordBody({ value, unit, note }: RecordForm, item: number): RecordBody | null {
  const text = note.trim();
  const measured = typedSigned(value, 3);
  if (value.trim() === '') return text === '' ? null : { ds_observacao: text, nr_seq_os_item: item };
  if (measured === null || unit === '') return null;
  return { ds_observacao: text, nr_seq_os_item: item, vl_medida: measured, ds_unidade: unit };
}
