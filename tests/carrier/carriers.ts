import { type CarrierRegistry, openCarriers } from '../../src/carrier/registry.ts';
import { readConfig } from '../../src/config/config.ts';
import { createLog } from '../../src/log.ts';
import type { TestDatabase } from '../support/store/database.ts';
import { TestClock } from '../support/test-clock.ts';

/** The service's own carriers on a test database, with a deadline that only a lost call reaches. */
export function testCarriers(
  { db }: TestDatabase,
  env: Record<string, string> = {},
  clock: TestClock = new TestClock(),
): CarrierRegistry {
  const config = readConfig({ CARRIER_DEADLINE_MS: '3000', ...env });
  return openCarriers({ config, db, clock, log: createLog('silent') });
}
