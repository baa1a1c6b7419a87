import { buildIfNeeded } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';

// `npm run build`: server and web as they run, unless they are built already.
try {
  await installIfNeeded('Installing packages');
  await buildIfNeeded('Building');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
