/**
 * Runs the service with shorter waits than its own. Argument: the waits as JSON. Prints the same ready line
 * as `npm start`; SIGTERM stops it.
 */
import type { Waits } from '../../../db/client.ts';
import { readConfig } from '../../../src/config/config.ts';
import { createLog } from '../../../src/log/log.ts';
import { StoreOutages } from '../../../src/log/store-outage.ts';
import { startService } from '../../../src/start.ts';

const waits: Waits = JSON.parse(process.argv[2] ?? '');
const config = readConfig(process.env);
const outages = new StoreOutages();
const service = await startService(config, createLog(config.logLevel, { outages }), { outages, waits });
process.once('SIGTERM', async () => {
  await service.stop();
  process.exit(0);
});
console.log(`Sampan is ready: ${service.rootUrl}`);
