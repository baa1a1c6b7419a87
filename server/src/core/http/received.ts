/** A file of a call: checked and lying in the file store, not yet anybody's. */
export interface ReceivedFile {
  /** As the sender called it, without folders. */
  name: string;
  /** Bytes as sent; with the name they tell a repeated file (FILES-02). */
  size: number;
  /** By its content. */
  mime: string;
  /** Name in the file store. */
  stored: string;
  /** Set by the command whose row names it; the others are removed when the call ends. */
  kept: boolean;
}
