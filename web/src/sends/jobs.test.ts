import { calls } from '@terminal/contract';
import { expect, it } from 'vitest';
import { type JobName, jobOf, jobs } from './jobs.ts';

const names = Object.keys(jobs) as JobName[];

it('what may be kept is a command with a key, so that it counts once', () => {
  for (const name of names)
    expect([name, calls[name].command, calls[name].unkeyed]).toEqual([name, true, false]);
});

it('every command that counts from when it was given may be kept', () => {
  const later = Object.entries(calls).flatMap(([name, call]) => (call.later ? [name] : []));
  expect(names).toEqual(expect.arrayContaining(later));
});

it('every kept command that takes digits names who proves them', () => {
  for (const name of names) {
    const { body } = calls[name];
    const fields = 'shape' in body ? Object.keys(body.shape) : [];
    expect([name, jobOf(name).actor !== undefined]).toEqual([name, fields.includes('cpf')]);
  }
});
