import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { refusals } from '@terminal/contract';
import { answerMark } from '@terminal/contract/mark';

/** Answers a malformed HTTP request with a refusal that repeats nothing of it, and closes the connection. */
export function answerBroken(_error: Error, socket: Socket): void {
  if (!socket.writable) return;
  const { status, pt } = refusals.CABECALHO_INVALIDO;
  const body = JSON.stringify({ mensagem: pt, codigo: 'CABECALHO_INVALIDO' });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `${answerMark}: 1`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
