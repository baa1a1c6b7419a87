import { type Call, calls, refusal, refusals } from '@terminal/contract';
import { z } from 'zod';
import type { Shot } from './shot.ts';

/** What came back; status 0: the connection was cut before an answer. */
export interface Answer {
  status: number;
  retryAfter: string | undefined;
  type: string;
  text: string;
}

/** Bodies beyond it may be cut off by closing the connection. */
const longestBody = 1024 * 1024;

/** What an answer breaks of what is promised of every one; null: nothing. */
export function breach(shot: Shot, answer: Answer): string | null {
  const { status } = answer;
  if (status === 0) return (shot.body?.length ?? 0) > longestBody ? null : 'no answer';
  if (status === 503) return answer.retryAfter === undefined ? '503 without Retry-After' : notRefusal(answer);
  if (status >= 500) return `status ${status}`;
  if (status >= 400) return notRefusal(answer);
  if (shot.neverDone) return 'done, though it may never be';
  if (status >= 300) return status === 304 ? null : `status ${status}`;
  return forbiddenPart(shot) ?? strangeAnswer(calls[shot.call], answer);
}

function notRefusal({ status, text }: Answer): string | null {
  const read = refusal.safeParse(jsonOf(text));
  if (!read.success) return `refused without {mensagem, codigo}: ${z.prettifyError(read.error)}`;
  const promised = refusals[read.data.codigo].status;
  return promised === status ? null : `${read.data.codigo} with status ${status}`;
}

/** Which part of a request that was done the contract forbids. */
function forbiddenPart({ call, seen }: Shot): string | null {
  if (seen === null) return null;
  const parts = ['params', 'query', 'body'] as const;
  const wrong = parts.find((part) => !calls[call][part].safeParse(seen[part]).success);
  return wrong === undefined ? null : `done, though the contract forbids its ${wrong}`;
}

function strangeAnswer(call: Call, { text }: Answer): string | null {
  if (call.wire !== 'json') return null;
  const read = call.answer.safeParse(jsonOf(text));
  return read.success ? null : `answered otherwise than the contract says: ${z.prettifyError(read.error)}`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
