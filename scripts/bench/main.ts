import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { Command, Option } from 'commander';
import { interruption, wholeOption } from '../frame/command.ts';
import { type PartName, partNames, parts } from './parts.ts';
import { checkLimits, printedFindings } from './results.ts';
import type { RunOptions } from './rounds.ts';

interface Machine {
  readonly cores: number;
  readonly cpu: string;
  readonly memoryGiB: number;
  readonly platform: string;
  readonly node: string;
  /** Load average of the minute before; 0 if unknown. */
  readonly loadBefore: number;
}

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
function printedMachine({ cores, cpu, memoryGiB, platform, node, loadBefore }: Machine): string {
  const size = `${cores} cores (${cpu}), ${memoryGiB} GiB, ${platform}, Node ${node}`;
  if (loadBefore < cores / 4) return size;
  return `${size}\nOther programs are running (load average ${loadBefore.toFixed(1)}): CPU times are more reliable than requests per second.`;
}

interface BenchOptions extends Omit<RunOptions, 'signal' | 'rounds'> {
  readonly rounds?: number;
  readonly part?: PartName;
  readonly json?: string;
}

const briefly = { brief: true, rounds: 1, seconds: 1, connections: 8, shipments: 2_000 };

/** Parses the command line. `--help` and invalid options end the process with a message. */
function readOptions(argv: readonly string[]): BenchOptions {
  const { brief = false, ...options } = new Command('npm run bench --')
    .description(
      'Benchmark this service against other programs in alternating rounds. Uses pgbench and redis-server if they are installed.',
    )
    .addOption(new Option('--part <part>', 'run only one part').choices(partNames))
    .option('--rounds <n>', 'number of rounds; each measures all programs', wholeOption(1, 1000))
    .option('--seconds <n>', 'duration of one measurement in seconds', wholeOption(1, 1000), 1)
    .option('--connections <n>', 'concurrent connections', wholeOption(1, 1000), 32)
    .option(
      '--shipments <n>',
      "rows in the large table of the parts 'tracking' and 'dashboard'",
      wholeOption(1, 10_000_000),
      1_000_000,
    )
    .option('--brief', 'run every step once, for a moment, to show that it works; the figures mean nothing')
    .option('--json <file>', 'write all results as JSON to this file')
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
        '  npm run bench -- --part tracking --shipments 100000',
        '  npm run bench -- --json bench.json',
        '  npm run bench -- --brief',
      ].join('\n'),
    )
    .parse(argv, { from: 'user' })
    .opts<Omit<BenchOptions, 'brief'> & { readonly brief?: true }>();
  return brief ? { ...options, ...briefly } : { ...options, brief };
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const signal = interruption();
  const machine = describeMachine();
  const numbers: Record<string, unknown> = {};
  console.log(printedMachine(machine));
  if (options.brief) console.log('Brief run: it shows that every step works. Its figures mean nothing.');
  for (const name of partNames.filter((part) => !options.part || options.part === part)) {
    const started = performance.now();
    try {
      const { rounds, load } = parts[name];
      const bench = await load();
      const findings = await bench({ rounds, ...options, signal });
      numbers[name] = { ...findings, limits: checkLimits(findings.limits) };
      console.log(`\n${printedFindings(findings)}`);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      // A failed part does not stop the others.
      process.exitCode = 1;
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      numbers[name] = { failed: error instanceof Error ? error.message : String(error) };
      console.error(`${name} failed: ${reason}`);
    }
    console.error(`${name} took ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  if (options.json) {
    const report = { measuredAt: new Date(), machine, options, ...numbers };
    writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
