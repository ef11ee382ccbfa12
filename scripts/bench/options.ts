import { Command, InvalidArgumentError, Option } from 'commander';
import { type PartName, partNames, parts } from './parts.ts';
import type { RunOptions } from './run-options.ts';

export interface BenchOptions extends Omit<RunOptions, 'signal'> {
  readonly part?: PartName;
  readonly json?: string;
}

const briefly = { brief: true, rounds: 1, seconds: 1, connections: 8, shipments: 2_000 };

/** Parses the command line. `--help` and invalid options end the process with a message. */
export function readOptions(argv: readonly string[]): BenchOptions {
  const { brief = false, ...options } = new Command('npm run bench --')
    .description(
      'Benchmark this service against other programs in alternating rounds. Uses pgbench and redis-server if they are installed.',
    )
    .addOption(new Option('--part <part>', 'run only one part').choices(partNames))
    .option('--rounds <n>', 'number of rounds; each measures all programs', whole(1000))
    .option('--seconds <n>', 'duration of one measurement in seconds', whole(1000), 1)
    .option('--connections <n>', 'concurrent connections', whole(1000), 32)
    .option(
      '--shipments <n>',
      "rows in the large table of the parts 'tracking' and 'dashboard'",
      whole(10_000_000),
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

function whole(most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (Number.isInteger(value) && value >= 1 && value <= most) return value;
    throw new InvalidArgumentError(`It must be an integer from 1 to ${most}.`);
  };
}
