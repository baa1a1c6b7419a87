/** A start of the embedded database that cannot work until a person changes something; the message says what. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
}
