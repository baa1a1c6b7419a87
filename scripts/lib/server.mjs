import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** How the server's process is started: V8 and the allocator give memory back early instead of keeping it for later. */
const { flags, environment } = JSON.parse(readFileSync(join(root, 'server/process.json'), 'utf8'));

/** Arguments for Node, after which its own may follow. */
export const serverArguments = [...flags, 'server/dist/main.cjs'];

/** The caller's environment with what the process needs; what the caller set himself wins. */
export const serverEnvironment = { ...environment, ...process.env };
