import type { Api, Signed } from './api.ts';

let serial = 0;

/** A part in stock of a branch, its balance bought in one entry. */
export async function stockPart(
  api: Api,
  part: { branch?: number; balance?: number; price?: number; name?: string; blocks?: 'S' | 'N' } = {},
): Promise<{ id: number; code: string; item: number }> {
  serial += 1;
  const { branch = 1, balance = 10, price = null, blocks = 'S' } = part;
  // In the order they are made.
  const code = `ZZ${process.pid}${String(serial).padStart(4, '0')}`;
  const [row] = await api.sql<{ id: number; item: number }>(
    `with peca as (
       insert into item (ds_item, nr_tipo) values ($1, 4) returning nr_sequencial)
     insert into estoque (nr_seq_filial, nr_seq_item, ds_codigoitem, bloqueia_estoque_negativo)
     select $2, nr_sequencial, $3, $4 from peca
     returning nr_sequencial as id, nr_seq_item as item`,
    [part.name ?? `PECA ${code}`, branch, code, blocks],
  );
  if (row === undefined) throw new Error('no stock row');
  if (balance !== 0) await moveStock(api, row.id, balance, price);
  return { id: row.id, code, item: row.item };
}

/** An entry or an issue of so many, as one movement with its balance. */
export async function moveStock(api: Api, stock: number, quantity: number, price: number | null = null) {
  await api.sql(
    `with lancado as (
       insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento, vl_unitario)
       values ($1, $2::numeric, case when $2::numeric > 0 then 'E' else 'S' end, $3))
     update estoque set qt_saldo = qt_saldo + $2::numeric where nr_sequencial = $1`,
    [stock, quantity, price],
  );
}

/** Balance of a stock row, and the sum of its movements: they are always equal. */
export async function balanceOf(api: Api, stock: number): Promise<{ balance: number; sum: number }> {
  const [row] = await api.sql<{ balance: number; sum: number }>(
    `select qt_saldo::float8 as balance,
            (select coalesce(sum(qt_movimento), 0)::float8 from estoque_movimento where nr_seq_estoque = $1) as sum
       from estoque where nr_sequencial = $1`,
    [stock],
  );
  if (row === undefined) throw new Error('no stock row');
  return row;
}

/** Begins an inventory in the branch of a person; one that runs is cancelled first. @returns its number */
export async function beginInventory(api: Api, who: Signed): Promise<number> {
  const branch = who.answer.filial.nr_sequencial;
  await api.sql(
    "update inventario set st_etapa = 'cancelado', dt_final = now() where nr_seq_filial = $1 and dt_final is null",
    [branch],
  );
  const { body } = await api.call('createInventory', {}, who);
  if (body.mensagem !== 'Inventário criado com sucesso!') throw new Error(body.mensagem);
  const [row] = await api.sql<{ id: number }>(
    'select nr_sequencial as id from inventario where nr_seq_filial = $1 and dt_final is null',
    [branch],
  );
  if (row === undefined) throw new Error('no inventory runs');
  return row.id;
}

/** In whose name staff act on an inventory. */
export const inTheNameOf = (who: Signed) => ({ nr_seq_clifor: who.person, cpf: who.digits });

/** Sends counts of one part, as the people of a test make them. */
export const counterOf =
  (api: () => Api) =>
  (
    inventory: number,
    stock: number,
    quantity: number,
    who: Signed,
    more: {
      nr_seq_contagem?: number | null;
      dt_contagem?: string;
      confirma_contagem?: 'S';
      nr_seq_clifor?: number;
      cpf?: string;
    } = {},
  ) =>
    api().call(
      'confirmCount',
      {
        body: {
          nr_seq_inventario: inventory,
          nr_seq_estoque: stock,
          nr_qtidade_contagem: quantity,
          ...more,
        },
      },
      who,
    );

/** What people do in an inventory but count, as short functions. */
export const inventoriesOf = (now: () => { api: Api; approver: Signed; joao: Signed }) => ({
  /** A part as João finds it by its code. */
  find: async (inventory: number, code: string, who = now().joao) => {
    const body = { codItem: code, nr_seq_inventario: inventory };
    return (await now().api.call('findInventoryCode', { body }, who)).body.data[0];
  },
  cancel: (id: number) =>
    now().api.call(
      'cancelInventory',
      { body: { nr_seq_inventario: id, ...inTheNameOf(now().approver) } },
      now().approver,
    ),
  blind: (st_cego: 'S' | 'N', who = now().approver) =>
    now().api.call('setBlindCount', { body: { st_cego } }, who),
  /** Ends it as it was seen: with its newest count, or none. */
  finish: (inventory: number, seen?: number | null, who = now().approver) =>
    now().api.call(
      'finishInventory',
      {
        body: {
          nr_seq_inventario: inventory,
          ...(seen !== undefined && { nr_seq_contagem: seen }),
          ...(who === now().approver && inTheNameOf(who)),
        },
      },
      who,
    ),
  result: (inventory: number, who = now().approver) =>
    now().api.call('getInventoryResult', { params: { id: String(inventory) } }, who),
});
