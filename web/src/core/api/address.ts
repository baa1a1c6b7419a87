type Values = Readonly<Record<string, unknown>>;

/** Fills `{name}` in a path of the contract and appends the query; absent values are left out. */
export function addressOf(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, textOf(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
