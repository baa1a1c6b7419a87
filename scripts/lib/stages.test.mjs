import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { root } from './paths.mjs';
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
    expect(countsOf(reportOf({ passed: 5, pending: 1 }), 0)).toEqual({
      passed: 5,
      failed: 0,
      skipped: 1,
      failures: [],
    });
  });

  test('name what failed once more, with why: the long output above may be cut', () => {
    const failing = {
      name: join(root, 'e2e/orders/orders.test.ts'),
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'orders are listed', failureMessages: [] },
        { status: 'failed', fullName: 'orders are found', failureMessages: ['expected 1 to be 2'] },
      ],
    };
    expect(countsOf(reportOf({ passed: 4, failed: 1, files: [failing] }), 1)).toEqual({
      passed: 4,
      failed: 1,
      skipped: 0,
      failures: ['e2e/orders/orders.test.ts > orders are found\nexpected 1 to be 2'],
    });
  });

  test('count a file that cannot be loaded as a failure', () => {
    const broken = {
      name: join(root, 'e2e/a.test.ts'),
      status: 'failed',
      message: 'no such file',
      assertionResults: [],
    };
    expect(countsOf(reportOf({ passed: 4, files: [broken] }), 1)).toMatchObject({
      failed: 1,
      failures: ['e2e/a.test.ts\nno such file'],
    });
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
