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

/** Writes and proves links to files, good for one session and a quarter of an hour (G-13). */
export interface FileLinks {
  /** Address of a file below the API's own. */
  write(context: Pick<SessionContext, 'apiKey' | 'session'>, file: number): string;
  /** Company and session a link names, when we wrote it and its time is not over; undefined otherwise. */
  read(file: number, query: LinkQuery, now: number): { apiKey: string; tokenHash: Buffer } | undefined;
}

/** Links signed with a key derived from SECRET_KEY: every server reads those of every other. */
export function createFileLinks({ secretKey, otherKey }: Keys): FileLinks {
  const sign = keyedHash(secretKey, 'arquivo');
  const signs = otherKey === undefined ? [sign] : [sign, keyedHash(otherKey, 'arquivo')];
  const words = (file: number, apiKey: string, session: string, until: string) =>
    [apiKey, file, until, session].join('|');
  return {
    write({ apiKey, session }, file) {
      const sessao = session.tokenHash.toString('base64url');
      const expira = String(Math.floor((Date.now() + goodFor) / 1_000));
      const assinatura = sign(words(file, apiKey, sessao, expira)).toString('base64url');
      return `arquivos/${file}?${new URLSearchParams({ empresa: apiKey, sessao, expira, assinatura })}`;
    },
    read(file, { empresa, sessao, expira, assinatura }, now) {
      if (!empresa || !sessao || !expira || !assinatura) return undefined;
      const sent = Buffer.from(assinatura, 'base64url');
      const signed = signs.map((one) => one(words(file, empresa, sessao, expira)));
      const ours = signed.some((proof) => sent.length === proof.length && timingSafeEqual(sent, proof));
      if (!ours) return undefined;
      if (Number(expira) * 1_000 <= now) return undefined;
      return { apiKey: empresa, tokenHash: Buffer.from(sessao, 'base64url') };
    },
  };
}
