import { serverNow } from '../core/api/clock.ts';
import { randomKey } from '../core/api/random-key.ts';
import type { Identity } from '../identity/components/IdentitySheet.tsx';
import { loadSender } from '../offline/sends/hooks.ts';
import { ownerNow, useOwner, useSends } from '../offline/sends/kept.ts';
import { isOf, type Owner, ownerKey, type Refusal, type Send } from '../offline/sends/row.ts';
import type { Given } from '../offline/sends/submit.ts';
import type { CountedItem } from './api.ts';

/** A count that was made and is not with the server yet. */
export interface Unsent {
  key: string;
  stock: number;
  code: string;
  name: string;
  quantity: number;
  /** Who counted at a shared terminal; undefined: the session's person. */
  person: number | undefined;
  /** The question about an unlikely count was answered with yes. */
  confirmed: boolean;
  /** Why the server did not take it; null: it has not said no. */
  refused: Refusal | null;
}

/** A person's counts of an inventory not received by the server. */
export const unsentOf = (sends: readonly Send[], owner: Owner | null, inventory: number): Unsent[] =>
  sends
    .filter(({ call, kept, refusal }) => call === 'confirmCount' && (kept || refusal !== null))
    .filter((send) => isOf(send, owner) && send.input.body?.['nr_seq_inventario'] === inventory)
    .map(({ key, label, actor, refusal, input: { body = {} } }) => ({
      key,
      stock: Number(body['nr_seq_estoque']),
      code: label.code ?? '',
      name: label.text ?? '',
      quantity: Number(body['nr_qtidade_contagem']),
      person: actor?.id,
      confirmed: body['confirma_contagem'] === 'S',
      refused: refusal,
    }));

/** As a hook for the signed-in person; re-renders on change. */
export const useUnsent = (inventory: number): readonly Unsent[] =>
  unsentOf(useSends(), useOwner(), inventory);

type Row = Pick<CountedItem, 'nr_sequencial' | 'ds_codigoitem' | 'ds_item'>;

/** A count as it is given. */
export interface GivenCount {
  quantity: number;
  /** As of Unsent. */
  confirmed: boolean;
  /** The count the person saw, which this one replaces; null: none. */
  seen: number | null;
  who: Partial<Identity>;
}

/**
 * Sends a count of a row; one of the same person that is still here gives way to it.
 * @throws CallError as submit
 */
export async function sendCount(inventory: number, row: Row, given: GivenCount): Promise<void> {
  const { submit } = await loadSender();
  await submit(countOf(inventory, row, given));
}

/**
 * Puts a count in the place of one that was refused: refused once more, it stands in the list again.
 * @throws CallError `full`: the browser has no room, and the refused one stays
 */
export async function keepCount(inventory: number, row: Row, given: GivenCount): Promise<void> {
  const { keep } = await loadSender();
  await keep(countOf(inventory, row, given));
}

function countOf(inventory: number, row: Row, { quantity, confirmed, seen, who }: GivenCount): Given {
  const owner = ownerNow();
  return {
    key: randomKey(),
    call: 'confirmCount',
    input: {
      body: {
        nr_seq_inventario: inventory,
        nr_seq_estoque: row.nr_sequencial,
        nr_qtidade_contagem: quantity,
        nr_seq_contagem: seen,
        dt_contagem: new Date(serverNow()).toISOString(),
        ...(confirmed && { confirma_contagem: 'S' }),
        ...who,
      },
    },
    label: { what: 'count', text: row.ds_item, code: row.ds_codigoitem },
    ...(owner && {
      place: `${ownerKey(owner)}|contagem|${inventory}|${row.nr_sequencial}|${who.nr_seq_clifor ?? owner.person}`,
    }),
  };
}
