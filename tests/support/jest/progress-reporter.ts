import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** The part of Jest's results that is printed. */
interface FileResult {
  readonly testFilePath: string;
  readonly numPassingTests: number;
  readonly numFailingTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly failureMessage?: string | null;
  readonly testExecError?: unknown;
  readonly perfStats: { readonly runtime: number };
  readonly console?: readonly { readonly message: string }[] | undefined;
}

/** The result of a run; written to the file in TEST_REPORT. */
export interface Report {
  passed: number;
  /** Failed tests, and files that could not be loaded. */
  failed: number;
  skipped: number;
  readonly files: { readonly file: string; readonly seconds: number; readonly failure?: string }[];
}

/** Prints a line per completed test file with the counts so far, its logs and its failures. */
export default class ProgressReporter {
  readonly #report: Report = { passed: 0, failed: 0, skipped: 0, files: [] };
  #planned = 0;

  onRunStart({ numTotalTestSuites }: { readonly numTotalTestSuites: number }): void {
    this.#planned = numTotalTestSuites;
  }

  onTestResult(_test: unknown, result: FileResult): void {
    const failed = result.numFailingTests + (result.testExecError ? 1 : 0);
    const file = path.relative(process.cwd(), result.testFilePath);
    const seconds = result.perfStats.runtime / 1000;
    const report = this.#report;
    report.passed += result.numPassingTests;
    report.failed += failed;
    report.skipped += result.numPendingTests + result.numTodoTests;
    const failure = result.failureMessage;
    report.files.push({ file, seconds, ...(failure && { failure }) });
    const ended = String(report.files.length).padStart(String(this.#planned).length);
    const outcome = failed > 0 ? 'FAIL' : 'ok  ';
    const counts = `so far ${report.passed} passed, ${report.failed} failed`;
    print(`[${ended}/${this.#planned}] ${outcome} ${file} (${seconds.toFixed(1)} s); ${counts}`);
    for (const { message } of result.console ?? []) print(message.trimEnd().replaceAll(/^/gm, '    '));
    if (failure) print(failure);
  }

  onRunComplete(): void {
    if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify(this.#report));
  }
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
