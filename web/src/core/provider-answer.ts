import { readOnce } from './return-to.ts';

/** What the answer of a provider of accounts is good for only together with; it ends with the tab. */
export const proofOfSignIn = readOnce('provaDeEntrada');

/** The provider's answer in the address of the page, taken out of it; null: nobody comes back. */
export function takeProviderAnswer(): string | null {
  const { search, pathname } = location;
  if (!new URLSearchParams(search).has('state')) return null;
  history.replaceState(history.state, '', pathname);
  return search;
}
