import { isIP } from 'node:net';
import { type AddressCheck, addressCheck } from '../core/outside/networks.ts';

const isOpen = addressCheck([]);

/**
 * Whether webhooks may be sent to an address: https without user or password, where it is a numeric one of an allowed network;
 * http only to a numeric one that ROUTINE_NETWORKS names. Names are judged when they are resolved, with each message.
 */
export function mayBeTold(written: string, mayAsk: AddressCheck): boolean {
  if (!URL.canParse(written)) return false;
  const url = new URL(written);
  if (url.username !== '' || url.password !== '') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const numeric = isIP(host) !== 0;
  if (url.protocol === 'http:') return numeric && mayAsk(host) && !isOpen(host);
  return url.protocol === 'https:' && (numeric ? mayAsk(host) : host.includes('.'));
}
