import { z } from 'zod';
import { bigIdText, flag, id, money, text, unit } from '../core/fields.ts';
import { workIdentityRefusals } from '../core/identity.ts';

/** Quantity of an item; none and zero are refused with a text of their own (ITEMS-10, G-106). */
export const quantity = z.number().min(0).max(99_999.99).multipleOf(0.01).nullish();

/**
 * Input fields of a part or service. The price is the total, on external orders only; the server computes the unit price and
 * ignores `precoUnit` (G-53).
 */
export const entry = {
  quantidade: quantity,
  precoTotal: money.nullish(),
  precoUnit: z.number().min(0).nullish(),
};

/** A search in the catalogue: words, and the kind of item (3 services, 4 parts). */
export const search = {
  search: text(80).optional(),
  tipo: z.enum(['3', '4']).transform(Number).optional(),
  /** Order of the branch it is chosen for: parts that fit its vehicle come first. */
  nr_os: bigIdText.optional(),
};

/** Whether a part fits the vehicle of the order it is chosen for. */
const fitting = flag;

/** A part that may be used in the place of another, of which more is free than none in the branch. */
export const substitute = z.strictObject({
  nr_sequencial: id,
  ds_item: z.string(),
  ds_codigoitem: z.string(),
  cd_unidade: unit,
  qt_livre: z.number(),
  st_serve: fitting,
});

/** A service or part of the catalogue, with its balance in the branch of the session. */
export const catalogItem = z.strictObject({
  nr_sequencial: z.int(),
  ds_item: z.string(),
  nr_tipo: z.int(),
  ds_codigoitem: z.string().nullable(),
  /**
   * Balance in the branch; null: the branch does not stock it, or, if there is a code, the balance is withheld: from suppliers,
   * and during a blind count (docs/inventory.md).
   */
  qt_saldo: z.number().nullable(),
  /** Balance minus what open plan orders still need; null where the balance is null. */
  qt_livre: z.number().nullable(),
  cd_unidade: unit,
  st_serve: fitting,
  /** What may be used in its place while nothing of it is free; as far as balances are not withheld. */
  substitutos: z.array(substitute),
});

/** A part in the branch's stock (ITEMS-07). */
export const material = z.strictObject({
  nr_sequencial: z.int(),
  ds_item: z.string(),
  ds_codigoitem: z.string(),
  /** Balance; null: withheld from suppliers, and during a blind count (docs/inventory.md). */
  qt_quantidade: z.number().nullable(),
  /** Balance minus what open plan orders still need. */
  qt_livre: z.number().nullable(),
  bloqueia_estoque_negativo: flag,
});

/** What every command on items may refuse with. */
export const itemRefusals = [...workIdentityRefusals, 'OS_ENCERRADA'] as const;
/** What adding an item may refuse with. */
export const entryRefusals = [
  ...itemRefusals,
  'ITEM_INCOMPLETO',
  'PRECO_SO_EXTERNA',
  'PECA_DA_OFICINA',
  'ESTOQUE_INSUFICIENTE',
  'QUANTIDADE_INTEIRA',
] as const;
/** What changing an item may refuse with. */
export const changeRefusals = [...entryRefusals, 'OS_EM_ATENDIMENTO', 'ITEM_DISPENSADO'] as const;
/** What removing an item may refuse with. */
export const removalRefusals = [
  ...itemRefusals,
  'ITEM_EM_EXECUCAO',
  'ITEM_DO_PLANO',
  'PECA_DA_OFICINA',
] as const;

/** Path of the items of an order. */
export const ofOrder = z.strictObject({ id: bigIdText });
/** Path of one item of an order. */
export const oneOfOrder = z.strictObject({ id: bigIdText, itemId: bigIdText });
/** Path of the work on items. */
export const work = 'os/itens/execucoes';
