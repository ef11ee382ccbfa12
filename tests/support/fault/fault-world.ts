import type { Waits } from '../../../db/client.ts';
import { type SimulatorProcess, startSimulator } from '../../carrier/gateway/simulator-process.ts';
import type { Environment } from '../command-line.ts';
import { type ChildService, startChildService } from '../process/child-service.ts';
import type { TestAccount } from '../service.ts';
import {
  type CarrierRecords,
  expectCarrierAgrees,
  sandboxCarrier,
  simulatedCarrier,
} from '../shipment/carrier-agreement.ts';
import { expectLedgerHolds } from '../shipment/ledger-holds.ts';
import { liveAccount } from '../shipment/live-account.ts';
import { type OrderBody, order } from '../shipment/order.ts';
import { createTestDatabase } from '../store/database.ts';
import { startOwnPostgres } from '../store/own-postgres.ts';

export type CarrierKind = 'sandbox' | 'http';

/** A database, a carrier and service processes, one of which fails in a test. */
export interface FaultWorld extends CarrierRecords {
  readonly simulator: SimulatorProcess | null;
  /** Settings for a process to reach the carrier. */
  readonly env: Environment;
  /** Starts a service process, which `stop` ends at the latest. `waits` replace the service's own. */
  start(env?: Environment, waits?: Waits): Promise<ChildService>;
  /** Returns a process with the api role and without faults, for a test's preparation. */
  bystander(): Promise<ChildService>;
  account(balanceCents?: number): Promise<TestAccount>;
  /** Returns an order for this world's carrier. */
  order(change?: Partial<OrderBody>): OrderBody;
  query<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Moves the database's clock past every current lock. */
  passLock(): Promise<void>;
  /** Stops every process. First it verifies the ledger, and that the carrier has only known bookings. */
  stop(): Promise<void>;
}

export async function openFaultWorld(
  carrier: CarrierKind,
  simulatorArgs: readonly string[] = [],
): Promise<FaultWorld> {
  const [database, simulator] = await Promise.all([
    createTestDatabase(),
    carrier === 'http' ? startSimulator(['--port', '0', ...simulatorArgs]) : null,
  ]);
  const carrierRecords = simulator ? simulatedCarrier(database, simulator) : sandboxCarrier(database);
  const services: ChildService[] = [];
  const env: Environment = simulator ? simulator.env : {};
  let bystander: Promise<ChildService> | undefined;
  let ahead = 0;
  const query = async <Row>(text: string, values: unknown[] = []) =>
    (await database.db.pool.query(text, values)).rows as Row[];
  const world: FaultWorld = {
    database,
    simulator,
    env,
    query,
    async start(more = {}, waits) {
      const service = await startChildService(database.url, { ...env, ...more }, waits);
      services.push(service);
      return service;
    },
    bystander() {
      bystander ??= world.start({ SAMPAN_ROLES: 'api' });
      return bystander;
    },
    account: (balanceCents = 1_000_000) => liveAccount(database, balanceCents),
    order: (change = {}) => order(simulator ? { service_tier_id: 'HKPTCHGG01', ...change } : change),
    bookings: carrierRecords.bookings,
    async passLock() {
      ahead += 61;
      await database.setClock(`${ahead} seconds`);
    },
    async stop() {
      try {
        await Promise.all(services.map((service) => service.stop()));
        await expectLedgerHolds(database.db);
        await expectCarrierAgrees(carrierRecords);
      } finally {
        await Promise.all([database.stop(), simulator?.stop()]);
      }
    },
  };
  return world;
}

/** Runs a flood against a world with a database server of its own on disk, where a commit takes as long as in production. */
export async function withFaultWorldOnDisk(run: (world: FaultWorld) => Promise<void>): Promise<void> {
  await using _server = await startOwnPostgres({ onDisk: true });
  const world = await openFaultWorld('sandbox');
  try {
    await run(world);
  } finally {
    await world.stop();
  }
}
