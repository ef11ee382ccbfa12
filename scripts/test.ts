import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reserved } from '../codegen/contract.ts';
import { contractCoverage, silentEvents } from '../tests/contract/coverage.ts';
import type { Report } from '../tests/support/jest/progress-reporter.ts';
import { browserProgram } from './frame/dashboard-pages.ts';

/**
 * `npm test [-- PATH …]`: runs Jest. A run of all tests also prints the stores, the seconds per folder and reserved
 * operations, and fails if a documented response was never returned.
 * `npm run test:fault [-- PATH …]`: runs the fault tests, and every test that has more cases than `npm test` tries, with all of
 * them.
 */
const root = path.resolve(import.meta.dirname, '..');
const jest = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js');

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const isLong = process.env.TEST_PROFILE === 'long';
  const hasPaths = given.some((argument) => !argument.startsWith('-'));
  const whole = given.length === 0 && !isLong;
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-report-'));
  const fileIn = (name: string) => path.join(folder, name);
  const read = (name: string) => (existsSync(fileIn(name)) ? readFileSync(fileIn(name), 'utf8') : '');
  // Fault tests run with `npm run test:fault`, those on a cluster with `npm run test:citus`.
  const wanted = whole
    ? ['--testPathIgnorePatterns', '/node_modules/', '/tests/fault/', '/tests/citus/']
    : [...given, ...(isLong && !hasPaths ? longTests() : [])];
  const code = await runJest(wanted, {
    TEST_LEDGER: fileIn('ledger'),
    TEST_STORES: fileIn('stores'),
    TEST_REPORT: fileIn('report'),
  });
  const report: Report = JSON.parse(read('report') || '{"passed":0,"failed":0,"skipped":0,"files":[]}');
  if (code !== 0 && report.failed === 0) {
    console.error('Jest exited without a result. See its output above.');
    report.failed += 1;
  }
  if (whole) {
    printFolders(report);
    printStores(read('stores'));
    console.log(
      '\nNot run: tests/fault (npm run test:fault), and the tests on a cluster (npm run test:citus).',
    );
    printReserved();
    if (!coverageHolds(read('ledger'))) report.failed += 1;
  }
  printFailures(report);
  rmSync(folder, { recursive: true });
  const skipped = report.skipped > 0 ? `, ${report.skipped} skipped` : '';
  console.log(`\n${report.passed} passed, ${report.failed} failed${skipped}`);
  process.exitCode = report.failed > 0 ? 1 : 0;
}

function longTests(): string[] {
  const files = globSync('tests/**/*.test.ts', { cwd: root }).filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes('support/profile.ts'),
  );
  return ['tests/fault/', ...files];
}

function runJest(arguments_: string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [jest, ...arguments_], {
      cwd: root,
      // Compiled modules are cached across workers, processes and runs.
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'compile'),
        ...env,
      },
      stdio: 'inherit',
    });
    // Ctrl-C also reaches Jest, which stops its database; wait for it.
    process.on('SIGINT', () => {});
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function printFolders({ files }: Report): void {
  const seconds = new Map<string, number>();
  for (const file of files) {
    const folder = path.dirname(file.file).split(path.sep).slice(0, 2).join('/');
    seconds.set(folder, (seconds.get(folder) ?? 0) + file.seconds);
  }
  console.log('\nSeconds per folder (four files run at a time):');
  for (const [folder, total] of [...seconds].sort((a, b) => b[1] - a[1])) {
    console.log(`  ${total.toFixed(1).padStart(6)}  ${folder}`);
  }
}

/** Says again, where a long log ends, what failed: often CI keeps nothing but the end. */
function printFailures({ files }: Report): void {
  if (files.length < 10) return;
  for (const { file, failure } of files) if (failure) console.log(`\nFAIL ${file}\n${shortened(failure)}`);
}

function shortened(message: string): string {
  const limit = 3_000;
  return message.length > limit ? `${message.slice(0, limit)}\n… (the rest is in the lines above)` : message;
}

/** @param started JSON of the stores, from the global setup */
function printStores(started: string): void {
  console.log(
    started.includes('redis')
      ? '\nStores: PostgreSQL and Redis. Both drivers of the rate limiter and of the queue were tested.'
      : '\nStores: PostgreSQL only. The Redis drivers were not tested: set REDIS_URL or install redis-server.',
  );
  if (!browserProgram) console.log('Browser: none. THE TESTS IN A BROWSER WERE LEFT OUT: install chromium.');
}

function printReserved(): void {
  const entries = Object.entries(reserved);
  if (entries.length === 0) return;
  console.log(`\nReserved operations, which return 501 (${entries.length}):`);
  for (const [operation, part] of entries) console.log(`  ${operation}: ${part}`);
}

function coverageHolds(ledger: string): boolean {
  const { untested, undocumented } = contractCoverage(ledger);
  for (const pair of untested) console.error(`documented but never returned: ${pair}`);
  for (const pair of undocumented) console.error(`returned but not documented: ${pair}`);
  const silent = silentEvents(ledger);
  for (const type of silent) console.error(`in the contract but never emitted: event ${type}`);
  return untested.length + undocumented.length + silent.length === 0;
}

await main();
