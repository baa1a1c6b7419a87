/** Mutation tests (`npm run mutants`): every rule is changed in small ways, and its tests must notice. */
export default {
  mutate: [
    'contract/**/{rules,states,facts,actions,after,closing,told,pausing,sla,doubt,plausible,wear,ours,declared}.ts',
    'server/src/**/*rules.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts' },
  // A mutant that is made when a file is loaded would need the whole run anew.
  ignoreStatic: true,
  // A comment at their head would make generated files differ from what is generated.
  disableTypeChecks: false,
  concurrency: 1,
  reporters: ['progress', 'clear-text', 'json'],
  jsonReporter: { fileName: '.cache/mutants/report.json' },
  incremental: true,
  incrementalFile: '.cache/mutants/incremental.json',
  tempDirName: '.cache/mutants/sandbox',
  ignorePatterns: ['.git', '.ci', 'data', 'data-bench*', 'dist', 'e2e', 'ops', '.cache'],
};
