import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest: begun last, one worker would be left alone with them. */
const longest = /\/(pages|sheets|offline-reading)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * Three kinds of tests, told apart by name and place, and what npm test leaves out:
 * `*.test.ts` needs nothing but itself; `*.api.test.ts` works on a real PostgreSQL; e2e/ drives a real browser.
 */
export default defineConfig({
  test: {
    // Files share a process and what it has loaded: loading the product anew for each took half of the time.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 30_000,
          include: ['{contract,server,web,scripts,bench}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.api.test.{ts,mjs}'],
        },
      },
      {
        test: {
          name: 'api',
          include: ['{server,bench}/**/*.api.test.ts', 'scripts/**/*.api.test.mjs'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['server/test/cluster.ts'],
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['server/test/cluster.ts'],
          maxWorkers: 2,
          testTimeout: 90_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        // `npm run browsers`, no part of `npm test`.
        test: {
          name: 'browsers',
          include: ['e2e/test/browsers/*.browsers.ts'],
          globalSetup: ['server/test/cluster.ts'],
          maxWorkers: 1,
          testTimeout: 180_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        // `npm run pictures`, no part of `npm test`.
        test: {
          name: 'pictures',
          include: ['e2e/test/pictures/*.pictures.ts'],
          globalSetup: ['server/test/cluster.ts'],
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
