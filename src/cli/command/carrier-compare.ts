import { readFile } from 'node:fs/promises';
import { type CarrierBooking, compareBookings, type Difference } from '../../booking/compare-carrier.ts';
import { GatewayCarrier, GatewayConnection } from '../../carrier/gateway/gateway-carrier.ts';
import { systemClock } from '../../runtime.ts';
import { readTrackingNumber } from '../../shipment/tracking-number.ts';
import { printableLine } from '../../terminal.ts';
import { readTime } from '../argument.ts';
import { type CliCommand, type CommandResult, listResult, Refusal } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { onDatabase, type Session } from '../session.ts';

const compareNotes = `
Run it after the database was restored from a backup. A booking that the database forgot is at the carrier under its tracking number.
If its client repeats the order with the same Idempotency-Key and body, the order gets this number again and is not booked twice.
Else ask the carrier to cancel it. Exits with 1 if there are differences.`;

interface CompareOptions {
  readonly since?: Date;
  readonly numbers?: string;
  readonly gateway?: string;
}

export function carrierCompare(group: CliCommand, session: Session): void {
  group
    .command('compare')
    .description(
      "List bookings that the carrier's gateway has and the database does not, or that are cancelled on one side only",
    )
    .option('--since <time>', 'compare the bookings made since this time', readTime)
    .option(
      '--numbers <file>',
      'instead, ask for the tracking numbers in this file, one per line: for a gateway that cannot list its bookings',
    )
    .option('--gateway <name>', 'ask only this gateway of several')
    .addHelpText('after', compareNotes)
    .examples('carrier compare --since 2026-11-24T08:00:00Z', 'carrier compare --numbers numbers.txt')
    .action(onDatabase(session, compare));
}

const differences: Readonly<Record<Difference, string>> = {
  forgotten: 'unknown here',
  cancelled_at_carrier: 'booked here',
  booked_at_carrier: 'cancelled here',
};

async function compare({ kysely, config }: OpenDatabase, options: CompareOptions): Promise<CommandResult> {
  const { gateways, maxResponseBytes, deadlineMs } = config.carrier;
  if (gateways.length === 0)
    throw new Refusal(
      'No gateway is connected: neither CARRIER_HTTP_URL nor CARRIER_GATEWAYS is set. The sandbox carrier books in the database itself.',
    );
  const asked = gateways.filter(({ name }) => options.gateway === undefined || name === options.gateway);
  if (asked.length === 0)
    throw new Refusal(
      `--gateway: there is no gateway ${JSON.stringify(options.gateway)}; the gateways are ${gateways.map(({ name }) => name).join(', ')}.`,
    );
  const deadline = () => AbortSignal.timeout(deadlineMs);
  const booked: (CarrierBooking & { readonly gateway: string })[] = [];
  const agreements: string[] = [];
  for (const { name, url, secret } of asked) {
    using gateway = new GatewayConnection({ url, secret, maxResponseBytes, clock: systemClock });
    const read = await readBookings(gateway, deadline, options).catch((error: unknown) => {
      if (asked.length === 1 || !(error instanceof Refusal)) throw error;
      throw new Refusal(`${name}: ${error.message} To compare the others, give --gateway.`);
    });
    booked.push(...read.booked.map((booking) => ({ ...booking, gateway: name })));
    agreements.push(asked.length === 1 ? read.none : `${name}: ${read.none}`);
  }
  const found = await compareBookings(kysely, booked);
  const result = listResult(found, {
    heading: ['GATEWAY', 'TRACKING NUMBER', 'WAYBILL', 'BOOKED AT', 'AT THE CARRIER', 'HERE'],
    cells: ({ gateway, reference, waybill_number, booked_at, state, difference }) => [
      gateway,
      reference,
      waybill_number,
      booked_at ?? '',
      state,
      differences[difference],
    ],
    none: agreements.join('. '),
  });
  if (found.length === 0) return result;
  return { ...result, failure: `${found.length} of ${booked.length} bookings of the carrier differ` };
}

interface ReadBookings {
  readonly booked: readonly CarrierBooking[];
  /** Line to print if none of them differs. */
  readonly none: string;
}

async function readBookings(
  gateway: GatewayConnection,
  deadline: () => AbortSignal,
  { since, numbers }: CompareOptions,
): Promise<ReadBookings> {
  if (since && !numbers) {
    const booked = await listAll(gateway, deadline, since);
    const nothing = `The carrier lists no bookings since ${since.toISOString()}, so nothing was compared`;
    return { booked, none: booked.length === 0 ? nothing : agreementText(booked) };
  }
  if (numbers && !since) {
    const asked = await readNumbers(numbers);
    const booked = await lookUpAll(gateway, deadline, asked);
    const nothing = `The carrier has none of the ${asked.length} numbers, so nothing was compared`;
    const absent = `. It does not have ${asked.length - booked.length} of the ${asked.length} numbers`;
    const some = booked.length === asked.length ? agreementText(booked) : agreementText(booked) + absent;
    return { booked, none: booked.length === 0 ? nothing : some };
  }
  throw new Refusal('Give --since or --numbers, and not both.');
}

function agreementText(booked: readonly CarrierBooking[]): string {
  return `All ${booked.length} bookings of the carrier agree with the database`;
}

async function listAll(
  gateway: GatewayConnection,
  deadline: () => AbortSignal,
  since: Date,
): Promise<CarrierBooking[]> {
  const bookings: CarrierBooking[] = [];
  for (let cursor: string | null = null; ; ) {
    const page = await gateway.listBookings(since, cursor, deadline());
    if (page.outcome === 'not_offered') {
      throw new Refusal(
        'The gateway cannot list its bookings. Give their tracking numbers with --numbers, from the log of the service or from the carrier.',
      );
    }
    if (page.outcome === 'unknown') throw new Refusal(`The gateway gave no list: ${page.reason}.`);
    bookings.push(...page.bookings);
    if (page.nextCursor !== null && page.nextCursor === cursor)
      throw new Refusal('The gateway returned the same cursor twice, so its list would never end.');
    cursor = page.nextCursor;
    if (cursor === null) return bookings;
  }
}

/** Asks for one number after the other. The numbers that the carrier does not have are left out. */
async function lookUpAll(
  gateway: GatewayConnection,
  deadline: () => AbortSignal,
  numbers: readonly string[],
): Promise<CarrierBooking[]> {
  const carrier = new GatewayCarrier('http', gateway);
  const bookings: CarrierBooking[] = [];
  for (const reference of numbers) {
    // The scope is for the journal of calls, which this gateway has none of.
    const call = { scope: { accountId: '', livemode: true }, requestId: null, signal: deadline() };
    const found = await carrier.lookup(reference, call);
    if (found.outcome === 'unknown')
      throw new Refusal(`The gateway gave no result for ${reference}: ${found.reason}.`);
    if (found.outcome === 'absent') continue;
    const state = found.cancelled ? 'cancelled' : 'booked';
    bookings.push({ reference, waybill_number: found.waybillNumber, state, booked_at: null });
  }
  return bookings;
}

async function readNumbers(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Refusal(`--numbers: ${printableLine(error.message)}.`);
  });
  const lines = text.split(/\s+/).filter(Boolean);
  return lines.map((line) => {
    const number = readTrackingNumber(line);
    if (number === undefined)
      throw new Refusal(
        `--numbers: ${JSON.stringify(line)} is no tracking number, which is SMP and 13 digits. The last one is a check digit.`,
      );
    return number;
  });
}
