import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reserved } from '../codegen/reserved.ts';
import { contractCoverage, silentEvents } from '../tests/contract/coverage.ts';
import type { Report } from '../tests/support/jest/progress-reporter.ts';

/**
 * `npm test [-- PATH …]`: the suite under Jest. A whole run also says which stores it ran on, the seconds of each
 * folder, what is still reserved, and fails when a documented answer was never exercised.
 */
const root = path.resolve(import.meta.dirname, '..');
const jest = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js');

async function main(): Promise<void> {
  const patterns = process.argv.slice(2);
  const whole = patterns.length === 0;
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-report-'));
  const place = (name: string) => path.join(folder, name);
  const read = (name: string) => (existsSync(place(name)) ? readFileSync(place(name), 'utf8') : '');
  // `npm run test:fault` has the fault profiles.
  const wanted = whole ? ['--testPathIgnorePatterns', '/node_modules/', '/tests/fault/'] : patterns;
  const code = await runJest(wanted, {
    TEST_LEDGER: place('ledger'),
    TEST_STORES: place('stores'),
    TEST_REPORT: place('report'),
  });
  const report: Report = JSON.parse(read('report') || '{"passed":0,"failed":0,"skipped":0,"files":[]}');
  if (code !== 0 && report.failed === 0) {
    console.error('Jest ended without a result; the reason is above.');
    report.failed += 1;
  }
  if (whole) {
    printFolders(report);
    printStores(read('stores'));
    console.log('\nLeft to `npm run test:fault`: the fault profiles, tests/fault.');
    printReserved();
    if (!coverageHolds(read('ledger'))) report.failed += 1;
  }
  rmSync(folder, { recursive: true });
  const skipped = report.skipped > 0 ? `, ${report.skipped} skipped` : '';
  console.log(`\n${report.passed} passed, ${report.failed} failed${skipped}`);
  process.exitCode = report.failed > 0 ? 1 : 0;
}

function runJest(arguments_: string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [jest, ...arguments_], {
      cwd: root,
      // Modules are kept compiled from one worker, process and run to the next.
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'compile'),
        ...env,
      },
      stdio: 'inherit',
    });
    // Ctrl-C reaches the whole group; Jest tears its database down, and this process waits for that.
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
  console.log('\nSeconds per folder (three files run at a time):');
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
  const silent = silentEvents(ledger);
  for (const type of silent) console.error(`in the contract and never emitted: the event ${type}`);
  return untested.length + undocumented.length + silent.length === 0;
}

await main();
