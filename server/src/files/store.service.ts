import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FilesPlace } from '../core/config.ts';
import { Refused } from '../core/refusal.ts';

/** Store of file contents: a folder, or a bucket of an S3-compatible service. */
export interface FileStore {
  /** Writes a file atomically. @throws Refused SEM_ESPACO when the folder is full */
  write(name: string, bytes: Uint8Array, mime: string): Promise<void>;
  /** @throws when there is no such file */
  read(name: string): Promise<Readable>;
  /** Removes a file; no error if there is none. */
  remove(name: string): Promise<void>;
  /** Names of the files in a folder; none when there is no such folder. */
  list(folder: string): Promise<string[]>;
  /** When a file was written. */
  writtenAt(name: string): Promise<Date>;
}

/** Opens the store the configuration names; credentials of S3 come from the usual AWS_ variables. */
export async function openStore(place: FilesPlace): Promise<FileStore> {
  return storeOn(new Disk(place.kind === 'folder' ? folderDriver(place.folder) : await bucketDriver(place)));
}

const folderDriver = (folder: string) => new FSDriver({ location: folder, visibility: 'private' });

/** Loads the S3 client only if it is used, because it is large. */
async function bucketDriver(place: Extract<FilesPlace, { kind: 's3' }>) {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    bucket: place.bucket,
    region: place.region,
    visibility: 'private',
    supportsACL: false,
    ...(place.endpoint === undefined ? {} : { endpoint: place.endpoint, forcePathStyle: true }),
  });
}

function storeOn(disk: Disk): FileStore {
  return {
    write: (name, bytes, mime) =>
      disk.put(name, bytes, { contentType: mime }).catch(async (error: unknown) => {
        await disk.delete(name).catch(() => undefined); // an incomplete file, if any
        throw isFull(error) ? new Refused('SEM_ESPACO') : error;
      }),
    read: (name) => disk.getStream(name),
    remove: (name) => disk.delete(name),
    list: (folder) =>
      listAll(disk, folder).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      }),
    writtenAt: async (name) => (await disk.getMetaData(name)).lastModified,
  };
}

async function listAll(disk: Disk, folder: string): Promise<string[]> {
  const names: string[] = [];
  let next: string | undefined;
  do {
    const page = await disk.listAll(folder, { recursive: true, ...(next && { paginationToken: next }) });
    for (const found of page.objects) if (found.isFile) names.push(found.key);
    next = page.paginationToken;
  } while (next !== undefined);
  return names;
}

/** Whether the folder does not exist yet. */
const isMissing = (error: unknown): boolean => causeOf(error) === 'ENOENT';

/** Whether the disk or the account's quota is full. */
const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(causeOf(error));

/** Code of the system error that caused a failure of the store; empty: none. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
