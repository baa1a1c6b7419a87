/** Numbers of the orders an answer lists, in its order; none for answers that are no list of orders. */
export function listedOrders(answer: unknown): number[] {
  if (typeof answer !== 'object' || answer === null || !('data' in answer) || !Array.isArray(answer.data))
    return [];
  const rows: unknown[] = answer.data;
  return rows.flatMap((row) =>
    typeof row === 'object' && row !== null && 'permitido' in row && 'nr_sequencial' in row
      ? [Number(row.nr_sequencial)]
      : [],
  );
}
