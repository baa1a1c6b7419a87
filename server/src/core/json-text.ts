import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const pack = promisify(gzip);

/** How hard large answers are packed (zlib): workshop wifi is slower than this, and the server has others to answer. */
export const packing = { level: 3 };

/** A JSON text that is sent again and again: as bytes, and packed, made once each. */
export class KeptJson {
  readonly json: string;
  #bytes: Buffer | undefined;
  #packed: Promise<Buffer> | undefined;

  constructor(json: string) {
    this.json = json;
  }

  bytes(): Buffer {
    this.#bytes ??= Buffer.from(this.json);
    return this.#bytes;
  }

  /** As gzip. */
  packed(): Promise<Buffer> {
    this.#packed ??= pack(this.bytes(), packing);
    return this.#packed;
  }
}

/**
 * An answer already serialised as JSON by PostgreSQL, passed on as text.
 * `version` identifies the state it was read from and becomes the ETag; `kept`: the server keeps it for others who ask.
 */
export class JsonText {
  readonly json: string;
  readonly version: string | null;
  readonly kept: KeptJson | null;

  constructor(json: string | KeptJson, version: string | null = null) {
    this.kept = json instanceof KeptJson ? json : null;
    this.json = json instanceof KeptJson ? json.json : json;
    this.version = version;
  }
}
