import { Command, InvalidArgumentError, Option } from 'commander';
import { type PartName, partNames, parts } from './parts.ts';
import type { RunOptions } from './run-options.ts';

export interface BenchOptions extends Omit<RunOptions, 'signal'> {
  readonly part?: PartName;
  readonly json?: string;
}

/** Reads the command line; `--help` and a malformed option end the process with a message. */
export function readOptions(argv: readonly string[]): BenchOptions {
  return new Command('npm run bench --')
    .description(
      'Measures this service on this machine beside other programs, alternating. Needs nothing but npm; pgbench and redis-server are used where they are installed.',
    )
    .addOption(new Option('--part <part>', 'measure one part alone').choices(partNames))
    .option('--rounds <n>', 'rounds; each visits everything that is compared', whole(1000))
    .option('--seconds <n>', 'length of one measurement', whole(1000), 1)
    .option('--connections <n>', 'concurrent connections', whole(1000), 32)
    .option('--shipments <n>', "shipments in the tracking part's large table", whole(10_000_000), 1_000_000)
    .option('--json <file>', 'also write every number as JSON')
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
      ].join('\n'),
    )
    .parse(argv, { from: 'user' })
    .opts<BenchOptions>();
}

function whole(most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (Number.isInteger(value) && value >= 1 && value <= most) return value;
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${most}.`);
  };
}
