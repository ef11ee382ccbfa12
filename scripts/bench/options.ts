import { Command, InvalidArgumentError, Option } from 'commander';

const parts = ['pipeline', 'database', 'memory'] as const;
export type Part = (typeof parts)[number];

export interface BenchOptions {
  readonly rounds: number;
  readonly seconds: number;
  readonly connections: number;
  readonly only?: Part;
  readonly json?: string;
}

/** Reads the command line; `--help` and a malformed option end the process with a message. */
export function readOptions(argv: readonly string[]): BenchOptions {
  return new Command('npm run bench --')
    .description(
      'Measures this service against other servers on this machine, alternating, and its memory. Needs nothing but npm.',
    )
    .option('--rounds <n>', 'rounds; each visits every server with every request', positive, 8)
    .option('--seconds <n>', 'length of one measurement', positive, 1)
    .option('--connections <n>', 'concurrent connections', positive, 32)
    .addOption(new Option('--only <part>', 'measure one part alone').choices(parts))
    .option('--json <file>', 'also write every number as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  npm run bench\n  npm run bench -- --only pipeline --rounds 9\n  npm run bench -- --json bench.json',
    )
    .parse(argv, { from: 'user' })
    .opts<BenchOptions>();
}

function positive(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= 1000) return value;
  throw new InvalidArgumentError('It must be a whole number from 1 to 1000.');
}
