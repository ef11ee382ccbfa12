/**
 * A process of its own that settles one shipment, for tests that kill it. Arguments: account, tracking number, charge
 * in cents, measured weight in mg. Prints the result as one JSON line.
 */
import { openDb } from '../../db/client.ts';
import { systemClock } from '../../src/clock.ts';
import { readConfig } from '../../src/config.ts';
import { armCrashpoint } from '../../src/crashpoint.ts';
import { createLog } from '../../src/log.ts';
import { settleShipment } from '../../src/shipment/settle.ts';

const [accountId = '', trackingNumber = '', chargedCents, measuredWeightMg] = process.argv.slice(2);
const config = readConfig(process.env);
armCrashpoint(config.crashpoint);
await using db = openDb({ url: config.databaseUrl ?? '', poolSize: 1 });
const context = { db, clock: systemClock, log: createLog('silent') };
const result = await settleShipment(context, accountId, trackingNumber, {
  chargedCents: Number(chargedCents),
  measuredWeightMg: Number(measuredWeightMg),
});
console.log(JSON.stringify(result));
