import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FilesPlace } from '../core/config.ts';
import { Refused } from '../core/refusal.ts';

/** Where the bytes of files lie: a folder, or a bucket of an S3-compatible service. */
export interface FileStore {
  /** Writes a file whole or not at all. @throws Refused SEM_ESPACO when the folder is full */
  write(name: string, bytes: Uint8Array, mime: string): Promise<void>;
  /** @throws when there is no such file */
  read(name: string): Promise<Readable>;
  /** Removes a file; one that is not there is no failure. */
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

/** Loaded only where it is used: the client of S3 is large. */
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
        await disk.delete(name).catch(() => undefined); // half a file, if anything
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

/** A folder nobody wrote into yet. */
const isMissing = (error: unknown): boolean => causeOf(error) === 'ENOENT';

/** No room on the disk, or none left of what the account may use. */
const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(causeOf(error));

/** What the system said beneath a failure of the store; empty when it said nothing. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
