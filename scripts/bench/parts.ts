import type { Findings, PartResult } from './results.ts';
import type { RunOptions } from './rounds.ts';

/** A part's Markdown and its numbers for the JSON file. */
export interface PartReport {
  readonly printed: string;
  readonly numbers: unknown;
}

export interface Part {
  readonly about: string;
  /** Imports the part's code on demand. */
  readonly run: (options: RunOptions) => Promise<PartReport>;
}

/** In execution order. */
export const parts = {
  pipeline: {
    about: 'routing, body parsing, validation and envelope, against four other servers',
    async run(options) {
      const { benchPipeline } = await import('./pipeline.ts');
      return comparison(await benchPipeline({ ...options, rounds: options.rounds ?? 8 }));
    },
  },
  database: {
    about: 'end to end with PostgreSQL, against a minimal server with the same statements',
    async run(options) {
      const { benchDatabase } = await import('./database.ts');
      return comparison(await benchDatabase({ ...options, rounds: options.rounds ?? 8 }));
    },
  },
  memory: {
    about: 'resident memory of the idle service',
    async run(options) {
      const { benchMemory, printedMemory } = await import('./memory.ts');
      const numbers = await benchMemory(options);
      return { printed: printedMemory(numbers), numbers };
    },
  },
  storage: {
    about: 'bytes of a live booking in PostgreSQL, by table',
    async run(options) {
      const { benchStorage, printedStorage } = await import('./storage.ts');
      const numbers = await benchStorage(options);
      return { printed: printedStorage(numbers), numbers };
    },
  },
  pricing: {
    about: 'quotes from a large catalog, and propagation of changes to all processes',
    async run(options) {
      const { benchPricing } = await import('./pricing.ts');
      return findings(await benchPricing({ ...options, rounds: options.rounds ?? 4 }));
    },
  },
  booking: {
    about: 'test and live creates on one wallet, against pgbench with the same statements',
    async run(options) {
      const { benchBooking } = await import('./booking.ts');
      return findings(await benchBooking({ ...options, rounds: options.rounds ?? 5 }));
    },
  },
  tracking: {
    about: 'tracking, labels, reads and creates, with many and with few shipments',
    async run(options) {
      const { benchTracking } = await import('./tracking.ts');
      return findings(await benchTracking({ ...options, rounds: options.rounds ?? 4 }));
    },
  },
  webhooks: {
    about: 'deliveries on both queues, against BullMQ with fetch alone, and latency when idle',
    async run(options) {
      const { benchWebhooks } = await import('./webhooks.ts');
      return findings(await benchWebhooks({ ...options, rounds: options.rounds ?? 3 }));
    },
  },
  dashboard: {
    about: 'time of every page of the dashboard, with many shipments and ten times as many logged requests',
    async run(options) {
      const { benchDashboard } = await import('./dashboard.ts');
      return findings(await benchDashboard(options));
    },
  },
} satisfies Record<string, Part>;

export type PartName = keyof typeof parts;

export const partNames = Object.keys(parts) as readonly PartName[];

async function comparison(result: PartResult): Promise<PartReport> {
  const { printedPart } = await import('./results.ts');
  return { printed: printedPart(result), numbers: result };
}

async function findings(result: Findings): Promise<PartReport> {
  const { printedFindings } = await import('./results.ts');
  return { printed: printedFindings(result), numbers: result };
}
