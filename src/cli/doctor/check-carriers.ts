import { hasTable } from '../../../db/query/installation/server.ts';
import { listServiceCarriers } from '../../../db/query/pricing/entitlement.ts';
import { connectedCarriers } from '../../config/carrier-config.ts';
import type { OpenDatabase } from '../open-database.ts';
import { type Finding, ok, warn } from './finding.ts';

/** Names the services of the live catalog that are not offered, because their carrier is missing. */
export async function checkCarriers({ config, kysely, pool }: OpenDatabase): Promise<Finding> {
  if (!(await hasTable(pool, 'service'))) return warn('carriers', 'Not checked', 'Fix the schema first');
  const services = await listServiceCarriers(kysely);
  const connected = connectedCarriers(config.carrier);
  const reasons: string[] = [];
  const mends: string[] = [];
  const codes = (some: typeof services) => some.map(({ code }) => code).join(', ');
  const unassigned = services.filter(({ carrier_code }) => carrier_code === null);
  if (unassigned.length > 0) {
    reasons.push(`No mode offers ${codes(unassigned)}, because the catalog assigns no carrier`);
    mends.push('assign a carrier in service.csv and import the catalog');
  }
  const unconnected = services.filter(({ carrier_code: code }) => code !== null && !connected.has(code));
  for (const [carrier, carried] of Map.groupBy(unconnected, (service) => service.carrier_code)) {
    const pronoun = carried.length === 1 ? 'its' : 'their';
    reasons.push(
      `Live mode does not offer ${codes(carried)}, because ${pronoun} carrier ${carrier} is not connected: CARRIER_HTTP_URL is not set`,
    );
    mends.push('set CARRIER_HTTP_URL and CARRIER_HTTP_SECRET for every process that serves the API');
  }
  if (reasons.length === 0) return ok('carriers', `All ${services.length} services have a carrier`);
  return warn('carriers', reasons.join('. '), `To offer them, ${mends.join(', and ')}`);
}
