import type { Readable } from 'node:stream';

/** The bytes of a file; sent as an attachment that no browser shows or runs as a page (G-13). */
export interface FileAnswer {
  stream: Readable;
  mime: string;
  /** As the sender called it. */
  name: string;
  /** Content of this address never changes, so a browser may cache it for a day. */
  lasting?: true;
}
