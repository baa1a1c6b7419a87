import { type Sql, sql } from './db/sql.ts';

/** Columns an order may open with; one that is not named has its default. An order that continues another takes them over. */
const openingColumns = [
  'nr_seq_filial',
  'nr_placa',
  'nr_seq_tipo',
  'departamento_os',
  'st_origem',
  'liberado',
  'nr_conjunto',
  'nr_seq_criticidade',
  'hr_sla',
  'nr_seq_fornecedor',
  'nr_seq_veiculo_plano',
  'nr_seq_ciclo',
  'nr_seq_socorro_emrota',
  'nr_seq_clifor_abertura',
  'nr_seq_clifor_motorista',
  'ds_observacao',
  'st_elevador',
  'km_atual',
  'dt_os',
  'dt_inicial',
  'dt_reabertura',
] as const;

/** What each column is given: a part of a statement, or a value. */
type Given = Partial<
  Record<(typeof openingColumns)[number] | 'cd_externo' | 'nr_seq_os_origem', Sql | string | number | null>
>;

/** The only statement that writes a row of `os`: each column beside what it is given. */
const insertInto = (given: Given, rows: Sql): Sql => sql`
  insert into os (${sql.raw(Object.keys(given).join(', '))})
  select ${sql.join(Object.values(given))}
  ${rows}`;

/** What an order has of its vehicle `v` and its type `tp`. */
const ofVehicle = {
  nr_placa: sql`v.nr_placa`,
  departamento_os: sql`t.departamento`,
  km_atual: sql`v.km_atual`,
  nr_seq_tipo: sql`tp.nr_sequencial`,
  liberado: sql`case tp.st_exige_aprovacao when 'S' then 'N' else 'S' end`,
} satisfies Given;

/** What an order has of its problem `c`. */
const ofProblem = {
  nr_conjunto: sql`c.nr_sequencial`,
  nr_seq_criticidade: sql`c.nr_seq_criticidade`,
  hr_sla: sql`c.hr_sla`,
} satisfies Given;

/**
 * Opens orders for vehicles `v`, with what their types and problems add; `on conflict` and `returning` are the caller's.
 * @param vehicles what stands behind `from`: vehicles `v`, and what the orders are read from
 * @param problem null: the orders are of a plan, and `given` says the time they are allowed
 * @param given what else they open with; it goes before what vehicle, type and problem add
 * @param end the condition, order and locks of the rows
 */
export const openOrders = (opening: {
  vehicles: Sql;
  type: Sql | string;
  problem: Sql | number | null;
  given: Given;
  end: Sql;
}): Sql => {
  const { vehicles, type, problem, given, end } = opening;
  return insertInto(
    { ...ofVehicle, ...(problem === null ? {} : ofProblem), ...given },
    sql`
    from ${vehicles}
    join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
    join tipo_os tp on tp.nr_sequencial = ${type}
    ${problem === null ? sql`` : sql`join conjunto c on c.nr_sequencial = ${problem}`}
    ${end}`,
  );
};

/** Opens an order that goes on with the work of another. */
export const continueOrder = (original: number): Sql =>
  insertInto(
    {
      ...Object.fromEntries(openingColumns.map((column) => [column, sql.id('o', column)])),
      nr_seq_os_origem: sql`o.nr_sequencial`,
    },
    sql`from os o where o.nr_sequencial = ${original}`,
  );

/** Adds the standard service of their problems as the first item of new orders. @param orders a table of the same statement */
export const addStandardServices = (orders: Sql): Sql => sql`
  insert into os_item (nr_seq_os, nr_seq_item, qt_quantidade)
  select n.nr_sequencial, c.nr_seq_item, 1
    from ${orders} n
    join conjunto c on c.nr_sequencial = n.nr_conjunto and c.nr_seq_item is not null`;
