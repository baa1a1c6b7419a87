import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { check, countsOf, twoAtATime } from './stages.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stages-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function reportOf({ passed = 0, failed = 0, pending = 0, files = [] }) {
  const path = join(folder, 'report.json');
  const numbers = {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: pending,
    numTodoTests: 0,
  };
  writeFileSync(path, JSON.stringify({ ...numbers, testResults: files }));
  return path;
}

describe('the numbers of a test stage', () => {
  test('are those of the report', () => {
    expect(countsOf(reportOf({ passed: 5, pending: 1 }), 0)).toEqual({ passed: 5, failed: 0, skipped: 1 });
    const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    expect(countsOf(reportOf({ passed: 4, failed: 1, files: [failing] }), 1)).toEqual({
      passed: 4,
      failed: 1,
      skipped: 0,
    });
  });

  test('count a file that cannot be loaded as a failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    expect(countsOf(reportOf({ passed: 4, files: [broken] }), 1).failed).toBe(1);
  });

  test('count a run as failed that reports nothing, has no tests, or ends badly without saying why', () => {
    expect(countsOf(join(folder, 'none.json'), 0).failed).toBe(1);
    expect(countsOf(reportOf({}), 0).failed).toBe(1);
    expect(countsOf(reportOf({ passed: 3 }), 1).failed).toBe(1);
  });
});

describe('a check stage', () => {
  test('passes and fails with the exit code of its command', async () => {
    vi.spyOn(console, 'log').mockReturnValue(undefined);
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect(await check('right', 'node', ['-e', ''])).toMatchObject({ passed: 1, failed: 0, result: 'ok' });
    expect(await check('wrong', 'node', ['-e', 'process.exit(3)'])).toMatchObject({
      passed: 0,
      failed: 1,
      result: 'FAILED',
    });
    expect(await check('absent', 'no-such-tool', [])).toMatchObject({ passed: 0, failed: 1 });
    vi.restoreAllMocks();
  });
});

test('stages side by side: two at a time, all of them, counted in their order', async () => {
  let running = 0;
  let most = 0;
  const stage = (name, ms) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, ms));
    running -= 1;
    return name;
  };
  const counts = await twoAtATime([stage('a', 30), stage('b', 1), stage('c', 1), stage('d', 1)]);
  expect(counts).toEqual(['a', 'b', 'c', 'd']);
  expect(most).toBe(2);
});
