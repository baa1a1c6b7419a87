import { writeFileSync } from 'node:fs';
import { calls } from './index.ts';

/** Text of wire.gen.ts: what the browser needs to send a call, without the schemas. */
export function renderWire(): string {
  const rows = Object.entries(calls).map(
    ([name, call]) =>
      `  ${name}: { method: '${call.method}', path: '${call.path}', command: ${call.command && !call.unkeyed && !call.byGet}, versioned: ${call.versioned}, files: ${call.files} },`,
  );
  return [
    '// Generated from the contract by `npm run contract:wire`. Do not edit.',
    '',
    '/** Every call by name: how it is sent. `command`: takes an Idempotency-Key. `versioned`: answers an ETag. `files`: multipart. */',
    'export const wire = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(new URL('./wire.gen.ts', import.meta.url), renderWire());
