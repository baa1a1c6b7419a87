import { z } from 'zod';
import { type Call, isCallerList } from '../core/call.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

/**
 * Whether a key of another system can be given a call: one of branch sessions that asks for nobody's digits, and neither
 * administers the company nor begins or ends a session.
 */
export const isGrantable = (call: Call): boolean =>
  isCallerList(call.who) &&
  !call.needs.includes('administra') &&
  !call.path.startsWith('auth/') &&
  !needsDigits(call);

/** Documented GET forms of commands take the digits in a header, others in the body. */
function needsDigits({ body, byGet }: Call): boolean {
  const digits: unknown = body instanceof z.ZodObject ? body.shape['cpf'] : undefined;
  return byGet || (digits instanceof z.ZodType && !digits.safeParse(undefined).success);
}

const summaries = { pt: new Map(Object.entries(portuguese)), es: new Map(Object.entries(spanish)) };

/** What a call that a key can be given does, in both languages of the screens. */
export function summaryOf(name: string, { summary }: Call): { pt: string; es: string } {
  return { pt: summaries.pt.get(name) ?? summary, es: summaries.es.get(name) ?? summary };
}
