import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileStore } from '../files/store.service.ts';
import type { PersonData } from './export.service.ts';

/** The export as one archive, streamed: each file is opened when it is written. */
export function zipOf(store: Pick<FileStore, 'read'>, { name, text, photo, files }: PersonData): Readable {
  const zip = new ZipFile();
  let open: Readable | undefined;
  zip.addBuffer(Buffer.from(text), name);
  if (photo !== null) zip.addBuffer(photo.bytes, photo.name, { compress: false });
  // Pictures and PDF are packed already.
  for (const file of files)
    zip.addReadStreamLazy(file.name, { compress: false }, (give) => {
      store.read(file.stored).then(
        (stream) => {
          open = stream;
          give(null, stream);
        },
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  zip.end();
  const archive = Readable.from(zip.outputStream);
  zip.on('error', (error: Error) => archive.destroy(error));
  // The reader has stopped: close the file being written, which would stay open.
  archive.once('close', () => open?.destroy());
  return archive;
}
