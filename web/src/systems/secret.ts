/** Bytes of a secret: 256 bits. */
const size = 32;

/** A new secret of a key. It is made here and shown here; the server keeps only its hash. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(size));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
