import type { OrderItem, Unit } from '@terminal/contract';
import * as limits from '@terminal/contract/limits';
import { isBroken } from '../core/format/amounts.ts';
import { typedNumber } from '../core/format/typed.ts';

/** A service or part of the catalogue that is chosen. */
export interface ChosenItem {
  nr_sequencial: number;
  ds_item: string;
  /** Absent: nobody has said it, or it is not known here. */
  cd_unidade?: Unit | null;
}

/** The unit a chosen item is counted in; null: none is known. */
export const unitOf = (item: ChosenItem | null): Unit | null => item?.cd_unidade ?? null;

/** What a form keeps of an item that was chosen. */
export const chosenOf = ({ nr_sequencial, ds_item, cd_unidade = null }: ChosenItem): ChosenItem => ({
  nr_sequencial,
  ds_item,
  cd_unidade,
});

/** What is entered of a part or service. */
export interface ItemForm {
  /** Null until one is chosen. */
  item: ChosenItem | null;
  quantity: number;
  /** Price of all of it in cents; null on internal orders and while it is unknown. */
  cents: number | null;
}

/** A part (4) or a service (3), and what is entered of it. */
export interface AddForm extends ItemForm {
  kind: '3' | '4';
}

/** What is entered of an item that is on the order. */
export interface ChangeForm extends ItemForm {
  attended: boolean;
}

/** An item as it stands. */
export const formOf = ({
  nr_seq_item,
  item,
  qt_quantidade,
  vl_total,
  item_atendido,
}: OrderItem): ChangeForm => ({
  item: { nr_sequencial: nr_seq_item, ds_item: item.ds_item, cd_unidade: item.cd_unidade },
  quantity: qt_quantidade,
  cents: vl_total === null ? null : Math.round(vl_total * 100),
  attended: item_atendido,
});

/** Nothing entered yet. */
export const emptyAdd: AddForm = { kind: '4', item: null, quantity: 1, cents: null };

/** A form as a draft keeps it; '' of one that is as it was when it was opened. */
export function writeDraft<Form extends object>(form: Form, opened: Form): string {
  const text = JSON.stringify(form);
  return text === JSON.stringify(opened) ? '' : text;
}

/** The form of a draft; only writeDraft writes drafts, and one of an older version at most lacks fields. */
export const readDraft = <Form extends object>(draft: string, opened: Form): Form =>
  draft === '' ? opened : { ...opened, ...(JSON.parse(draft) as Partial<Form>) };

/** A quantity one step more or less; whole steps, never below one. */
export function step(quantity: number, by: 1 | -1): number {
  const next = by === 1 ? Math.floor(quantity) + 1 : Math.ceil(quantity) - 1;
  return Math.min(Math.max(next, 1), limits.addItem.quantidade);
}

/** A typed quantity: '2,5', '2.5' or '1.250'; null when it is none, more than an order holds, or a fraction of what is counted whole. */
export function quantityOf(text: string, unit: Unit | null = null): number | null {
  const quantity = typedNumber(text, 2);
  return quantity !== null && quantity <= limits.addItem.quantidade && !isBroken(quantity, unit)
    ? quantity
    : null;
}

/** Whether nothing is missing: an item and a quantity above zero (ITEMS-10). */
export const isComplete = ({ item, quantity }: ItemForm): boolean =>
  item !== null && quantity > 0 && !isBroken(quantity, unitOf(item));

/** What one costs, in reais; null while there is no price (G-53). */
export const unitPrice = ({ cents, quantity }: ItemForm): number | null =>
  cents === null || cents === 0 || quantity <= 0 ? null : cents / 100 / quantity;
