import { type Kysely, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';

const newestRead = 200;
const mostDestinations = 5;

/** Returns the countries of a scope's newest shipments, the latest first, each once. */
export async function listRecentDestinations(db: Kysely<Database>, scope: Scope): Promise<string[]> {
  const rows = await db
    .selectFrom(newestShipments(db, scope).as('newest'))
    .select('destination_country')
    .groupBy('destination_country')
    .orderBy(({ fn }) => fn.max('created_at'), 'desc')
    .limit(mostDestinations)
    .execute();
  return rows.map(({ destination_country }) => destination_country);
}

/** Returns the service of a scope's latest shipment to a country, among the newest ones. */
export async function latestServiceTo(
  db: Kysely<Database>,
  scope: Scope,
  country: string,
): Promise<string | null> {
  const row = await db
    .selectFrom(newestShipments(db, scope).as('newest'))
    .select('service_code')
    .where('destination_country', '=', country)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.service_code ?? null;
}

const mostPlatforms = 20;

/** Returns the sales platforms of a scope's newest shipments with their countries, the latest first, each once. */
export async function listRecentPlatforms(
  db: Kysely<Database>,
  scope: Scope,
): Promise<{ readonly destination_country: string; readonly platform: string }[]> {
  return db
    .selectFrom(newestShipments(db, scope).as('newest'))
    .select(['destination_country', 'platform'])
    .where('platform', 'is not', null)
    .$narrowType<{ platform: string }>()
    .groupBy(['destination_country', 'platform'])
    .orderBy(({ fn }) => fn.max('created_at'), 'desc')
    .limit(mostPlatforms)
    .execute();
}

function newestShipments(db: Kysely<Database>, { accountId, livemode }: Scope) {
  return db
    .selectFrom('shipment')
    .select(['destination_country', 'service_code', 'created_at'])
    .select(sql<string | null>`customs->>'sales_platform_name'`.as('platform'))
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode)
    .where('visible', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('tracking_number', 'desc')
    .limit(newestRead);
}
