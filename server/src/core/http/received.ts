/** A file of a call, checked and in the file store, not yet named by a row. */
export interface ReceivedFile {
  /** Name given by the sender, without folders. */
  name: string;
  /** Size in bytes as sent; with the name it identifies a repeated file (FILES-02). */
  size: number;
  /** Media type by content. */
  mime: string;
  /** Name in the file store. */
  stored: string;
  /** Set by the command whose row names it; the others are removed when the call ends. */
  kept: boolean;
}
