/**
 * The cycle that follows the one done: the next number of the plan's ring, after the last the first (docs/planning.md).
 * A cycle that was taken out of the plan meanwhile is followed by the next higher one.
 * @param orders numbers of the plan's cycles
 * @throws when the plan has no cycle, which the database does not allow of a plan in use
 */
export function nextCycle(orders: readonly number[], done: number): number {
  const first = orders.length === 0 ? undefined : Math.min(...orders);
  if (first === undefined) throw new Error('a plan in use has a cycle');
  const later = orders.filter((order) => order > done);
  return later.length === 0 ? first : Math.min(...later);
}
