import { createHmac, randomInt } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import { findShipment, type ShipmentWithEvents } from '../../db/query/shipment/shipment.ts';
import type { Scope } from '../../db/scope.ts';
import type { KeyRing } from '../secret/key-ring.ts';

const form = /^SMP(\d{12})(\d)$/i;

/** Returns the ISO 7064 mod 11,10 check digit. */
export function checkDigit(digits: string): number {
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10;
}

/** Creates a random number, so that it can't be guessed. The check digit detects every single-digit error. */
export function newTrackingNumber(): string {
  return formatNumber(randomInt(10 ** 12));
}

/** An order as its idempotency key identifies it. */
export interface KeyedOrder {
  readonly scope: Scope;
  readonly key: string;
  /** SHA-256 of its body. */
  readonly digest: Buffer;
}

/**
 * Returns the same number for the same order under the same key. After a database was restored from a backup, a retry of
 * an order that it forgot then names the carrier's booking and books nothing twice (docs/design/backup.md).
 */
export function keyedTrackingNumber(secrets: KeyRing, { scope, key, digest }: KeyedOrder): string {
  const [secret] = secrets.derive('tracking number');
  if (!secret) throw new Error('the key ring is empty');
  const order = JSON.stringify([scope.accountId, scope.livemode, key, digest.toString('hex')]);
  const mac = createHmac('sha256', secret).update(order).digest();
  return formatNumber(mac.readBigUInt64BE() % 1_000_000_000_000n);
}

function formatNumber(number: number | bigint): string {
  const digits = number.toString().padStart(12, '0');
  return `SMP${digits}${checkDigit(digits)}`;
}

/** Returns a tracking number in upper case, as it is stored; undefined for a text that no shipment has as its number. */
export function readTrackingNumber(text: string): string | undefined {
  const match = form.exec(text);
  const isValid = match !== null && checkDigit(match[1] ?? '') === Number(match[2]);
  return isValid ? text.toUpperCase() : undefined;
}

/** Finds a shipment in its scope by the tracking number that a client sent, in any letter case. */
export async function findByNumber(
  db: Pick<Db, 'pool'>,
  scope: Scope,
  text: string,
): Promise<ShipmentWithEvents | undefined> {
  const trackingNumber = readTrackingNumber(text);
  return trackingNumber === undefined ? undefined : findShipment(db, scope, trackingNumber);
}

/** Values of `reference_no` that control the sandbox (contract: Sandbox). Those with a comment are for tests of this service. */
export const sandboxReferences = [
  'SANDBOX-REJECT',
  'SANDBOX-DROP',
  'SANDBOX-TIMEOUT',
  /** Nothing is booked; dispatch and look-up never give a result. */
  'SANDBOX-SILENT',
  /** Every dispatch fails with a 500; nothing is booked. */
  'SANDBOX-ERROR',
  /** Booked, but the response is unreadable. */
  'SANDBOX-UNREADABLE',
  /** Booked after a delay. */
  'SANDBOX-SLOW',
  'SANDBOX-CANCEL-REFUSED',
  /** The first cancel takes effect, but its response is lost. */
  'SANDBOX-CANCEL-DROP',
  'SANDBOX-LABEL-LATE',
  'SANDBOX-LABEL-BROKEN',
  'SANDBOX-LABEL-FAILED',
  'SANDBOX-POD',
  'SANDBOX-RETURN',
  'SANDBOX-EXCEPTION',
  'SANDBOX-LOST',
  'SANDBOX-CUSTOMS',
] as const;

export type SandboxReference = (typeof sandboxReferences)[number];

/** Without effect in production: they block a connection or leave an order unconfirmed. */
const faults: ReadonlySet<SandboxReference> = new Set([
  'SANDBOX-DROP',
  'SANDBOX-TIMEOUT',
  'SANDBOX-SILENT',
  'SANDBOX-ERROR',
  'SANDBOX-UNREADABLE',
  'SANDBOX-SLOW',
  'SANDBOX-CANCEL-DROP',
] as const);

/** Returns the sandbox reference; null for any other text, and for a fault if those aren't allowed. */
export function readSandboxReference(
  reference: string | null,
  { allowFaults }: { readonly allowFaults: boolean },
): SandboxReference | null {
  const known = sandboxReferences.find((candidate) => candidate === reference);
  return known && (allowFaults || !faults.has(known)) ? known : null;
}

export const lateLabelSeconds = 10;
