import { writeFileSync } from 'node:fs';
import { type Call, calls } from './index.ts';

const head = `# Calls

Generated from the contract by \`npm run contract:wire\`. Do not edit.

Every call below /api, with its number in the customer's documents where they have it (\`C-\` and digits, as the \`source\` of a call names
it). What it takes, answers and refuses: \`/api/docs\` of a running server.

| number | call | name in the code | what |
|---|---|---|---|
`;

/** Numbers of a call, as its source names them. */
const numbersOf = ({ source }: Call): string => source.match(/\bC-\d{3}\b/g)?.join(', ') ?? '-';

/** The page of docs/ that lists every call, in the order of paths. */
export function renderCallList(): string {
  const rows = Object.entries<Call>(calls)
    .toSorted(([, a], [, b]) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1))
    .map(([name, call]) => {
      const cells = [numbersOf(call), `${call.method} ${call.path}`, name, call.summary];
      return `| ${cells.join(' | ')} |\n`;
    });
  return head + rows.join('');
}

if (import.meta.main) writeFileSync(new URL('../docs/calls.md', import.meta.url), renderCallList());
