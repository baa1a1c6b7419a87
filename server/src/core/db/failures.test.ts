import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, it } from 'vitest';
import { constraints, refusalOf } from './failures.ts';
import { PrimaryError } from './primary.ts';

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

const ofSystem = (code: string) => Object.assign(new Error(code), { code });
const ofDatabase = (code: string) => Object.assign(new pg.DatabaseError(code, 0, 'error'), { code });

it.each([
  ['the host refuses', ofSystem('ECONNREFUSED')],
  ['the host is gone from the network', ofSystem('EHOSTUNREACH')],
  ['its network is gone', ofSystem('ENETUNREACH')],
  ['its name is not known for the moment', ofSystem('ENOTFOUND')],
  ['no name can be looked up', ofSystem('EAI_AGAIN')],
  ['no host takes writes', new PrimaryError('none')],
  ['the database goes down', ofDatabase('57P01')],
  ['it starts', ofDatabase('57P03')],
  ['it takes no writes', ofDatabase('25006')],
])('is told to come again: %s', (_, error) => {
  expect(refusalOf(error)).toBe('OCUPADO');
});
