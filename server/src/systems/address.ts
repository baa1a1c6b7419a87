import { isIP } from 'node:net';
import { type AddressCheck, addressCheck } from '../core/outside/networks.ts';

const isOpen = addressCheck([]);

/**
 * Why no webhooks may be sent to an address; null: they may. It must be https without user or password; http only to a numeric
 * one that ROUTINE_NETWORKS names. A numeric one of a closed network that it does not name is guarded. Names are judged when
 * they are resolved, with each message.
 */
export function addressRefusal(
  written: string,
  mayAsk: AddressCheck,
): 'ENDERECO_DE_WEBHOOK' | 'REDE_DE_WEBHOOK' | null {
  if (!URL.canParse(written)) return 'ENDERECO_DE_WEBHOOK';
  const url = new URL(written);
  const secure = url.protocol === 'https:';
  if (url.username !== '' || url.password !== '' || !(secure || url.protocol === 'http:'))
    return 'ENDERECO_DE_WEBHOOK';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 0) return secure && host.includes('.') ? null : 'ENDERECO_DE_WEBHOOK';
  if (!mayAsk(host)) return 'REDE_DE_WEBHOOK';
  return secure || !isOpen(host) ? null : 'ENDERECO_DE_WEBHOOK';
}
