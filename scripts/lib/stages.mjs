import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { bin, findNode, root, toolEnvironment } from './paths.mjs';
import { seconds } from './progress.mjs';
import { run } from './run.mjs';

/** No stage takes longer, not even on a busy machine. */
const limitMs = 65 * 60_000;

/** What a stage found: numbers for the last line of the run, and what to say once more before it. */
const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** A check that is right or wrong as a whole: counts as one. */
export function check(name, command, args, cwd = root) {
  return stage(name, async () => {
    const { code, output } = await run(bin(command), args, { cwd, env: toolEnvironment(), limitMs });
    if (code !== 0) process.stdout.write(output);
    return code === 0
      ? { ...nothing, passed: 1 }
      : { ...nothing, failed: 1, failures: [`${name}\n${output}`] };
  });
}

/** Runs stages that have nothing to do with each other in two lanes; their counts come in the order given. */
export async function twoAtATime(stages) {
  const counts = [];
  const waiting = stages.entries();
  const lane = async () => {
    for (const [place, run] of waiting) counts[place] = await run();
  };
  await Promise.all([lane(), lane()]);
  return counts;
}

/** A step that is no check of its own, but without which later stages cannot be: counts only when it fails. */
export function preparation(name, work) {
  return stage(name, async () => {
    await work();
    return nothing;
  });
}

/** All tests of one project of vitest.config.ts; every test counts as one. */
export function tests(project, env = {}) {
  return stage(`${project} tests`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'terminal-report-'));
    try {
      const report = join(folder, 'report.json');
      const args = [
        'run',
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ];
      const vitest = join(root, 'node_modules/vitest/vitest.mjs');
      const { code } = await run(findNode(), [vitest, ...args], {
        env: toolEnvironment(env),
        show: true,
        limitMs,
      });
      return countsOf(report, code);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

/** A stage that cannot run here; its tests count as skipped, so that nobody takes the run for a full one. */
export function skipped(name, skippedTests, reason) {
  return stage(name, async () => {
    console.log(`!! ${name} were NOT RUN: ${reason}`);
    return { ...nothing, skipped: skippedTests };
  });
}

/** The numbers of vitest's report. A file that cannot be loaded, and a run that fails without a failed test, count as failed. */
export function countsOf(report, code) {
  const read = readReport(report);
  if (read === undefined) return { ...nothing, failed: 1 };
  const brokenFiles = read.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(isFailed),
  );
  const failed = read.numFailedTests + brokenFiles.length;
  const passed = read.numPassedTests;
  const unexplained = (code !== 0 && failed === 0) || passed + failed === 0 ? 1 : 0;
  return {
    passed,
    failed: failed + unexplained,
    skipped: read.numPendingTests + read.numTodoTests,
    failures: [...brokenFiles.map(brokenFile), ...read.testResults.flatMap(failedTests)],
  };
}

const brokenFile = ({ name, message }) => `${relative(root, name)}\n${message}`;

/** A failed test with its file, its whole name and what was expected: the long output above may be cut. */
const failedTests = ({ name, assertionResults }) =>
  assertionResults
    .filter(isFailed)
    .map((test) => `${relative(root, name)} > ${test.fullName}\n${test.failureMessages.join('\n')}`);

const isFailed = (test) => test.status === 'failed';

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Runs the work under a heading, tells its time and result, and turns an exception into one failure. */
async function stage(name, work) {
  const begin = Date.now();
  console.log(`\n── ${name}`);
  let counts;
  try {
    counts = await work();
  } catch (error) {
    console.log(error.message);
    counts = { ...nothing, failed: 1 };
  }
  const result = counts.failed > 0 ? 'FAILED' : counts.skipped > 0 && counts.passed === 0 ? 'skipped' : 'ok';
  console.log(`── ${name}: ${result} in ${seconds(begin)}`);
  return { name, result, ...counts };
}
