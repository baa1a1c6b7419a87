/**
 * An answer already serialised as JSON by PostgreSQL, passed on as text.
 * `version` identifies the state it was read from and becomes the ETag.
 */
export class JsonText {
  readonly json: string;
  readonly version: string | null;

  constructor(json: string, version: string | null = null) {
    this.json = json;
    this.version = version;
  }
}
