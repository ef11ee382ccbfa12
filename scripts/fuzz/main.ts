import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command, Option } from 'commander';
import { interruption, wholeOption } from '../frame/command.ts';
import { fuzz, type Progress } from './run.ts';
import { kindNames } from './scenario/index.ts';
import { startTarget } from './target.ts';

interface Options {
  readonly seed: number;
  readonly requests: number;
  readonly clients: number;
  readonly out: string;
  readonly resume?: true;
  readonly scenario?: number;
  readonly kind?: string;
  readonly production?: true;
  readonly redis?: true;
}

const options = new Command('npm run fuzz --')
  .description(
    'Fuzz a local service with requests generated from openapi.json and with files of orders. Check every response against the contract: documented status, valid body and headers, declared error code, echoed request id, no 500, event loop blocked for at most 100 ms. Exits with status 1 if anything is found.',
  )
  .option(
    '--seed <n>',
    'random seed; the same seed generates the same requests',
    wholeOption(0, 999_999_999),
    Math.floor(Math.random() * 1_000_000_000),
  )
  .option('--requests <n>', 'number of requests', wholeOption(0, 999_999_999), 100_000)
  .option('--clients <n>', 'concurrent scenarios', wholeOption(0, 999_999_999), 4)
  .option(
    '--out <folder>',
    'output folder for state.json and findings.sh (one curl command per finding)',
    'fuzz-findings',
  )
  .option('--production', 'fuzz the service in production mode: without response checks and carrier gateway')
  .option('--redis', 'use Redis for rate limits and queue (needs redis-server)')
  .option('--resume', 'continue from state.json in the output folder')
  .addOption(new Option('--kind <kind>', 'run only one kind of scenario').choices(kindNames))
  .option('--scenario <n>', 'run one scenario of the seed, after 40 before it as a warm-up')
  .addHelpText(
    'after',
    '\nExamples:\n  npm run fuzz -- --requests 5000\n  npm run fuzz -- --seed 7 --out /tmp/findings\n  npm run fuzz -- --resume --out /tmp/findings',
  )
  .parse()
  .opts<Options>();

interface State {
  readonly seed: number;
  readonly progress: Progress;
}

const folder = path.resolve(options.out);
const stateFile = path.join(folder, 'state.json');
mkdirSync(folder, { recursive: true });
const state: State | null =
  options.resume && existsSync(stateFile) ? (JSON.parse(readFileSync(stateFile, 'utf8')) as State) : null;
const seed = state?.seed ?? options.seed;

function save(progress: Progress): void {
  const temporary = `${stateFile}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify({ seed, progress } satisfies State));
  renameSync(temporary, stateFile);
}

console.log(`seed ${seed}, ${options.requests} requests, findings in ${folder}`);
await using stack = new AsyncDisposableStack();
const target = await startTarget(stack, options);
const started = performance.now();
let told = started;
const progress = await fuzz(target, {
  seed,
  requests: options.requests,
  ...(options.kind === undefined ? {} : { kind: options.kind }),
  clients: options.clients,
  folder,
  signal: interruption(),
  ...(state ? { from: state.progress } : {}),
  ...(options.scenario === undefined ? {} : { only: Number(options.scenario) }),
  onProgress(now) {
    if (performance.now() - told < 5_000) return;
    told = performance.now();
    save(now);
    console.log(line(now));
  },
});
save(progress);
summarize(progress);
process.exitCode = progress.findings.length > 0 ? 1 : 0;

function line({ requests, scenario, longestPauseMs, findings }: Progress): string {
  const seconds = Math.round((performance.now() - started) / 1000);
  return `${seconds} s  ${requests} requests  ${scenario} scenarios  longest pause ${longestPauseMs.toFixed(0)} ms  ${findings.length} findings`;
}

function summarize({ statuses, findings, longestPauseMs, longestGapMs, requests }: Progress): void {
  const byStatus = Map.groupBy(Object.entries(statuses), ([outcome]) => outcome.split(' ')[1] ?? '');
  console.log(`\n${requests} requests, seed ${seed}`);
  for (const [status, entries] of [...byStatus].sort()) {
    console.log(`  ${status}  ${entries.reduce((sum, [, count]) => sum + count, 0)}`);
  }
  console.log(`longest event loop pause: ${longestPauseMs.toFixed(0)} ms of CPU time`);
  console.log(`longest event loop gap including waits for a core: ${longestGapMs.toFixed(0)} ms`);
  console.log(
    `${findings.length} findings${findings.length > 0 ? `; to reproduce them, see ${path.join(folder, 'findings.sh')}` : ''}`,
  );
  for (const { operation, problem, count, scenario } of findings)
    console.log(`  ${operation}: ${problem} (${count} times; --scenario ${scenario})`);
}
