import { timingSafeEqual } from 'node:crypto';
import type { SessionContext } from './http/context.ts';
import { type Keys, keyedHash } from './keys.ts';

/** Validity of a link to a file, in ms (G-13). */
const goodFor = 15 * 60_000;

/** Query parameters of a link: company and session, expiry, signature. */
interface LinkQuery {
  empresa?: string | undefined;
  sessao?: string | undefined;
  expira?: string | undefined;
  assinatura?: string | undefined;
}

/** Parts of a seal: company and session, and signature. */
type SealQuery = Omit<LinkQuery, 'expira'>;

/** Company and session of a verified link or seal. */
export interface Named {
  apiKey: string;
  tokenHash: Buffer;
}

/** Creates and verifies links to files, valid for one session and 15 minutes (G-13). */
export interface FileLinks {
  /** Address of a file below the API's own. */
  write(context: Pick<SessionContext, 'apiKey' | 'actor'>, file: number): string;
  /** Company and session of a valid link; undefined if the signature is wrong or it has expired. */
  read(file: number, query: LinkQuery, now: number): Named | undefined;
  /** Seal appended to addresses of photos; constant during a session, so that browsers cache photos. */
  seal(apiKey: string, tokenHash: Buffer): string;
  /** Company and session of a valid seal; undefined otherwise. */
  unseal(query: SealQuery): Named | undefined;
}

/** Links signed with a key derived from SECRET_KEY: valid on every server. */
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

/** Signs texts for a purpose and verifies signatures, also with the other key during a change of keys. */
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
