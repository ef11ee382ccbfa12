import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
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
    'Send requests that are derived from openapi.json to a service of its own, and hold every answer against the contract: its status is documented, its body and headers are valid, its code is declared, the request id is echoed, nothing is a 500, no request holds the event loop for over 100 ms. Exits with 1 when something is found.',
  )
  .option('--seed <n>', 'draws the same requests again', whole, Math.floor(Math.random() * 1_000_000_000))
  .option('--requests <n>', 'how many requests to send', whole, 100_000)
  .option('--clients <n>', 'scenarios at a time', whole, 4)
  .option(
    '--out <folder>',
    'where state.json and findings.sh (each finding as a curl call) are written',
    'fuzz-findings',
  )
  .option(
    '--production',
    'fuzz the service as it runs in production: without the contract watch and a carrier gateway',
  )
  .option('--redis', 'keep rate limits and queue on a Redis (needs redis-server)')
  .option('--resume', 'go on from the state in that folder, with its seed')
  .addOption(new Option('--kind <kind>', 'requests of one kind alone').choices(kindNames))
  .option('--scenario <n>', 'run one scenario of the seed alone')
  .addHelpText(
    'after',
    '\nExamples:\n  npm run fuzz -- --requests 5000\n  npm run fuzz -- --seed 7 --out /tmp/findings\n  npm run fuzz -- --resume --out /tmp/findings',
  )
  .parse()
  .opts<Options>();

function whole(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number.');
}

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
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());

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
  signal: interruption.signal,
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
  const byStatus = Map.groupBy(Object.entries(statuses), ([place]) => place.split(' ')[1] ?? '');
  console.log(`\n${requests} requests, seed ${seed}`);
  for (const [status, entries] of [...byStatus].sort()) {
    console.log(`  ${status}  ${entries.reduce((sum, [, count]) => sum + count, 0)}`);
  }
  console.log(`longest pause of the event loop: ${longestPauseMs.toFixed(0)} ms of processor time`);
  console.log(`longest gap by the clock, waits for a core included: ${longestGapMs.toFixed(0)} ms`);
  console.log(
    `${findings.length} findings${findings.length > 0 ? `, reproductions in ${path.join(folder, 'findings.sh')}` : ''}`,
  );
  for (const { operation, problem, count, scenario } of findings)
    console.log(`  ${operation}: ${problem} (${count} times; --scenario ${scenario})`);
}
