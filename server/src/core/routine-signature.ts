import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey, type Keys } from './keys.ts';

/** Validity of a link that runs a routine or shows a result, in seconds (G-97). */
const goodFor = 300;

/** Signs the scheduler's requests for one company, so that its host can verify them (docs/scheduler.md). */
export interface RoutineSignature {
  /** Verification key for the company's host, in the form given to its administrators. */
  readonly key: string;
  /** Headers of a run by the server. */
  headers(path: string, run: number, now: Date): Record<string, string>;
  /** The path with the parameters `expira` and `assinatura`, for a frame, which cannot send headers. */
  link(path: string, now: Date): string;
  /** Whether a link has a valid signature and has not expired. @param path without `expira` and `assinatura` */
  isGood(path: string, proof: LinkProof, now: Date): boolean;
}

/** The two parameters of a signed link. */
export interface LinkProof {
  /** Unix time in seconds. */
  expira: string;
  assinatura: string;
}

/** @param companyId 0: the panel itself, for its own pages */
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

/** Verification key of a company's host, derived from a key of the installation. */
export const routineKey = (secretKey: string, companyId: number): string =>
  deriveKey(secretKey, `rotina|${companyId}`).toString('hex');

const signWith = (key: string, parts: readonly (string | number)[]): Buffer =>
  createHmac('sha256', key).update(parts.join('\n')).digest();

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1_000);
