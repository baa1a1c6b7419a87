import { writeFileSync } from 'node:fs';
import { calls, panelAreaCalls } from './index.ts';

/** Texts of the generated files: what the browser needs to send a call, without the schemas; the panel's apart. */
export function renderWire(): Record<'wire.gen.ts' | 'wire-panel.gen.ts', string> {
  const all = Object.entries(calls);
  return {
    'wire.gen.ts': render(
      'wire',
      'Every call of the terminal',
      all.filter(([name]) => !(name in panelAreaCalls)),
    ),
    'wire-panel.gen.ts': render('panelWire', 'Every call of the panel', Object.entries(panelAreaCalls)),
  };
}

function render(
  constant: string,
  what: string,
  named: [string, (typeof calls)[keyof typeof calls]][],
): string {
  const rows = named.map(([name, call]) => {
    const parts = [
      ...(call.method === 'GET' ? [] : [`method: '${call.method}'`]),
      `path: '${call.path}'`,
      ...(call.command && !call.unkeyed && !call.byGet ? ['command: true'] : []),
      ...(call.versioned ? ['versioned: true'] : []),
    ];
    return `  ${name}: { ${parts.join(', ')} },`;
  });
  return [
    '// Generated from the contract by `npm run contract:wire`. Do not edit.',
    '',
    `/** ${what} by name: how it is sent, by GET where no method stands. \`command\`: takes an Idempotency-Key. \`versioned\`: answers an ETag. */`,
    `export const ${constant} = {`,
    ...rows,
    '} as const;',
    '',
  ].join('\n');
}

if (import.meta.main) {
  for (const [name, content] of Object.entries(renderWire()))
    writeFileSync(new URL(`./${name}`, import.meta.url), content);
}
