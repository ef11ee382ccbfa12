import type { Findings } from './findings.ts';
import type { PartResult } from './part.ts';
import type { RunOptions } from './run-options.ts';

/** What a part hands back: its Markdown, and its numbers for the JSON file. */
export interface PartReport {
  readonly printed: string;
  readonly numbers: unknown;
}

export interface Part {
  readonly about: string;
  /** Each part's code is loaded only when it is its turn. */
  readonly run: (options: RunOptions) => Promise<PartReport>;
}

/** The parts in the order in which they run. */
export const parts = {
  pipeline: {
    about: 'routing, body, validation and envelope beside four other servers',
    async run(options) {
      const { benchPipeline } = await import('./pipeline.ts');
      return comparison(await benchPipeline({ ...options, rounds: options.rounds ?? 8 }));
    },
  },
  database: {
    about: 'end to end with PostgreSQL, beside a minimal server with the same statements',
    async run(options) {
      const { benchDatabase } = await import('./database.ts');
      return comparison(await benchDatabase({ ...options, rounds: options.rounds ?? 8 }));
    },
  },
  memory: {
    about: 'resident memory of the idle service',
    async run({ signal }) {
      const { benchMemory, printedMemory } = await import('./memory.ts');
      const numbers = await benchMemory(signal);
      return { printed: printedMemory(numbers), numbers };
    },
  },
  pricing: {
    about: 'quotes from a large catalogue, and how fast a new one reaches every process',
    async run(options) {
      const { benchPricing } = await import('./pricing.ts');
      return findings(await benchPricing({ ...options, rounds: options.rounds ?? 4 }));
    },
  },
  booking: {
    about: 'test and live creates on one wallet, beside pgbench with the same statements',
    async run(options) {
      const { benchBooking } = await import('./booking.ts');
      return findings(await benchBooking({ ...options, rounds: options.rounds ?? 5 }));
    },
  },
  tracking: {
    about: 'tracking, labels, and reads and creates beside many shipments and few',
    async run(options) {
      const { benchTracking } = await import('./tracking.ts');
      return findings(await benchTracking({ ...options, rounds: options.rounds ?? 4 }));
    },
  },
  webhooks: {
    about: 'deliveries on both queues, beside BullMQ and fetch alone, and their delay when idle',
    async run(options) {
      const { benchWebhooks } = await import('./webhooks.ts');
      return findings(await benchWebhooks({ ...options, rounds: options.rounds ?? 3 }));
    },
  },
} satisfies Record<string, Part>;

export type PartName = keyof typeof parts;

export const partNames = Object.keys(parts) as readonly PartName[];

async function comparison(result: PartResult): Promise<PartReport> {
  const { printedPart } = await import('./part.ts');
  return { printed: printedPart(result), numbers: result };
}

async function findings(result: Findings): Promise<PartReport> {
  const { printedFindings } = await import('./findings.ts');
  return { printed: printedFindings(result), numbers: result };
}
