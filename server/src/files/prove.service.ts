import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Config, ConfigError, type FilesPlace } from '../core/config.ts';
import { Refused } from '../core/refusal.ts';
import { openStore } from './store.service.ts';

/** Time limit of the file store, in ms. */
const longestAnswer = 10_000;

/**
 * Writes and removes a test file in the file store, so that a store that cannot be written is reported at start, not with the
 * first picture.
 * @returns a warning when it is full: everything but new files works
 * @throws ConfigError when it cannot be written
 */
export async function proveFiles({ files, dataDir }: Config): Promise<string | undefined> {
  const where = files.kind === 'folder' ? files.folder : `the bucket ${files.bucket}`;
  const name = `start/${randomUUID()}`;
  try {
    await Promise.race([writeAndRemove(files, name), fallSilent()]);
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return `WARNING: ${where} is full: nobody can send pictures or documents.`;
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    const variable = where === join(dataDir, 'files') ? 'DATA_DIR' : 'FILES_URL';
    throw new ConfigError(`${variable}: ${where} cannot be written: ${reason}`);
  }
}

async function writeAndRemove(files: FilesPlace, name: string): Promise<void> {
  const store = await openStore(files);
  await store.write(name, Buffer.from('start'), 'text/plain');
  await store.remove(name);
}

async function fallSilent(): Promise<never> {
  await pause(longestAnswer, undefined, { ref: false });
  throw new Error(`no answer within ${longestAnswer / 1000} s`);
}
