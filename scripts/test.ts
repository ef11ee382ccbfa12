import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reserved } from '../codegen/reserved.ts';
import { contractCoverage } from '../tests/contract/coverage.ts';

/**
 * `npm test [-- PATH …]`: the suite under Jest. A whole run also says which stores it ran on, the seconds of each
 * folder, what is still reserved, and fails when a documented answer was never exercised.
 */
const root = path.resolve(import.meta.dirname, '..');
const jest = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js');

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; startTime: number; endTime: number }[];
}

async function main(): Promise<void> {
  const patterns = process.argv.slice(2);
  const whole = patterns.length === 0;
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-report-'));
  const report = path.join(folder, 'report.json');
  const ledger = path.join(folder, 'ledger.txt');
  const stores = path.join(folder, 'stores.txt');
  // `npm run test:fault` has the long profiles.
  const wanted = whole ? ['--testPathIgnorePatterns', '/node_modules/', '/tests/fault/'] : patterns;
  const code = await runJest([...wanted, '--json', '--outputFile', report], { ledger, stores });
  const result = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as JestReport) : null;
  let failed = code !== 0 || !result;
  if (result && whole) {
    printFolders(result);
    printStores(existsSync(stores) ? readFileSync(stores, 'utf8') : '');
    console.log('\nLeft to `npm run test:fault`: the long profiles, tests/fault.');
    printReserved();
    failed = !coverageHolds(existsSync(ledger) ? readFileSync(ledger, 'utf8') : '') || failed;
  }
  rmSync(folder, { recursive: true });
  if (result) {
    const skipped = result.numPendingTests + result.numTodoTests;
    console.log(`\n${result.numPassedTests} passed, ${result.numFailedTests} failed, ${skipped} skipped`);
  }
  process.exitCode = failed ? 1 : 0;
}

function runJest(
  arguments_: string[],
  { ledger, stores }: { ledger: string; stores: string },
): Promise<number> {
  // Jest's workers inherit the flags of its process; programs that tests start don't, as they would from NODE_OPTIONS.
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...flags, jest, ...arguments_], {
      cwd: root,
      env: { ...process.env, TEST_LEDGER: ledger, TEST_STORES: stores },
      stdio: ['inherit', 'ignore', 'inherit'],
    });
    // Ctrl-C reaches the whole group; Jest tears its database down, and this process waits for that.
    process.on('SIGINT', () => {});
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function printFolders({ testResults }: JestReport): void {
  const seconds = new Map<string, number>();
  for (const { name, startTime, endTime } of testResults) {
    const folder = path.relative(root, name).split(path.sep).slice(0, 2).join('/');
    seconds.set(folder, (seconds.get(folder) ?? 0) + (endTime - startTime) / 1000);
  }
  console.log('\nSeconds per folder (two files run at a time):');
  for (const [folder, total] of [...seconds].sort((a, b) => b[1] - a[1])) {
    console.log(`  ${total.toFixed(1).padStart(6)}  ${folder}`);
  }
}

/** `started` is what the suite's setup wrote of the stores that it has. */
function printStores(started: string): void {
  console.log(
    started.includes('redis')
      ? '\nStores: Postgres and Redis; both drivers of the limiter and the queue ran.'
      : '\nStores: Postgres alone; left out are the Redis drivers (no REDIS_URL, no redis-server on the PATH).',
  );
}

function printReserved(): void {
  const entries = Object.entries(reserved);
  if (entries.length === 0) return;
  console.log(`\nReserved, answering 501 (${entries.length}):`);
  for (const [operation, part] of entries) console.log(`  ${operation}: ${part}`);
}

function coverageHolds(ledger: string): boolean {
  const { untested, undocumented } = contractCoverage(ledger);
  for (const pair of untested) console.error(`documented and never exercised: ${pair}`);
  for (const pair of undocumented) console.error(`answered and not documented: ${pair}`);
  return untested.length + undocumented.length === 0;
}

await main();
