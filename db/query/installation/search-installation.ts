import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../table/index.ts';
import type { StoredParty } from '../../table/shipment.ts';
import { endsWith } from '../number-end.ts';
import { hasWords, type Words } from '../shipment/shipment-search.ts';
import { type ProblemReason, problemReason } from './problem-shipments.ts';

/** More requests than these are not shown. */
const maxRequests = 20;
const numbers = ['tracking_number', 'waybill_number', 'last_mile_tracking_number', 'reference_no'];

/** The account and mode of something that an operator found. */
interface ModeAndAccount {
  readonly account_id: string;
  readonly account_name: string;
  readonly livemode: boolean;
}

export interface InstallationShipment extends ModeAndAccount {
  readonly tracking_number: string;
  readonly reference_no: string | null;
  readonly return_of: string | null;
  readonly recipient: StoredParty;
  readonly sender: StoredParty | null;
  readonly status: string;
  readonly dispatch_status: string;
  /** Why it needs a person; null: it does not. */
  readonly problem: ProblemReason | null;
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

/** The number as it is or in upper case. Each number uses its own index. */
const withNumber = (number: string) => {
  const branch = (column: string) => sql`(select account_id, tracking_number, livemode, created_at, 0 as place
    from shipment where visible and ${sql.ref(column)} = any(array[${number}::text, upper(${number}::text)])
    order by created_at desc limit ${sql.lit(maxSorted)})`;
  return sql.join(numbers.map(branch), sql` union `);
};

/** The subquery hides the limit from the planner, which would read the whole table. */
const withWords = (sought: readonly Words[]) => {
  const branch = (
    words: Words,
    place: number,
  ) => sql`(select s.account_id, s.tracking_number, s.livemode, s.created_at,
      ${sql.lit(place)} as place
    from (
      select account_id, tracking_number from shipment_search w where ${hasWords(words)}
      limit (select ${sql.lit(maxSorted)}::bigint)
    ) w
    join shipment s on s.account_id = w.account_id and s.tracking_number = w.tracking_number
    where s.visible)`;
  return sql.join(
    sought.flatMap((words, place) => (words.length === 0 ? [] : [branch(words, place)])),
    sql` union all `,
  );
};

/** More hits than these are not sorted: the search has to say more. */
export const maxSorted = 2_000;

export interface FoundInstallationShipments {
  readonly rows: readonly InstallationShipment[];
  /** All hits, of which the rows are a page. */
  readonly count: number;
}

/** Finds shipments of all accounts with this tracking, waybill, last-mile or reference number: live ones first, each newest first. */
export function searchAllShipments(
  db: Kysely<Database>,
  number: string,
  page: HitPage,
): Promise<FoundInstallationShipments> {
  return readHits(db, withNumber(number), page);
}

/**
 * Finds shipments of all accounts that have the words: live ones first, in each mode those with the first words before those
 * with the next, each newest first.
 */
export async function searchAllShipmentWords(
  db: Kysely<Database>,
  sought: readonly Words[],
  page: HitPage,
): Promise<FoundInstallationShipments> {
  if (sought.every((words) => words.length === 0)) return { rows: [], count: 0 };
  return readHits(db, withWords(sought), page);
}

interface HitPage {
  readonly offset: number;
  readonly limit: number;
}

async function readHits(
  db: Kysely<Database>,
  candidates: RawBuilder<unknown>,
  { offset, limit }: HitPage,
): Promise<FoundInstallationShipments> {
  // Raw: an index on an array, and the count beside the page.
  const { rows } = await sql<InstallationShipment & { count: number }>`with hits as materialized (
      select account_id, tracking_number, livemode, min(created_at) as created_at, min(place) as place
      from (${candidates}) c group by 1, 2, 3
    )
    select s.tracking_number, s.account_id, a.name as account_name, s.livemode, s.status, s.dispatch_status, s.reference_no,
      s.return_of, s.recipient, s.sender, s.created_at, ${problemReason} as problem, (select count(*)::integer from hits) as count
    from (select * from hits order by livemode desc, place, created_at desc, tracking_number offset ${offset} limit ${limit}) hit
    join shipment s on s.account_id = hit.account_id and s.tracking_number = hit.tracking_number
    join account a on a.id = s.account_id
    order by hit.livemode desc, hit.place, hit.created_at desc, hit.tracking_number`.execute(db);
  return { rows, count: rows[0]?.count ?? 0 };
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
    .limit(maxRequests)
    .execute();
}

export interface InstallationHandover extends ModeAndAccount {
  readonly id: string;
  readonly kind: 'batch' | 'manifest';
  readonly created_at: string;
}

/** Finds the newest batches and manifests of all accounts whose id, or number at the carrier, ends with a text. */
export async function findAnyHandovers(
  db: Kysely<Database>,
  end: string,
  limit: number,
): Promise<InstallationHandover[]> {
  const columns = ['h.id', 'h.account_id', 'a.name as account_name', 'h.livemode', 'h.created_at'] as const;
  const batches = db
    .selectFrom('shipment_batch as h')
    .innerJoin('account as a', 'a.id', 'h.account_id')
    .select(columns)
    .where((is) => endsWith(is.ref('h.id'), end))
    .orderBy('h.created_at', 'desc')
    .limit(limit);
  const having = (number: 'h.id' | 'h.carrier_manifest_number') =>
    db
      .selectFrom('manifest as h')
      .innerJoin('account as a', 'a.id', 'h.account_id')
      .select(columns)
      .where(number, 'is not', null)
      .where((is) => endsWith(is.ref(number), end));
  const manifests = having('h.id')
    .union(having('h.carrier_manifest_number'))
    .orderBy('created_at', 'desc')
    .limit(limit);
  const [foundBatches, foundManifests] = await Promise.all([batches.execute(), manifests.execute()]);
  return [
    ...foundBatches.map((found) => ({ ...found, kind: 'batch' as const })),
    ...foundManifests.map((found) => ({ ...found, kind: 'manifest' as const })),
  ];
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
