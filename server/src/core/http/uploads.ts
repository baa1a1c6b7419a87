import type { FastifyRequest } from 'fastify';
import type { SessionContext } from './context.ts';
import type { ReceivedFile } from './received.ts';

/** Contents of a multipart call. */
export interface Received {
  fields: Record<string, string>;
  files: ReceivedFile[];
  /** Digest of names and bytes, compared for a repeated Idempotency-Key. */
  digest: string;
}

/** Receives the files of a call; implemented by the files area. */
export interface Receiver {
  /**
   * @param needed whether a file must be among them
   * @throws Refused ANEXO_OBRIGATORIO, ARQUIVO_GRANDE, ARQUIVOS_DEMAIS, ARQUIVO_TIPO, ARQUIVO_ILEGIVEL: the store is unchanged then
   */
  receive(request: FastifyRequest, context: SessionContext, needed: boolean): Promise<Received>;
  /** Removes the files a finished command did not keep; all files of a refused one. */
  clear(files: readonly ReceivedFile[], done: boolean): Promise<void>;
}
