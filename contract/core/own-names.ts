/** Name of a call of the panel where it is sent by whoever administers the company of the session: 'listOwnTerminals'. */
export const ownNameOf = (name: string): string => name.replace(/[A-Z]/, 'Own$&');

/** What such a call takes: the same without the company, which is that of the session. */
export function withoutCompany<V>(input: Readonly<Record<string, V>>): Record<string, V> {
  const { empresa: _, nr_seq_empresa: __, ...left } = input;
  return left;
}
