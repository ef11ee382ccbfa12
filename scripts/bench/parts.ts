import type { Bench } from './run.ts';

interface Part {
  readonly title: string;
  readonly about: string;
  /** Imports the part's code on demand. */
  readonly load: () => Promise<(bench: Bench) => Promise<void>>;
}

/** In execution order. */
export const parts = {
  machine: {
    title: 'What the machine allows',
    about: 'synced writes, round trips over loopback and prepared statements per second',
    load: async () => (await import('./part/machine.ts')).benchMachine,
  },
  pipeline: {
    title: 'HTTP pipeline without a database',
    about: 'routing, body parsing, validation and envelope, beside four other servers',
    load: async () => (await import('./part/pipeline.ts')).benchPipeline,
  },
  database: {
    title: 'End to end with PostgreSQL',
    about: 'a read and a booking, beside a minimal server with the same statements',
    load: async () => (await import('./part/database.ts')).benchDatabase,
  },
  booking: {
    title: 'Bookings',
    about:
      'test and live creates, beside pgbench with the same statements and a bare writer of the same rows',
    load: async () => (await import('./part/booking.ts')).benchBooking,
  },
  pricing: {
    title: 'Quotes',
    about: 'quotes from a large catalog, and propagation of changes to all processes',
    load: async () => (await import('./part/pricing.ts')).benchPricing,
  },
  webhooks: {
    title: 'Webhook deliveries',
    about: 'deliveries on both queues, beside BullMQ and graphile-worker with fetch, and latency when idle',
    load: async () => (await import('./part/webhooks.ts')).benchWebhooks,
  },
  overload: {
    title: 'Overload',
    about: 'bookings at 0.5 to 8 times the capacity, and a quiet account beside a flood',
    load: async () => (await import('./part/overload.ts')).benchOverload,
  },
  memory: {
    title: 'Memory',
    about: 'resident memory of the idle service, and after a flood of bookings and heavy pages',
    load: async () => (await import('./part/memory.ts')).benchMemory,
  },
  storage: {
    title: 'Bytes of a booking',
    about: 'bytes of a live booking in PostgreSQL, by table',
    load: async () => (await import('./part/storage.ts')).benchStorage,
  },
  growth: {
    title: 'Growth with the number of shipments',
    about: 'every operation that reads or writes shipments, with 10,000, 1,000,000 and --shipments of them',
    load: async () => (await import('./part/growth.ts')).benchGrowth,
  },
  operations: {
    title: 'CPU of an operation',
    about: 'requests per second and CPU time of the same operations, with 10,000 shipments',
    load: async () => (await import('./part/growth.ts')).benchOperations,
  },
  search: {
    title: 'Search of shipments',
    about: 'searches as people type them, and the cost and size of the index, with --shipments',
    load: async () => (await import('./part/search.ts')).benchSearch,
  },
  labels: {
    title: 'Labels',
    about: 'labels that one thread draws, beside PDFKit with bwip-js, and 500 labels in one file',
    load: async () => (await import('./part/labels.ts')).benchLabels,
  },
  orders: {
    title: 'Files of orders',
    about:
      'an export of 1,000 orders, read beside csv-parse and SheetJS, and uploaded and booked in the dashboard',
    load: async () => (await import('./part/orders.ts')).benchOrders,
  },
  dashboard: {
    title: 'Pages of the dashboard',
    about: 'time of every page, with many shipments and ten times as many logged requests, and memory',
    load: async () => (await import('./part/dashboard.ts')).benchDashboard,
  },
} satisfies Record<string, Part>;

export type PartName = keyof typeof parts;

export const partNames = Object.keys(parts) as readonly PartName[];
