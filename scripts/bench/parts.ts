import type { Findings } from './results.ts';
import type { RunOptions } from './rounds.ts';

interface Part {
  readonly about: string;
  /** Rounds that a stable median needs. */
  readonly rounds: number;
  /** Imports the part's code on demand. */
  readonly load: () => Promise<(options: RunOptions) => Promise<Findings>>;
}

/** In execution order. */
export const parts = {
  pipeline: {
    about: 'routing, body parsing, validation and envelope, against four other servers',
    rounds: 8,
    load: async () => (await import('./pipeline.ts')).benchPipeline,
  },
  database: {
    about: 'end to end with PostgreSQL, against a minimal server with the same statements',
    rounds: 8,
    load: async () => (await import('./database.ts')).benchDatabase,
  },
  memory: {
    about: 'resident memory of the idle service',
    rounds: 1,
    load: async () => (await import('./memory.ts')).benchMemory,
  },
  storage: {
    about: 'bytes of a live booking in PostgreSQL, by table',
    rounds: 1,
    load: async () => (await import('./storage.ts')).benchStorage,
  },
  pricing: {
    about: 'quotes from a large catalog, and propagation of changes to all processes',
    rounds: 4,
    load: async () => (await import('./pricing.ts')).benchPricing,
  },
  booking: {
    about: 'test and live creates on one wallet, against pgbench with the same statements',
    rounds: 5,
    load: async () => (await import('./booking.ts')).benchBooking,
  },
  tracking: {
    about: 'tracking, labels, reads and creates, with many and with few shipments',
    rounds: 4,
    load: async () => (await import('./tracking.ts')).benchTracking,
  },
  webhooks: {
    about: 'deliveries on both queues, against BullMQ with fetch alone, and latency when idle',
    rounds: 3,
    load: async () => (await import('./webhooks.ts')).benchWebhooks,
  },
  dashboard: {
    about: 'time of every page of the dashboard, with many shipments and ten times as many logged requests',
    rounds: 1,
    load: async () => (await import('./dashboard.ts')).benchDashboard,
  },
} satisfies Record<string, Part>;

export type PartName = keyof typeof parts;

export const partNames = Object.keys(parts) as readonly PartName[];
