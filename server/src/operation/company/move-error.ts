/** A move that cannot be; the message is for the person at the console. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}
