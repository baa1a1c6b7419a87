import { timingSafeEqual } from 'node:crypto';
import type { SessionContext } from './http/context.ts';
import { type Keys, keyedHash } from './keys.ts';

/** How long a link to a file is good, in ms (G-13). */
const goodFor = 15 * 60_000;

/** A link's own words: whose it is, until when, and the proof that we wrote it. */
export interface LinkQuery {
  empresa?: string | undefined;
  sessao?: string | undefined;
  expira?: string | undefined;
  assinatura?: string | undefined;
}

/** What a seal consists of: whose it is, and the proof that we wrote it. */
export type SealQuery = Omit<LinkQuery, 'expira'>;

/** A session somebody proved to have. */
export interface Named {
  apiKey: string;
  tokenHash: Buffer;
}

/** Writes and proves links to files, good for one session and a quarter of an hour (G-13). */
export interface FileLinks {
  /** Address of a file below the API's own. */
  write(context: Pick<SessionContext, 'apiKey' | 'actor'>, file: number): string;
  /** Company and session a link names, when we wrote it and its time is not over; undefined otherwise. */
  read(file: number, query: LinkQuery, now: number): Named | undefined;
  /** What goes behind the address of every photo while a session lasts: the same each time, so that a browser keeps them. */
  seal(apiKey: string, tokenHash: Buffer): string;
  /** Company and session of a seal we wrote; undefined otherwise. */
  unseal(query: SealQuery): Named | undefined;
}

/** Links signed with a key derived from SECRET_KEY: every server reads those of every other. */
export function createFileLinks(keys: Keys): FileLinks {
  const file = signer(keys, 'arquivo');
  const photo = signer(keys, 'foto');
  const words = (id: number, apiKey: string, session: string, until: string) =>
    [apiKey, id, until, session].join('|');
  return {
    write({ apiKey, actor }, id) {
      const sessao = actor.tokenHash.toString('base64url');
      const expira = String(Math.floor((Date.now() + goodFor) / 1_000));
      const assinatura = file.sign(words(id, apiKey, sessao, expira));
      return `arquivos/${id}?${new URLSearchParams({ empresa: apiKey, sessao, expira, assinatura })}`;
    },
    read(id, { empresa, sessao, expira, assinatura }, now) {
      if (!empresa || !sessao || !expira || !assinatura) return undefined;
      if (!file.isOurs(words(id, empresa, sessao, expira), assinatura)) return undefined;
      if (Number(expira) * 1_000 <= now) return undefined;
      return { apiKey: empresa, tokenHash: Buffer.from(sessao, 'base64url') };
    },
    seal(apiKey, tokenHash) {
      const sessao = tokenHash.toString('base64url');
      const assinatura = photo.sign(`${apiKey}|${sessao}`);
      return new URLSearchParams({ empresa: apiKey, sessao, assinatura }).toString();
    },
    unseal({ empresa, sessao, assinatura }) {
      if (!empresa || !sessao || !assinatura) return undefined;
      if (!photo.isOurs(`${empresa}|${sessao}`, assinatura)) return undefined;
      return { apiKey: empresa, tokenHash: Buffer.from(sessao, 'base64url') };
    },
  };
}

/** Signs words for a purpose, and knows what was signed, also under the other key of a change of keys. */
function signer({ secretKey, otherKey }: Keys, purpose: 'arquivo' | 'foto') {
  const hash = keyedHash(secretKey, purpose);
  const hashes = otherKey === undefined ? [hash] : [hash, keyedHash(otherKey, purpose)];
  return {
    sign: (words: string): string => hash(words).toString('base64url'),
    isOurs(words: string, signature: string): boolean {
      const sent = Buffer.from(signature, 'base64url');
      return hashes
        .map((one) => one(words))
        .some((proof) => sent.length === proof.length && timingSafeEqual(sent, proof));
    },
  };
}
