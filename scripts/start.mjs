import { spawn } from 'node:child_process';
import { buildIfNeeded } from './lib/build.mjs';
import { superviseUntilEnd } from './lib/child.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { findNode, root } from './lib/paths.mjs';
import { refuseTakenPort, wantedAddress } from './lib/port.mjs';
import { serverArguments, serverEnvironment } from './lib/server.mjs';

// `npm start`: from a fresh clone to a served product. Steps 3 to 5 (database, migrations and data, serving) are told by the server.
// package.json says `exec node`: a shell between npm and us would die of Ctrl-C at once, and npm would report that as a failure.
try {
  await refuseTakenPort(wantedAddress());
  await installIfNeeded('1/5 Installing packages');
  await buildIfNeeded('2/5 Building');
  const server = spawn(findNode(), serverArguments, { cwd: root, env: serverEnvironment, stdio: 'inherit' });
  process.exitCode = await superviseUntilEnd([server]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
