import { z } from 'zod';
import { bigIdText, flag, money, text } from '../core/fields.ts';
import { identityErrors } from '../core/identity.ts';

/** Quantity of an item; none and zero are refused with a text of their own (ITEMS-10, G-106). */
export const quantity = z.number().min(0).max(99_999.99).multipleOf(0.01).nullish();

/**
 * What of a part or service is entered. The price is of all of it, on external orders only; the price of one is
 * computed by the server, whatever `precoUnit` says (G-53).
 */
export const entry = {
  quantidade: quantity,
  precoTotal: money.nullish(),
  precoUnit: z.number().min(0).nullish(),
};

export const search = {
  search: text(80).optional(),
  tipo: z.enum(['3', '4']).transform(Number).optional(),
};

export const catalogItem = z.strictObject({
  nr_sequencial: z.int(),
  ds_item: z.string(),
  nr_tipo: z.int(),
  ds_codigoitem: z.string().nullable(),
  /** Balance in the branch; null: it keeps none, or, where there is a code, withholds it: from suppliers, and while it counts blind (docs/inventory.md). */
  qt_saldo: z.number().nullable(),
  /** Balance without what open plan orders still have to take; null where the balance is. */
  qt_livre: z.number().nullable(),
});

/** A part in the branch's stock (ITEMS-07). */
export const material = z.strictObject({
  nr_sequencial: z.int(),
  ds_item: z.string(),
  ds_codigoitem: z.string(),
  /** Balance now; null: withheld from suppliers, and while the branch counts blind (docs/inventory.md). */
  qt_quantidade: z.number().nullable(),
  /** Balance without what open plan orders still have to take. */
  qt_livre: z.number().nullable(),
  bloqueia_estoque_negativo: flag,
});

export const itemErrors = [...identityErrors, 'OS_ENCERRADA'] as const;
export const entryErrors = [
  ...itemErrors,
  'ITEM_INCOMPLETO',
  'PRECO_SO_EXTERNA',
  'PECA_DA_OFICINA',
  'ESTOQUE_INSUFICIENTE',
] as const;
export const changeErrors = [
  ...entryErrors,
  'OS_EM_ATENDIMENTO',
  'ITEM_JA_ATENDIDO',
  'ITEM_DISPENSADO',
] as const;
export const removalErrors = [...itemErrors, 'ITEM_EM_EXECUCAO', 'ITEM_DO_PLANO', 'PECA_DA_OFICINA'] as const;

export const ofOrder = z.strictObject({ id: bigIdText });
export const oneOfOrder = z.strictObject({ id: bigIdText, itemId: bigIdText });
export const work = 'os/itens/execucoes';
