/** What replaces a value. */
const left = '…';

/**
 * A statement as people may see it: what stands between quotes is left out, for it may hold what a person typed.
 * Values sent as parameters are not in it. One that was cut off ends within its quotes.
 */
export function withoutValues(statement: string): string {
  const quoted =
    /\$([A-Za-z_]\w*)?\$[\s\S]*?(?:\$\1\$|$)|[eE]'(?:[^'\\]|\\[\s\S]|'')*(?:'|\\?$)|'(?:[^']|'')*(?:'|$)|"(?:[^"]|"")*(?:"|$)/g;
  return statement.replace(quoted, (part) => (part.startsWith('"') ? part : `'${left}'`));
}
