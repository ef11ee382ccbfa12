import { expect } from '@jest/globals';
import { openDb } from '../../../db/client.ts';
import type { SimulatorProcess } from '../../carrier/gateway/simulator-process.ts';
import { type Environment, sampan } from '../command-line.ts';
import { apiClient } from '../http-client.ts';
import { pollUntil } from '../poll.ts';
import { isBooked, type SentOrder, trackingNumber } from './booking-load.ts';
import { printFigures } from './load.ts';

export interface Restoration {
  /** Settings of the command line and of the service, with the restored database and the simulated carrier. */
  readonly env: Environment;
  readonly databaseUrl: string;
  readonly simulator: SimulatorProcess;
  /** Orders of the load before the database was lost. */
  readonly orders: readonly SentOrder[];
  readonly liveKey: string;
  /** Starts the service on the restored database. */
  start(): Promise<AsyncDisposable & { readonly rootUrl: string }>;
}

interface Doctor {
  readonly checks: readonly { readonly check: string; readonly state: string; readonly message: string }[];
}

interface Compared {
  readonly reference: string;
  readonly difference: string;
}

/**
 * Follows the guide after a restore (docs/backup.md, After every restore). Returns the tracking numbers that the restored
 * database has. Expects the comparison to name exactly the bookings that it forgot, and every order that its client
 * repeats to be at the carrier once.
 */
export async function expectRecovered(restoration: Restoration): Promise<ReadonlySet<string>> {
  const { env, simulator, orders, liveKey } = restoration;
  const { checks } = await doctor(env);
  const finding = (name: string) => checks.find(({ check }) => check === name);
  expect(
    ['keys', 'values', 'ledger', 'pending', 'events'].map((name) => [name, finding(name)?.state]),
  ).toEqual(['keys', 'values', 'ledger', 'pending', 'events'].map((name) => [name, 'ok']));
  expect(finding('values')?.message).toMatch(/^All [1-9]\d* encrypted values can be decrypted$/);
  expect(finding('newest')?.message).toMatch(/^The newest change is of 20/);

  const known = await knownNumbers(restoration.databaseUrl);
  const atCarrier = (await simulator.received()).bookings.map(({ reference }) => reference);
  expect(await forgotten(env)).toEqual(atCarrier.filter((number) => !known.has(number)).sort());

  printFigures('restored under load', {
    'orders with a response': orders.length,
    'of them booked': orders.filter(isBooked).length,
    'bookings at the carrier': atCarrier.length,
    'bookings in the restored database': known.size,
    'bookings that it forgot': atCarrier.filter((number) => !known.has(number)).length,
  });

  // A client that got no response repeats its order, and here also those that got one.
  await using service = await restoration.start();
  const client = apiClient(service.rootUrl, liveKey);
  for (const { key, body } of orders) {
    const repeated = async () =>
      (await client.post('/shipments', { idempotencyKey: key, body })).status === 201;
    expect(await pollUntil(repeated, 120_000)).toBe(true);
  }
  const nothingOpen = async () =>
    (await query(restoration.databaseUrl, `select from shipment where dispatch_status = 'pending'`))
      .length === 0 &&
    (await query(restoration.databaseUrl, 'select from webhook_delivery where next_attempt_at is not null'))
      .length === 0;
  expect(await pollUntil(nothingOpen, 60_000)).toBe(true);
  const { bookings } = await simulator.received();
  const shipments = await knownNumbers(restoration.databaseUrl);
  expect(bookings.map(({ reference }) => reference).sort()).toEqual([...shipments].sort());
  expect(bookings.length).toBe(orders.length);
  expect(await forgotten(env)).toEqual([]);
  for (const order of orders.filter(isBooked)) expect(shipments).toContain(trackingNumber(order));
  expect((await sampan(['ledger', 'verify'], env)).exitCode).toBe(0);
  return known;
}

async function doctor(env: Environment): Promise<Doctor> {
  const { stdout } = await sampan(['doctor', '--after-restore', '--json'], env);
  return JSON.parse(stdout) as Doctor;
}

/** The comparison exits with 1 if it finds a difference. */
async function forgotten(env: Environment): Promise<string[]> {
  const { stdout } = await sampan(['carrier', 'compare', '--since', '2026-01-01T00:00:00Z', '--json'], env);
  const found = JSON.parse(stdout) as Compared[];
  expect(found.filter(({ difference }) => difference !== 'forgotten')).toEqual([]);
  return found.map(({ reference }) => reference).sort();
}

async function knownNumbers(url: string): Promise<ReadonlySet<string>> {
  const rows = await query<{ number: string }>(
    url,
    `select tracking_number as number from shipment where livemode and dispatch_status <> 'rejected'`,
  );
  return new Set(rows.map(({ number }) => number));
}

async function query<Row = unknown>(url: string, text: string): Promise<Row[]> {
  await using db = openDb({ url, poolSize: 1 });
  return (await db.pool.query(text)).rows as Row[];
}
