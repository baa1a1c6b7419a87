/**
 * Which migrations a database still needs. Those it has must be the oldest ones of the folder, without a gap: a file that
 * comes in between later, or is gone, would leave a schema that no other database has.
 * @param files names of the files, in any order
 * @param applied names in the database, in any order
 * @returns missing names, the oldest first, or what is wrong
 */
export function missingMigrations(
  files: readonly string[],
  applied: readonly string[],
): { missing: string[] } | { wrong: string } {
  const gone = applied.filter((name) => !files.includes(name)).sort();
  if (gone.length > 0) return { wrong: `applied, but not among the files: ${gone.join(', ')}` };
  const missing = files.filter((name) => !applied.includes(name)).sort();
  const newest = [...applied].sort().at(-1) ?? '';
  const between = missing.filter((name) => name < newest);
  if (between.length > 0) return { wrong: `not applied, but older than ${newest}: ${between.join(', ')}` };
  return { missing };
}
