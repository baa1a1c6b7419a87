import type { CallName } from '@terminal/contract';
import { addressOf } from './address.ts';
import { awayOf, callErrorOf, isOurs, type Line, methodOf } from './client.ts';
import { CallError } from './errors.ts';
import { hostOf } from './hosts.ts';

/** What is sent as it is. */
interface Content {
  body: Blob | string;
  type: string;
}

/** Sends a call whose input or answer is not JSON. @throws CallError */
export type BodyRequest<Names extends CallName> = (
  name: Names,
  content: Content,
  query?: Readonly<Record<string, string>>,
) => Promise<Response>;

/** The sender of such calls in a kind of session. */
export const bodyOver =
  <Names extends CallName>({ wire, token: tokenNow, headers, expire }: Line<Names>): BodyRequest<Names> =>
  async (name, { body, type }, query) => {
    const token = tokenNow();
    const call = wire[name];
    let response: Response;
    try {
      response = await fetch(`${hostOf(location.hostname).base}/${addressOf(call.path, {}, query)}`, {
        method: methodOf(call),
        headers: { ...headers(token, null, false), 'Content-Type': type },
        body,
      });
    } catch {
      throw new CallError({ kind: 'offline' });
    }
    if (!isOurs(response)) throw awayOf(response);
    if (!response.ok) {
      const error = await callErrorOf(response);
      if (response.status === 401) expire(token, error.codigo);
      throw error;
    }
    return response;
  };
