import { type CarrierRegistry, openCarriers } from '../../src/carrier/registry.ts';
import { readConfig } from '../../src/config/config.ts';
import { createLog } from '../../src/log/log.ts';
import { noteMismatch } from '../support/contract-observer.ts';
import { carrierDeadline } from '../support/deadline.ts';
import type { TestDatabase } from '../support/store/database.ts';
import { TestClock } from '../support/test-clock.ts';

/** Opens the carriers of the service on a test database. Only a lost call reaches the deadline. */
export function testCarriers(
  { db }: TestDatabase,
  env: Record<string, string> = {},
  clock: TestClock = new TestClock(),
): CarrierRegistry {
  const config = readConfig({ CARRIER_DEADLINE_MS: carrierDeadline(750), ...env });
  return openCarriers({ config, db, clock, log: createLog('silent'), onDrift: noteMismatch });
}
