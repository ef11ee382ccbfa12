export default {
  runtime: '<rootDir>/tests/support/jest/runtime.ts',
  testSequencer: '<rootDir>/tests/support/jest/sequencer.ts',
  reporters: ['<rootDir>/tests/support/jest/progress-reporter.ts'],
  testEnvironment: 'node',
  testEnvironmentOptions: { globalsCleanup: 'off' },
  transform: {},
  testMatch: ['**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.sampan/'],
  globalSetup: '<rootDir>/tests/support/global-setup.ts',
  globalTeardown: '<rootDir>/tests/support/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/tests/support/after-each.ts'],
  // One more than the cores of a small machine: many tests wait for a deadline and use none.
  maxWorkers: 4,
  // A worker writes its compiled modules to the cache when it exits.
  workerGracefulExitTimeout: 10_000,
};
