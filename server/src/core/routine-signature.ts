import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey, type Keys } from './keys.ts';

/** How long a link that runs or shows something is good, in seconds (G-97). */
const goodFor = 300;

/** Signs what the scheduler sends for one company, so that its host can tell it from anybody else's (docs/scheduler.md). */
export interface RoutineSignature {
  /** The key the company's host checks with, as its administrators write it down. */
  readonly key: string;
  /** Headers of a run by the server. */
  headers(path: string, run: number, now: Date): Record<string, string>;
  /** The path with `expira` and `assinatura` behind it, for a frame that cannot send headers. */
  link(path: string, now: Date): string;
  /** Whether we wrote a link and its time is not over. @param path without `expira` and `assinatura` */
  isGood(path: string, proof: LinkProof, now: Date): boolean;
}

/** The two words at the end of a link. */
export interface LinkProof {
  /** Unix time in seconds. */
  expira: string;
  assinatura: string;
}

/** @param companyId 0: of the panel itself, for pages of our own */
export function routineSignature({ secretKey, otherKey }: Keys, companyId: number): RoutineSignature {
  const key = routineKey(secretKey, companyId);
  const keys = otherKey === undefined ? [key] : [key, routineKey(otherKey, companyId)];
  const sign = (...parts: readonly (string | number)[]) => signWith(key, parts);
  return {
    key,
    headers(path, run, now) {
      const moment = seconds(now);
      return {
        'Terminal-Empresa': String(companyId),
        'Terminal-Execucao': String(run),
        'Terminal-Momento': String(moment),
        'Terminal-Assinatura': sign('execucao', 'GET', path, moment, run).toString('hex'),
      };
    },
    link(path, now) {
      const expira = String(seconds(now) + goodFor);
      const assinatura = sign('link', path, expira).toString('hex');
      return `${path}${path.includes('?') ? '&' : '?'}expira=${expira}&assinatura=${assinatura}`;
    },
    isGood(path, { expira, assinatura }, now) {
      const sent = Buffer.from(assinatura, 'hex');
      const written = keys.some((one) => {
        const expected = signWith(one, ['link', path, expira]);
        return sent.length === expected.length && timingSafeEqual(sent, expected);
      });
      return written && Number(expira) > seconds(now);
    },
  };
}

/** The key a company's host checks with, as long as a key of the installation is the one that signs. */
export const routineKey = (secretKey: string, companyId: number): string =>
  deriveKey(secretKey, `rotina|${companyId}`).toString('hex');

const signWith = (key: string, parts: readonly (string | number)[]): Buffer =>
  createHmac('sha256', key).update(parts.join('\n')).digest();

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1_000);
