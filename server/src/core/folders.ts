import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** The server's folder, for the source as well as for the build in `dist`. */
const serverFolder = dirname(nearest());
const productFolder = dirname(serverFolder);

/** Where the web's built files lie. */
export const webFolder = join(productFolder, 'web/dist');

/** Where the migrations of each schema lie. */
export const migrationFolders = {
  control: join(serverFolder, 'db/migrations/control'),
  company: join(serverFolder, 'db/migrations/company'),
};

/** Version of the product. */
export function readVersion(): string {
  // A file of the product itself.
  const { version } = JSON.parse(readFileSync(join(productFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

function nearest(): string {
  const file = findPackageJSON('.', import.meta.url);
  if (file === undefined) throw new Error('The server lies in no package.');
  return file;
}
