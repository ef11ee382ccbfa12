import { type Kysely, sql } from 'kysely';
import type { Db } from '../../client.ts';
import { type Placeholders, statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';
import { hasWords, type Words } from '../shipment/shipment-search.ts';

const maxHits = 20;
const numbers = ['tracking_number', 'waybill_number', 'last_mile_tracking_number', 'reference_no'];

/** The account and mode of something that an operator found. */
interface ModeAndAccount {
  readonly account_id: string;
  readonly account_name: string;
  readonly livemode: boolean;
}

export interface InstallationShipment extends ModeAndAccount {
  readonly tracking_number: string;
  readonly status: string;
  readonly dispatch_status: string;
  /** The result of its booking or cancellation at the carrier is unknown. */
  readonly is_unconfirmed: boolean;
  readonly created_at: string;
}

interface InstallationRequest extends ModeAndAccount {
  readonly id: string;
  readonly request_id: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly created_at: string;
}

interface InstallationEvent extends ModeAndAccount {
  readonly id: string;
  readonly type: string;
  readonly tracking_number: string | null;
}

const isUnconfirmed = (table: string) =>
  `((${table}.dispatch_status = 'pending' and ${table}.unconfirmed_since is not null)
        or (${table}.cancel_locked_until is not null and ${table}.cancel_unconfirmed_since is not null))`;

const having = (p: Placeholders<'number'>, column: string) =>
  `(select tracking_number, account_id, livemode, status, dispatch_status, created_at,
      ${isUnconfirmed('shipment')} as is_unconfirmed
    from shipment where visible and ${column} = any(array[${p.number}, upper(${p.number})]) order by created_at desc limit ${maxHits})`;

// Raw: each number uses its own index.
const search = statement<InstallationShipment>()({
  parameters: ['number'],
  text: (p) => `select found.*, a.name as account_name
      from (${numbers.map((column) => having(p, column)).join(' union ')}) found join account a on a.id = account_id
      order by found.created_at desc, tracking_number limit ${maxHits}`,
});

/** Finds the newest shipments of all accounts with this tracking, waybill, last-mile or reference number, as it is or in upper case. */
export async function searchAllShipments(
  { pool }: Pick<Db, 'pool'>,
  number: string,
): Promise<InstallationShipment[]> {
  return (await search.run(pool, { number })).rows;
}

/** More hits than these are not sorted: the search has to say more. */
const maxSorted = 2_000;

/**
 * Finds shipments of all accounts that have the words: those with the first words before those with the next, each newest
 * first.
 */
export async function searchAllShipmentWords(
  db: Kysely<Database>,
  sought: readonly Words[],
): Promise<InstallationShipment[]> {
  const found = new Map<string, InstallationShipment>();
  for (const words of sought) {
    if (found.size >= maxHits || words.length === 0) continue;
    // Raw: an index on an array. The subquery hides the limit from the planner, which would read the whole table.
    const { rows } =
      await sql<InstallationShipment>`select s.tracking_number, s.account_id, a.name as account_name,
        s.livemode, s.status, s.dispatch_status, s.created_at, ${sql.raw(isUnconfirmed('s'))} as is_unconfirmed
      from (
        select * from (
          select account_id, tracking_number, created_at from shipment_search w where ${hasWords(words)}
          limit (select ${sql.lit(maxSorted)}::bigint)
        ) any_order order by created_at desc limit ${maxHits}
      ) w
      join shipment s on s.account_id = w.account_id and s.tracking_number = w.tracking_number
      join account a on a.id = s.account_id
      where s.visible order by s.created_at desc, s.tracking_number`.execute(db);
    for (const row of rows) if (!found.has(row.tracking_number)) found.set(row.tracking_number, row);
  }
  return [...found.values()].slice(0, maxHits);
}

/** Finds the newest logged requests of all accounts with this request id, or this id in the log. */
export async function searchAllRequests(db: Kysely<Database>, id: string): Promise<InstallationRequest[]> {
  return db
    .selectFrom('api_request as r')
    .innerJoin('account as a', 'a.id', 'r.account_id')
    .select(['r.id', 'r.request_id', 'r.method', 'r.path', 'r.status', 'r.created_at'])
    .select(['r.account_id', 'a.name as account_name', 'r.livemode'])
    .where((is) => is.or([is('r.request_id', '=', id), is('r.id', '=', id)]))
    .orderBy('r.created_at', 'desc')
    .limit(maxHits)
    .execute();
}

export interface InstallationHandover extends ModeAndAccount {
  readonly id: string;
  readonly kind: 'batch' | 'manifest';
}

/** Finds the batch or the manifest with this id in all accounts. */
export async function findAnyHandover(
  db: Kysely<Database>,
  id: string,
): Promise<InstallationHandover | undefined> {
  if (!/^(?:sba|mft)_/.test(id)) return undefined;
  const columns = ['h.id', 'h.account_id', 'a.name as account_name', 'h.livemode'] as const;
  if (id.startsWith('sba_')) {
    const batch = await db
      .selectFrom('shipment_batch as h')
      .innerJoin('account as a', 'a.id', 'h.account_id')
      .select(columns)
      .where('h.id', '=', id)
      .executeTakeFirst();
    return batch && { ...batch, kind: 'batch' };
  }
  const manifest = await db
    .selectFrom('manifest as h')
    .innerJoin('account as a', 'a.id', 'h.account_id')
    .select(columns)
    .where('h.id', '=', id)
    .executeTakeFirst();
  return manifest && { ...manifest, kind: 'manifest' };
}

export async function findAnyEvent(db: Kysely<Database>, id: string): Promise<InstallationEvent | undefined> {
  return db
    .selectFrom('event as e')
    .innerJoin('account as a', 'a.id', 'e.account_id')
    .select(['e.id', 'e.type', 'e.tracking_number', 'e.account_id', 'a.name as account_name', 'e.livemode'])
    .where('e.id', '=', id)
    .where('e.listed', '=', true)
    .executeTakeFirst();
}
