import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { superviseUntilEnd } from './lib/child.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { findNode, root } from './lib/paths.mjs';
import { refuseTakenPort, wantedAddress } from './lib/port.mjs';

// `npm run dev`: the server starts again and the web reloads whenever a file changes. Both end when one of them does.
try {
  const address = wantedAddress();
  await refuseTakenPort(address);
  await installIfNeeded('Installing packages');
  const node = findNode();
  const server = spawn(node, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  const web = spawn(node, [join(root, 'node_modules/vite/bin/vite.js')], {
    cwd: join(root, 'web'),
    env: { ...process.env, VITE_API_PROXY: `http://${address.host}:${address.port}` },
    stdio: 'inherit',
  });
  process.exitCode = await superviseUntilEnd([server, web]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
