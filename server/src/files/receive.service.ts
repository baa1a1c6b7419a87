import { createHash, randomUUID } from 'node:crypto';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import type { Context } from '../core/context.ts';
import { readKey } from '../core/http/headers.ts';
import type { ReceivedFile } from '../core/http/received.ts';
import type { Received, Receiver } from '../core/http/uploads.ts';
import { Refused } from '../core/refusal.ts';
import { readParts } from './parts.queries.ts';
import { redraw } from './pictures.ts';
import { findLimits } from './queries.ts';
import {
  cleanName,
  endingOf,
  type FileLimits,
  folderOf,
  isPicture,
  largestFile,
  miniOf,
  nameOf,
} from './rules.ts';
import type { FileStore } from './store.service.ts';

/** Bytes allowed in a body in addition to its files. */
const besideFiles = 1024 * 1024;
/** Limits of form fields besides the files; all of ours are short. */
const fieldLimits = { fields: 8, fieldSize: 1_000, fieldNameSize: 100, headerPairs: 20 };

/** Takes in files one after the other, so that a call never holds more than one of them in memory (G-13). */
export function createReceiver(store: FileStore): Receiver {
  const receiver: Receiver = {
    async receive(request, context, needed) {
      const limits = await findLimits(context.db);
      refuseWhenHuge(request, limits);
      const received: Received = { fields: {}, files: [], digest: '' };
      const digest = createHash('sha256');
      const take = async (name: string, bytes: Buffer) => {
        received.files.push(await keep(store, context, cleanName(name), bytes));
        digest.update(`${name}\n${bytes.length}\n`).update(bytes);
      };
      try {
        for await (const part of partsOf(request, limits)) {
          if (part.type === 'field') received.fields[part.fieldname] = textOf(part.value);
          else await take(part.filename, await readPart(part, limits.qt_mb_anexo));
        }
        const { partes, nome, ...fields } = received.fields;
        if (partes !== undefined) await take(nome ?? '', await readWhole(request, context, partes));
        received.fields = fields;
        if (needed && received.files.length === 0) throw new Refused('ANEXO_OBRIGATORIO');
      } catch (error) {
        // Drain the upload, so that the client receives the answer.
        request.raw.resume();
        await receiver.clear(received.files, false);
        throw refusalOf(error, limits);
      }
      return { ...received, digest: digest.digest('hex') };
    },
    async clear(files, done) {
      for (const file of files) {
        if (done && file.kept) continue;
        await store.remove(file.stored);
        if (isPicture(file.mime)) await store.remove(miniOf(file.stored));
      }
    },
  };
  return receiver;
}

/** Refuses a body whose Content-Length exceeds the limit of all files, without reading it. */
function refuseWhenHuge(request: FastifyRequest, limits: FileLimits): void {
  if (!request.isMultipart()) throw new Refused('TIPO_NAO_SUPORTADO');
  const announced = Number(request.headers['content-length'] ?? 0);
  const most = limits.qt_anexos * largestFile(limits) + besideFiles;
  if (announced > most) throw new Refused('CORPO_GRANDE_DEMAIS');
}

/** The parts of a body; a parsing failure is an error of the sender. */
async function* partsOf(request: FastifyRequest, limits: FileLimits): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({
      limits: { ...fieldLimits, fileSize: largestFile(limits), files: limits.qt_anexos },
    });
  } catch (error) {
    throw senderError(error);
  }
}

/** An error without a code is a malformed multipart body: cut off, or without its boundary. */
const senderError = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error : new Refused('ENTRADA_INVALIDA');

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

async function readPart(part: Extract<Multipart, { type: 'file' }>, limit: number): Promise<Buffer> {
  const bytes = await part.toBuffer().catch((error: unknown) => {
    throw senderError(error);
  });
  if (part.file.truncated) throw tooLarge(limit);
  return bytes;
}

/**
 * The bytes of a file sent in parts under the key of this command, so that the file is the same in either way of sending.
 * @param size of the whole, as its sender tells it
 */
async function readWhole(request: FastifyRequest, { db, actor }: Context, size: string): Promise<Buffer> {
  const key = readKey(request);
  const bytes = key === null ? undefined : await readParts(db, { person: actor.personId, key });
  if (bytes === undefined || String(bytes.length) !== size) throw new Refused('ARQUIVO_INCOMPLETO');
  return bytes;
}

/** Checks a file by its content and stores it under an unguessable name. */
async function keep(store: FileStore, context: Context, name: string, bytes: Buffer): Promise<ReceivedFile> {
  const type = await fileTypeFromBuffer(bytes);
  const ending = endingOf(type?.mime);
  if (type === undefined || ending === undefined)
    throw new Refused('ARQUIVO_TIPO', { faults: { [name]: 'TIPO' } });
  const stored = `${folderOf(context.company.id, new Date())}/${randomUUID()}.${ending}`;
  const file = { name: nameOf(name, type.mime), size: bytes.length, mime: type.mime, stored, kept: false };
  if (!isPicture(type.mime)) {
    await store.write(stored, bytes, type.mime);
    return file;
  }
  const pictures = await redraw(bytes).catch(() => {
    throw new Refused('ARQUIVO_ILEGIVEL', { faults: { [name]: 'ILEGIVEL' } });
  });
  await store.write(stored, pictures.whole, type.mime);
  try {
    await store.write(miniOf(stored), pictures.mini, 'image/webp');
  } catch (error) {
    await store.remove(stored); // not referred to yet
    throw error;
  }
  return file;
}

const tooLarge = (limit: number) => new Refused('ARQUIVO_GRANDE', { valores: { limite: String(limit) } });

/** Refusal for a failure of the multipart parser. */
function refusalOf(error: unknown, limits: FileLimits): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(limits.qt_mb_anexo);
  if (code === 'FST_FILES_LIMIT')
    return new Refused('ARQUIVOS_DEMAIS', { valores: { limite: String(limits.qt_anexos) } });
  return error;
}
