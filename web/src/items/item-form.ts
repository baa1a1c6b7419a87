import type { OrderItem } from '@terminal/contract';
import * as limits from '@terminal/contract/limits';
import { typedNumber } from '../core/format/typed.ts';

/** What is entered of a part or service. */
export interface ItemForm {
  /** Catalogue number and name; null until one is chosen. */
  item: { nr_sequencial: number; ds_item: string } | null;
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
  item: { nr_sequencial: nr_seq_item, ds_item: item.ds_item },
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

/** A typed quantity: '2,5', '2.5' or '1.250'; null when it is none, or more than an order holds. */
export function quantityOf(text: string): number | null {
  const quantity = typedNumber(text, 2);
  return quantity !== null && quantity <= limits.addItem.quantidade ? quantity : null;
}

/** Whether nothing is missing: an item and a quantity above zero (ITEMS-10). */
export const isComplete = ({ item, quantity }: ItemForm): boolean => item !== null && quantity > 0;

/** What one costs, in reais; null while there is no price (G-53). */
export const unitPrice = ({ cents, quantity }: ItemForm): number | null =>
  cents === null || cents === 0 || quantity <= 0 ? null : cents / 100 / quantity;
