import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { constraints } from './failures.ts';

const schema = ['company', 'control']
  .map((name) => readFileSync(new URL(`../../../db/schema/${name}.sql`, import.meta.url), 'utf8'))
  .join('\n');

const namesOf = (pattern: RegExp) => new Set([...schema.matchAll(pattern)].map(([, name]) => name));

/** Constraints whose violation is CONFLITO where nothing else is said. */
const unique = new Set([
  ...namesOf(/^ {2}constraint (\w+) UNIQUE /gm),
  ...namesOf(/^CREATE UNIQUE INDEX (\w+) /gm),
]);
/** Checks, exclusions, and what triggers raise as a check. */
const others = new Set([
  ...namesOf(/^ {2}constraint (\w+) (?:CHECK|EXCLUDE) /gm),
  ...namesOf(/errcode = 'check_violation', constraint = '(\w+)'/g),
]);

it.each(Object.entries(constraints))(
  '%s is a constraint of the schema, and %s is not said anyway',
  (name, code) => {
    expect([...unique, ...others]).toContain(name);
    expect(unique.has(name) && code === 'CONFLITO').toBe(false);
  },
);
