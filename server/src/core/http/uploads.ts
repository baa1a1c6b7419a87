import type { FastifyRequest } from 'fastify';
import type { SessionContext } from './context.ts';
import type { ReceivedFile } from './received.ts';

/** What a multipart call brought. */
export interface Received {
  fields: Record<string, string>;
  files: ReceivedFile[];
  /** Equal for equal names and bytes: part of what an Idempotency-Key stands for. */
  digest: string;
}

/** Takes in the files of a call; given by the files area. */
export interface Receiver {
  /** @throws Refused ARQUIVO_GRANDE, ARQUIVOS_DEMAIS, ARQUIVO_TIPO, ARQUIVO_ILEGIVEL: nothing is left in the store then */
  receive(request: FastifyRequest, context: SessionContext): Promise<Received>;
  /** Removes what a command that is done did not keep; of one that was refused, all. */
  clear(files: readonly ReceivedFile[], done: boolean): Promise<void>;
}
