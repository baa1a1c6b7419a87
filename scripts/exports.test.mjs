import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { calls } from '../contract/index.ts';
import { root } from './lib/paths.mjs';

/** Sources of a folder, without tests. */
const sourcesOf = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const holding = (folder, pattern) =>
  sourcesOf(folder)
    .filter((file) => pattern.test(readFileSync(file, 'utf8')))
    .map((file) => relative(root, file))
    .toSorted();

// Whatever leaves as a file is written where formulas are made harmless; a new way out has to be thought about here.
test('files are written for people in one place of the web, tables in one form', () => {
  expect(holding('web/src', /type: 'text\/csv/)).toEqual([
    'web/src/core/files/download.ts',
    'web/src/imports/intake/api.ts', // a file on its way to the server
    'web/src/imports/intake/file.ts', // a workbook on its way to the server
  ]);
  expect(holding('web/src', /createObjectURL/)).toEqual([
    'web/src/core/files/download.ts',
    'web/src/files/usePreview.ts', // the picture that was just chosen, to be looked at
  ]);
});

test('seven calls answer a file: a table and the trail of the panel, refused rows for panel and company, what is kept about a person, what somebody sent in, and a photo', () => {
  const files = Object.entries(calls).filter(([, call]) => call.wire === 'file');
  expect(files.map(([name]) => name).toSorted()).toEqual([
    'exportIntakeRefusals',
    'exportOwnIntakeRefusals',
    'exportPerson',
    'exportTable',
    'exportTrail',
    'getFile',
    'getPhoto',
  ]);
});

test('no page is given text to read as HTML', () => {
  expect(
    holding('web/src', /dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML|document\.write|srcDoc/),
  ).toEqual([]);
});
