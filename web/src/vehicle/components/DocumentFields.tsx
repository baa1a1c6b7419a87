import * as limits from '@terminal/contract/limits';
import { type DocumentKind, documentKinds } from '@terminal/contract/vehicle-documents';
import type { CallError } from '../../core/api/errors.ts';
import { SelectField, TextField } from '../../core/components/Field.tsx';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { VehicleDocument } from '../documents.ts';

/** What is typed of a document; empty: nothing. */
export interface DocumentForm {
  tp_documento: DocumentKind;
  ds_documento: string;
  nr_documento: string;
  dt_inicio: string;
  dt_validade: string;
  ds_observacao: string;
}

/** A form of which nothing is typed. */
export const emptyForm: DocumentForm = {
  tp_documento: 'CRLV',
  ds_documento: '',
  nr_documento: '',
  dt_inicio: '',
  dt_validade: '',
  ds_observacao: '',
};

/** The form of a document that is there. */
export const formOf = (document: VehicleDocument): DocumentForm => ({
  tp_documento: document.tp_documento,
  ds_documento: document.ds_documento ?? '',
  nr_documento: document.nr_documento ?? '',
  dt_inicio: document.dt_inicio ?? '',
  dt_validade: document.dt_validade ?? '',
  ds_observacao: document.ds_observacao ?? '',
});

/** What is sent of a form: what was typed. */
export function sentOf({ tp_documento, ds_documento, ...rest }: DocumentForm) {
  const typed = { ...rest, ...(tp_documento === 'OUTRO' && { ds_documento }) };
  return {
    tp_documento,
    ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim() !== '')),
  };
}

interface DocumentFieldsProps {
  form: DocumentForm;
  /** Why it was not saved: said beside the field at fault. */
  error: CallError | null;
  onChange: (form: DocumentForm) => void;
}

/** The fields of a document. */
export function DocumentFields({ form, error, onChange }: DocumentFieldsProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const field = (name: keyof DocumentForm, word: 'number' | 'from' | 'until' | 'note' | 'name') => ({
    label: t(`vehicle.documents.${word}`),
    value: form[name],
    error: error?.campos[name] === undefined ? undefined : say(error),
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ ...form, [name]: target.value }),
  });
  const most = limits.correctVehicleDocument;
  return (
    <>
      <SelectField
        label={t('vehicle.documents.kind')}
        value={form.tp_documento}
        options={documentKinds.map((value) => ({ value, label: t(`orders.detail.documents.${value}`) }))}
        onChange={(value) =>
          onChange({ ...form, tp_documento: documentKinds.find((kind) => kind === value) ?? 'OUTRO' })
        }
      />
      {form.tp_documento === 'OUTRO' && (
        <TextField {...field('ds_documento', 'name')} maxLength={most.ds_documento} />
      )}
      <TextField {...field('nr_documento', 'number')} maxLength={most.nr_documento} />
      <TextField {...field('dt_inicio', 'from')} type="date" />
      <TextField {...field('dt_validade', 'until')} type="date" />
      <TextField {...field('ds_observacao', 'note')} maxLength={most.ds_observacao} />
    </>
  );
}
