import { branchOf } from '../core/branch.ts';
import type { Context } from '../core/context.ts';
import {
  type CatalogPart,
  documentKey,
  findHidden,
  findParts,
  findPosted,
  insertKept,
  type KeptPart,
  lockByCode,
  updateFileEntries,
  updateMinimums,
  updateShelves,
} from './bulk.queries.ts';
import { post } from './entry.service.ts';

/** Stored data for the parts of a file: their locked rows in the branch, and names of the catalogue. */
export interface KeptNow {
  kept: KeptPart[];
  parts: ReadonlyMap<string, CatalogPart>;
  /** What a document has brought in of a code before; undefined: nothing. */
  posted: (code: string, document: string) => number | undefined;
}

/** What a file names. */
export interface FileNames {
  codes: readonly string[];
  names: readonly string[];
  documents: readonly { code: string; document: string }[];
}

/** Looks up codes, names and documents of a file; the rows it finds stay locked. @throws Refused SEM_PERMISSAO */
export async function lockKeptNow(context: Context, named: FileNames): Promise<KeptNow> {
  const branch = branchOf(context);
  const kept = await lockByCode(context.db, branch, named);
  const posted = await findPosted(context.db, branch, named.documents);
  return {
    kept,
    parts: await findParts(context.db, named.names),
    posted: (code, document) => posted.get(documentKey(code, document)),
  };
}

/** Whether balances of the branch are withheld from the person. @throws Refused SEM_PERMISSAO */
export const areBalancesHidden = (context: Context): Promise<boolean> =>
  findHidden(context.db, { branch: branchOf(context), approver: context.actor.approver });

/** Data to write for one code; a part not stocked yet has its number in the catalogue. */
export interface BulkEntry {
  code: string;
  /** Of the catalogue; null: the branch keeps it already. */
  newItem: number | null;
  quantity: number | null;
  document: string | null;
  price: number | null;
  minimum: number | null;
  shelf: string | null;
}

/** Writes new parts, minimums, shelves and entries of locked rows at once; waiting orders are notified. */
export async function enterMany(
  context: Context,
  kept: readonly KeptPart[],
  entries: readonly BulkEntry[],
): Promise<void> {
  const fresh = new Map(
    entries.flatMap(({ code, newItem }) => (newItem === null ? [] : [[code, newItem] as const])),
  );
  const made = await insertKept(
    context.db,
    branchOf(context),
    [...fresh].map(([code, item]) => ({ code, item })),
  );
  const rows = new Map([...kept.map(({ code, stock }) => [code, stock] as const), ...made]);
  const stockOf = (code: string): number => {
    const stock = rows.get(code);
    if (stock === undefined) throw new Error(`no stock bears the code ${code}`);
    return stock;
  };
  // When several rows have the same code, the last one wins.
  const minimums = new Map(
    entries.flatMap(({ code, minimum }) => (minimum === null ? [] : [[stockOf(code), minimum] as const])),
  );
  await updateMinimums(
    context.db,
    [...minimums].map(([stock, minimum]) => ({ stock, minimum })),
  );
  const shelves = new Map(
    entries.flatMap(({ code, shelf }) => (shelf === null ? [] : [[stockOf(code), shelf] as const])),
  );
  await updateShelves(
    context.db,
    [...shelves].map(([stock, shelf]) => ({ stock, shelf })),
  );
  await post(
    context,
    entries.flatMap(({ code, quantity, document, price }) =>
      quantity === null
        ? []
        : [{ stock: stockOf(code), quantity, document, price, reason: null, file: true }],
    ),
  );
}

/** An entry a file brought in. */
export interface FileEntry {
  movement: number;
  stock: number;
  quantity: number;
  document: string | null;
}

/**
 * Takes entries of files back, of locked rows: the ledger gets as much out, and their documents may come in again.
 * @throws the constraint estoque_nao_negativo where it is not there any more
 */
export async function takeEntriesBack(
  context: Context,
  entries: readonly FileEntry[],
  reason: string,
): Promise<void> {
  await updateFileEntries(
    context.db,
    entries.map(({ movement }) => movement),
  );
  await post(
    context,
    entries.map(({ stock, quantity, document }) => ({
      stock,
      quantity: -quantity,
      document,
      price: null,
      reason,
      file: false,
    })),
  );
}
