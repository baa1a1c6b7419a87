import type { FastifyRequest } from 'fastify';
import type { SessionContext } from './context.ts';

/** A file of a call: checked and lying in the file store, not yet anybody's. */
export interface ReceivedFile {
  /** As the sender called it, without folders. */
  name: string;
  /** Bytes as sent; with the name they tell a repeated file (FILES-02). */
  size: number;
  /** By its content. */
  mime: string;
  /** Name in the file store. */
  stored: string;
  /** Set by the command whose row names it; the others are removed when the call ends. */
  kept: boolean;
}

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
  /** Removes what no command kept; nothing was kept when the command failed. */
  clear(files: readonly ReceivedFile[], done: boolean): Promise<void>;
}
