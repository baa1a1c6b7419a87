import { type ReactNode, useState } from 'react';
import { FormSheet } from '../../core/components/FormSheet.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { dismissFlow } from '../../identity/flow.ts';
import { type ItemForm, isComplete, readDraft, writeDraft } from '../item-form.ts';
import { ItemFields } from './ItemFields.tsx';
import type { ItemSheetProps } from './item-sheet.ts';

/**
 * The form of an item as it was opened and as its draft has it, and whether the person asked for it
 * to be sent with something missing.
 */
export function useItemForm<Form extends ItemForm>(
  { draft, onDraft }: Pick<ItemSheetProps, 'draft' | 'onDraft'>,
  opened: Form,
) {
  const form = readDraft(draft, opened);
  const [missing, setMissing] = useState(false);
  return {
    form,
    missing,
    change: (part: Partial<Form>) => {
      setMissing(false);
      onDraft(writeDraft({ ...form, ...part }, opened));
    },
    /** Hands the form on if it is complete. */
    whenComplete: (send: () => void) => (isComplete(form) ? send() : setMissing(true)),
  };
}

interface Props {
  title: string;
  /** What stands under the title. */
  about?: string | undefined;
  /** The word of the button that sends. */
  action: string;
  form: ItemForm;
  /** Whether the fields of price are shown. */
  priced: boolean;
  /** Whether something is missing that was to be sent. */
  missing: boolean;
  onChange: (part: Partial<ItemForm>) => void;
  onConfirm: () => void;
  /** What is asked before quantity and price. */
  children: ReactNode;
  /** What is asked after them. */
  after?: ReactNode;
}

/** A sheet that asks for quantity and price of an item. */
export function ItemFormSheet({ title, about, action, form, priced, missing, ...props }: Props) {
  const { t } = useTranslation();
  return (
    <FormSheet
      size="m"
      title={title}
      about={about}
      onClose={dismissFlow}
      onSend={props.onConfirm}
      send={action}
    >
      {props.children}
      <ItemFields form={form} priced={priced} onChange={props.onChange} />
      {missing && (
        <p className="error-text" role="alert">
          {t('items.missing')}
        </p>
      )}
      {props.after}
    </FormSheet>
  );
}
