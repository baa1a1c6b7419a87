import { isIP } from 'node:net';
import { type AddressCheck, addressCheck } from './networks.ts';

const isOpen = addressCheck([]);

/**
 * Why an address a company wrote is not asked (its form, or its network); null: it may be. It must be https without user or password; http only to a numeric
 * one that ROUTINE_NETWORKS names. A numeric one of a closed network that it does not name is guarded. Names are judged when
 * they are resolved, with each request.
 */
export function addressFault(written: string, mayAsk: AddressCheck): 'form' | 'network' | null {
  if (!URL.canParse(written)) return 'form';
  const url = new URL(written);
  const secure = url.protocol === 'https:';
  if (url.username !== '' || url.password !== '' || !(secure || url.protocol === 'http:')) return 'form';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 0) return secure && host.includes('.') ? null : 'form';
  if (!mayAsk(host)) return 'network';
  return secure || !isOpen(host) ? null : 'form';
}
