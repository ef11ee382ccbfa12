import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { Command, Option } from 'commander';
import { interruption, wholeOption } from '../frame/command.ts';
import { type PartName, partNames, parts } from './parts.ts';
import { isBusy, type Machine, type ReleaseFigures, writeReleaseFigures } from './release.ts';
import { type PartResult, printedResult } from './results.ts';
import { Bench, type RunOptions } from './run.ts';

function describeMachine(): Machine {
  return {
    cores: availableParallelism(),
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    platform: `${process.platform} ${process.arch}`,
    node: process.version,
    loadBefore: loadavg()[0] ?? 0,
  };
}

/** Describes the machine in one line, plus a warning if other programs were busy. */
function printedMachine(machine: Machine): string {
  const { cores, cpu, memoryGiB, platform, node, loadBefore } = machine;
  const size = `${cores} cores (${cpu}), ${memoryGiB} GiB, ${platform}, Node ${node}`;
  if (!isBusy(machine)) return size;
  return `${size}\nOther programs are running (load average ${loadBefore.toFixed(1)}): CPU times are more reliable than requests per second.`;
}

interface CommandOptions extends Omit<RunOptions, 'signal' | 'stack'> {
  readonly part?: readonly PartName[];
  readonly json?: string;
  readonly record?: string | true;
  readonly busy?: true;
}

// A fraction of a second, as full runs have in their warm-up rounds.
const briefly = { brief: true, rounds: 1, seconds: 0.5, connections: 8, shipments: 2_000 };

/** Parses the command line. `--help` and invalid options end the process with a message. */
function readOptions(argv: readonly string[]): CommandOptions {
  const { brief = false, ...options } = new Command('npm run bench --')
    .description(
      'Benchmark this service against other programs in alternating rounds. Uses pgbench and redis-server if they are installed.',
    )
    .addOption(new Option('--part <part...>', 'run only these parts').choices(partNames))
    .option('--rounds <n>', 'number of rounds; each measures all programs', wholeOption(1, 1000))
    .option('--seconds <n>', 'duration of one measurement in seconds', wholeOption(1, 1000), 1)
    .option('--connections <n>', 'concurrent connections', wholeOption(1, 1000), 32)
    .option(
      '--shipments <n>',
      "rows in the large table of the parts 'growth' and 'dashboard'",
      wholeOption(1, 10_000_000),
      1_000_000,
    )
    .option(
      '--duty-rates <n>',
      "rows of duty_rate.csv in the parts 'pricing' and 'booking', beside the same service with few of them; 0: those of the demonstration",
      wholeOption(0, 200_000),
      0,
    )
    .option(
      '--products <n>',
      "products of each account in the parts 'pricing' and 'booking', beside the same service without them; one of two booked items is then a SKU",
      wholeOption(0, 10_000),
      0,
    )
    .option('--keep <folder>', 'keep the filled databases of these parts in this folder, for another run')
    .option('--brief', 'run every step once, for a moment, to show that it works; the figures mean nothing')
    .option('--json <file>', 'write all results as JSON to this file')
    .option(
      '--record [release]',
      'write the results to docs/benchmarks/<release>.json (default: the date), which npm run generate makes tables and charts from; with --part, only those parts change',
    )
    .option('--busy', 'record although the load average of the last minute is above half of the cores')
    .addHelpText(
      'after',
      [
        '',
        'Parts:',
        ...partNames.map((name) => `  ${name.padEnd(10)} ${parts[name].about}`),
        '',
        'Examples:',
        '  npm run bench',
        '  npm run bench -- --part pipeline --rounds 9',
        '  npm run bench -- --part growth --shipments 100000',
        '  npm run bench -- --part pricing booking --duty-rates 100000 --products 2000',
        '  npm run bench -- --record',
        '  npm run bench -- --brief',
      ].join('\n'),
    )
    .parse(argv, { from: 'user' })
    .opts<Omit<CommandOptions, 'brief'> & { readonly brief?: true }>();
  return brief ? { ...options, ...briefly } : { ...options, brief };
}

async function main(): Promise<void> {
  const { part, json, record, busy, ...options } = readOptions(process.argv.slice(2));
  const signal = interruption();
  const machine = describeMachine();
  await using stack = new AsyncDisposableStack();
  const results: Record<string, PartResult> = {};
  const failures: string[] = [];
  console.log(printedMachine(machine));
  if (record && options.brief)
    throw new Error('nothing is recorded: the figures of a brief run mean nothing');
  if (record && options.dutyRates + options.products > 0)
    throw new Error(
      'nothing is recorded with --duty-rates or --products: releases are compared without them',
    );
  if (record && isBusy(machine) && !busy)
    throw new Error('nothing is recorded while other programs are running; wait for them, or add --busy');
  if (options.brief) console.log('Brief run: it shows that every step works. Its figures mean nothing.');
  for (const name of partNames.filter((one) => !part || part.includes(one))) {
    const started = performance.now();
    const bench = new Bench(name, { ...options, signal, stack });
    try {
      const { title, load } = parts[name];
      await (await load())(bench);
      results[name] = bench.result(title);
      console.log(`\n${printedResult(results[name])}`);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      // A failed part does not stop the others.
      failures.push(
        `${name} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
      console.error(failures.at(-1));
    }
    bench.progress('finished', started);
  }
  if (failures.length > 0) {
    process.exitCode = 1;
    // Again, where a long log ends: often CI keeps nothing but the end.
    console.error(`\n${failures.join('\n')}`);
  }
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  const measuredAt = new Date().toISOString();
  const { seconds, connections, shipments } = options;
  const conditions = { seconds, connections, shipments };
  const release: ReleaseFigures = { measuredAt, commit, machine, conditions, reasons: {}, parts: results };
  if (json) writeFileSync(json, `${JSON.stringify(release, null, 2)}\n`);
  if (!record) return;
  const name = record === true ? measuredAt.slice(0, 10) : record;
  const root = path.resolve(import.meta.dirname, '..', '..');
  const file = writeReleaseFigures(root, name, release);
  const failed = partNames.filter((one) => (!part || part.includes(one)) && !results[one]);
  if (failed.length > 0) {
    console.error(
      `\n${file} lacks what failed. Run: npm run bench -- --record ${name} --part ${failed.join(' ')}`,
    );
    return;
  }
  console.log(`\nRecorded as ${file}. Now run: npm run generate`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
