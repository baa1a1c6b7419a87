import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** The port of the last start when it is still free, else a free one, remembered for the next start. */
export async function choosePort(home: string): Promise<number> {
  const file = join(home, 'port');
  const remembered = Number(await readFile(file, 'utf8').catch(() => '0'));
  const port = (await freePort(remembered)) ?? (await freePort(0));
  if (port === undefined) throw new Error('No free port on 127.0.0.1 for the database.');
  if (port !== remembered) await writeFile(file, String(port));
  return port;
}

/** Binds and releases a port; 0 asks the system for any free port. Undefined when the port is taken. */
async function freePort(wanted: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen({ port: wanted, host: '127.0.0.1' }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
