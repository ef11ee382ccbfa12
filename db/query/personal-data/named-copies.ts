import { type Queryable, statement } from '../../statement.ts';

/* Texts of an account that may name a person, and that no shipment leads to. No index has them, so an operator's command
   searches for the values of the person. Each statement is its own transaction. */

/** Who is searched for: a regular expression of PostgreSQL for the values, and the numbers of the person's shipments. */
export interface PersonSearch {
  readonly accountId: string;
  readonly pattern: string;
  readonly trackingNumbers: readonly string[];
  readonly placeholder: string;
}

/** Rows that were changed or deleted, by what they were. */
export interface NamedCopies {
  readonly api_requests: number;
  readonly idempotent_responses: number;
  readonly carrier_rejections: number;
  readonly carrier_notices: number;
  readonly events: number;
  readonly saved_addresses: number;
  readonly saved_filters: number;
  readonly products: number;
  readonly saved_parcels: number;
  /** Mappings of files of orders, and SKUs with defaults. */
  readonly order_file_settings: number;
  /** Orders of batches whose text named the person, or that kept a body. */
  readonly batch_orders: number;
  readonly audit_entries: number;
}

// Raw: a regular expression as condition. One UTC day, so that a statement reads one partition.
const clearRequests = statement()({
  parameters: ['accountId', 'daysAgo', 'pattern', 'trackingNumbers', 'placeholder'],
  text: (p) => `with clock as materialized (
        select date_trunc('day', sampan_clock() at time zone 'UTC') - make_interval(days => ${p.daysAgo}::integer) as day
      )
      update api_request set request_body = null, response_body = null, query = '',
        idempotency_key = case when idempotency_key ~* ${p.pattern} then ${p.placeholder} else idempotency_key end,
        request_id = case when request_id ~* ${p.pattern} then ${p.placeholder} else request_id end
      where account_id = ${p.accountId} and livemode in (true, false)
        and created_at >= (select day at time zone 'UTC' from clock)
        and created_at < (select (day + interval '1 day') at time zone 'UTC' from clock)
        and (request_body ~* ${p.pattern} or response_body ~* ${p.pattern} or query ~* ${p.pattern}
          or idempotency_key ~* ${p.pattern} or request_id ~* ${p.pattern}
          or response_body ~ array_to_string(nullif(${p.trackingNumbers}::text[], '{}'), '|'))`,
});

// Raw: a regular expression as condition. A rejection is remembered for an hour. Without it, the carrier is asked again.
const deleteRejections = statement()({
  parameters: ['accountId', 'pattern'],
  text: (p) =>
    `delete from negative_cache where account_id = ${p.accountId} and detail::text ~* ${p.pattern}`,
});

/** SQL: the fields of a notice that say where and how one recipient gets the parcel, and a photo of it. */
const ownOfParcel = `'{needed, pickup_place, photo_url}'::text[]`;

// Raw: an array as condition. The id of a notice stays, by which a repeated one is found.
const clearNotices = statement()({
  parameters: ['trackingNumbers', 'pattern', 'placeholder'],
  text: (p) => `update carrier_notice
      set body = (case when body->>'location' ~* ${p.pattern}
          then jsonb_set(body, '{location}', to_jsonb(${p.placeholder}::text)) else body end) - ${ownOfParcel}
      where coalesce(tracking_number, reference) = any(${p.trackingNumbers}::text[])
        and (body->>'location' ~* ${p.pattern} or jsonb_exists_any(body, ${ownOfParcel}))`,
});

/** Replaces the places in the notices of shipments, which may name a person, and takes out what is of one parcel's recipient. */
export async function clearNoticeLocations(
  db: Queryable,
  trackingNumbers: readonly string[],
  placeholder: string,
): Promise<void> {
  await clearNotices.run(db, { trackingNumbers, pattern: '', placeholder });
}

// Raw: a regular expression as condition.
const deleteFilters = statement()({
  parameters: ['accountId', 'pattern'],
  text: (p) => `delete from saved_filter f using dashboard_user u
      where u.id = f.user_id and u.account_id = ${p.accountId} and (f.search ~* ${p.pattern} or f.name ~* ${p.pattern})`,
});

// Raw: a regular expression as condition. A sender is the account itself.
const deleteAddresses = statement()({
  parameters: ['accountId', 'pattern'],
  text: (p) => `delete from saved_address where account_id = ${p.accountId} and role = 'recipient'
        and (party::text ~* ${p.pattern} or description ~* ${p.pattern})`,
});

// Raw: a regular expression as condition. The first row of a file without names of columns is an order.
const deleteMappings = statement()({
  parameters: ['accountId', 'pattern'],
  text: (p) => `delete from order_mapping where account_id = ${p.accountId}
        and (columns::text ~* ${p.pattern} or mapping::text ~* ${p.pattern})`,
});

// Raw: a regular expression as condition. Goods can be made for one person.
const deleteItemDefaults = statement()({
  parameters: ['accountId', 'pattern'],
  text: (p) => `delete from order_item_default where account_id = ${p.accountId} and sku ~* ${p.pattern}`,
});

// Raw: a regular expression as condition. Goods can be made for one person. A manufacturer is no recipient.
const deleteProducts = statement()({
  parameters: ['accountId', 'pattern'],
  text: (p) => `delete from merchant_product where account_id = ${p.accountId}
        and (sku ~* ${p.pattern} or description ~* ${p.pattern} or (fields->'translations')::text ~* ${p.pattern})`,
});

// Raw: a regular expression as condition. A parcel can be named after the person that it goes to.
const deleteParcels = statement()({
  parameters: ['accountId', 'pattern'],
  text: (p) => `delete from saved_parcel where account_id = ${p.accountId} and name ~* ${p.pattern}`,
});

// Raw: a regular expression as condition.
const clearEntries = statement()({
  parameters: ['accountId', 'pattern', 'placeholder'],
  text: (p) => `update audit_entry set subject = ${p.placeholder}
      where account_id = ${p.accountId} and subject ~* ${p.pattern}`,
});

// Raw: a regular expression as condition.
const clearDisputes = statement()({
  parameters: ['accountId', 'pattern', 'placeholder'],
  text: (p) => `update charge_dispute
      set reason = case when reason ~* ${p.pattern} then ${p.placeholder} else reason end,
        answer = case when answer ~* ${p.pattern} then ${p.placeholder} else answer end
      where account_id = ${p.accountId} and (reason ~* ${p.pattern} or answer ~* ${p.pattern})`,
});

// Raw: row locks, in the order of every change of a batch. Bodies are encrypted, so no search finds the person: a refused
// order loses its body. A pending order is being booked, as an open shipment is.
const clearRefusedOrders = statement<{ position: number }>()({
  parameters: ['accountId'],
  text: (p) => `with locked as (
        select id from shipment_batch where account_id = ${p.accountId} and refused_count > 0 order by id for update
      ), cleared as (
        update shipment_batch_order o set body = null, retryable = false from locked
        where o.account_id = ${p.accountId} and o.batch_id = locked.id and o.status = 'refused' and o.body is not null
        returning o.batch_id, o.position
      ), counted as (
        update shipment_batch b set retryable_count = 0 from locked
        where b.account_id = ${p.accountId} and b.id = locked.id
      )
      select position from cleared`,
});

// Raw: a regular expression as condition.
const clearOrderTexts = statement()({
  parameters: ['accountId', 'pattern', 'placeholder'],
  text: (p) => `update shipment_batch_order
      set reference_no = case when reference_no ~* ${p.pattern} then ${p.placeholder} || ' ' || position else reference_no end,
        error = case when error::text ~* ${p.pattern} then null else error end
      where account_id = ${p.accountId} and status <> 'pending'
        and (reference_no ~* ${p.pattern} or error::text ~* ${p.pattern})`,
});

// Raw: a regular expression as condition. Without its row a key is free, as after its 24 hours: half of a key has no use.
const deleteKeys = statement()({
  parameters: ['accountId', 'pattern'],
  text: (p) => `delete from idempotency_key
      where account_id = ${p.accountId} and key ~* ${p.pattern} and status is not null`,
});

// Raw: a regular expression as condition. The key of a batch that has nothing left to place, or of a manifest with its result.
const clearKeys = (table: string, hasEnded: string) =>
  statement()({
    parameters: ['accountId', 'pattern', 'placeholder'],
    text: (p) => `update ${table} set idempotency_key = ${p.placeholder}
        where account_id = ${p.accountId} and idempotency_key ~* ${p.pattern} and ${hasEnded}`,
  });
const clearBatchKeys = clearKeys('shipment_batch', 'pending_count = 0 and retryable_count = 0');
const clearManifestKeys = clearKeys('manifest', "status <> 'closing'");

interface NamedText {
  readonly id: string;
  readonly text: string;
}

// Raw: a regular expression as condition.
const findResponses = statement<NamedText & { readonly livemode: boolean }>()({
  parameters: ['accountId', 'pattern'],
  text: (p) => `select key as id, livemode, body as text from idempotency_key
      where account_id = ${p.accountId} and body ~* ${p.pattern} and body not like 'enc:%'`,
});

// Raw: a condition on the text that was read.
const writeResponse = statement()({
  parameters: ['accountId', 'livemode', 'key', 'before', 'body'],
  text: (p) => `update idempotency_key set body = ${p.body}
      where account_id = ${p.accountId} and livemode = ${p.livemode} and key = ${p.key} and body = ${p.before}`,
});

// Raw: a regular expression as condition. Test events, and events of a wallet or an endpoint.
const findEvents = statement<NamedText>()({
  parameters: ['accountId', 'pattern'],
  text: (p) => `select id, body as text from event
      where account_id = ${p.accountId} and tracking_number is null and body ~* ${p.pattern}`,
});

// Raw: beside the statement that finds it.
const writeEvent = statement()({
  parameters: ['accountId', 'id', 'body'],
  text: (p) => `update event set body = ${p.body} where account_id = ${p.accountId} and id = ${p.id}`,
});

/** Clears the texts that name the person. `redact` returns a JSON text without the person; null: the text is no JSON. */
export async function clearNamedCopies(
  db: Queryable,
  { accountId, pattern, trackingNumbers, placeholder }: PersonSearch,
  requestLogDays: number,
  redact: (text: string) => string | null,
): Promise<NamedCopies> {
  let apiRequests = 0;
  // The day of the retention's end, and one more for requests that began before midnight.
  for (let daysAgo = 0; daysAgo <= requestLogDays + 1; daysAgo++) {
    const values = { accountId, daysAgo, pattern, trackingNumbers, placeholder };
    apiRequests += (await clearRequests.run(db, values)).rowCount ?? 0;
  }
  let responses = 0;
  for (const { id, livemode, text } of (await findResponses.run(db, { accountId, pattern })).rows) {
    const body = redact(text);
    if (body === null || body === text) continue;
    const values = { accountId, livemode, key: id, before: text, body };
    responses += (await writeResponse.run(db, values)).rowCount ?? 0;
  }
  let events = 0;
  for (const { id, text } of (await findEvents.run(db, { accountId, pattern })).rows) {
    const body = redact(text);
    if (body === null || body === text) continue;
    events += (await writeEvent.run(db, { accountId, id, body })).rowCount ?? 0;
  }
  const rejections = await deleteRejections.run(db, { accountId, pattern });
  const notices = await clearNotices.run(db, { trackingNumbers, pattern, placeholder });
  const addresses = await deleteAddresses.run(db, { accountId, pattern });
  const retryable = await clearRefusedOrders.run(db, { accountId });
  const keys = await deleteKeys.run(db, { accountId, pattern });
  await clearBatchKeys.run(db, { accountId, pattern, placeholder });
  await clearManifestKeys.run(db, { accountId, pattern, placeholder });
  const orders = await clearOrderTexts.run(db, { accountId, pattern, placeholder });
  const filters = await deleteFilters.run(db, { accountId, pattern });
  const mappings = await deleteMappings.run(db, { accountId, pattern });
  const items = await deleteItemDefaults.run(db, { accountId, pattern });
  const products = await deleteProducts.run(db, { accountId, pattern });
  const parcels = await deleteParcels.run(db, { accountId, pattern });
  await clearDisputes.run(db, { accountId, pattern, placeholder });
  const entries = await clearEntries.run(db, { accountId, pattern, placeholder });
  return {
    api_requests: apiRequests,
    idempotent_responses: responses + (keys.rowCount ?? 0),
    carrier_rejections: rejections.rowCount ?? 0,
    carrier_notices: notices.rowCount ?? 0,
    events,
    saved_addresses: addresses.rowCount ?? 0,
    saved_filters: filters.rowCount ?? 0,
    products: products.rowCount ?? 0,
    saved_parcels: parcels.rowCount ?? 0,
    order_file_settings: (mappings.rowCount ?? 0) + (items.rowCount ?? 0),
    batch_orders: (retryable.rowCount ?? 0) + (orders.rowCount ?? 0),
    audit_entries: entries.rowCount ?? 0,
  };
}

// Raw: a regular expression as condition. Operators write a reason or a reference, which stay in the ledger.
const countLedger = statement<{ count: number }>()({
  parameters: ['accountId', 'pattern'],
  text: (p) => `select count(*)::integer as count from wallet_transaction
      where account_id = ${p.accountId} and (reason ~* ${p.pattern} or reference ~* ${p.pattern})`,
});

/** Counts the movements of a wallet whose reason or reference names the person. They stay. */
export async function countNamedTransactions(
  db: Queryable,
  { accountId, pattern }: Pick<PersonSearch, 'accountId' | 'pattern'>,
): Promise<number> {
  return (await countLedger.run(db, { accountId, pattern })).rows[0]?.count ?? 0;
}
