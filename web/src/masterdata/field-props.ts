import type { RecordKind } from '@terminal/contract/record-kinds';
import type { FormField } from './form.ts';

/** A field of a record: how its cell is asked for. */
export interface RecordFieldProps {
  tipo: RecordKind;
  field: FormField;
  /** The record exists: what is fixed is only shown. */
  exists: boolean;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}
