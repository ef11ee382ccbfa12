import type { Kysely } from 'kysely';
import {
  findIdentifiedScopes,
  type IdentifiedShipment,
  lockDueShipments,
  type RedactedCopies,
  type RedactedShipment,
  readCopies,
  type ShipmentCopies,
  writeAnonymized,
} from '../../db/query/personal-data/anonymize-shipment.ts';
import type { Scope } from '../../db/scope.ts';
import type { Database } from '../../db/table/index.ts';
import { commandLineActor } from '../audit.ts';
import { commitChange } from '../change.ts';
import type { WorkContext } from '../context.ts';
import {
  keepUnlessPersonal,
  personalValues,
  placeholder,
  redactItem,
  redactJson,
  redactParty,
  redactText,
  redactWarnings,
  valuePattern,
} from './redact.ts';

/** Shipments of one transaction: their events are in memory, and writers of the feed wait for its end. */
export const anonymizedAtOnce = 100;

/**
 * Anonymizes the shipments that ended and have not changed for the days of the setting, in short transactions. The
 * activity of each account has the number of each chunk. Returns the number of shipments.
 */
export async function anonymizeEndedShipments({
  db,
  clock,
  config,
}: Pick<WorkContext, 'db' | 'clock' | 'config'>): Promise<number> {
  const days = config.retention.recipientDays;
  if (days === null) return 0;
  let count = 0;
  for (const scope of await findIdentifiedScopes(db, days)) {
    for (let last = anonymizedAtOnce; last === anonymizedAtOnce; count += last) {
      last = await commitChange(db.kysely, async (tx) => {
        const shipments = await lockDueShipments(tx, scope, { days, limit: anonymizedAtOnce });
        if (shipments.length === 0) return { result: 0, entry: null };
        await anonymizeLocked(tx, scope, shipments);
        const actor = commandLineActor(scope.accountId, clock.now());
        const entry = [actor, 'shipment.anonymized', countText(scope, shipments.length)] as const;
        return { result: shipments.length, entry };
      });
    }
  }
  return count;
}

function countText({ livemode }: Scope, count: number): string {
  return `${count} ${livemode ? 'live' : 'test'}`;
}

/**
 * Replaces the personal data of locked shipments of a scope, and of the copies of each. Call it last in a transaction.
 * `known`: values of a person, for a shipment that was anonymized before and has none itself.
 */
async function anonymizeLocked(
  tx: Kysely<Database>,
  scope: Scope,
  shipments: readonly IdentifiedShipment[],
  known: readonly string[] = [],
): Promise<RedactedCopies> {
  const patterns = new Map(
    shipments.map((one) => [one.tracking_number, valuePattern([...personalValues(one), ...known])]),
  );
  const findPattern = ({ tracking_number }: { readonly tracking_number: string }) =>
    patterns.get(tracking_number) ?? null;
  const copies = await readCopies(tx, scope, shipments);
  return writeAnonymized(tx, scope, [...patterns.keys()], {
    placeholder,
    shipments: shipments
      .filter(({ anonymized_at }) => anonymized_at === null)
      .map((one) => redactShipment(one, findPattern(one))),
    copies: {
      events: redactTexts(copies.events, findPattern),
      responses: redactTexts(copies.responses, findPattern),
      checkpoints: copies.checkpoints.map((checkpoint) => ({
        ...checkpoint,
        location: redactText(checkpoint.location, findPattern(checkpoint)),
      })),
    },
  });
}

/** Does the same for shipments of an account in both modes. Call it last in a transaction. */
export async function anonymizeInBothModes(
  tx: Kysely<Database>,
  accountId: string,
  shipments: readonly IdentifiedShipment[],
  known: readonly string[] = [],
): Promise<RedactedCopies> {
  let changed = nothingRedacted;
  for (const livemode of [true, false]) {
    const inMode = shipments.filter((shipment) => shipment.livemode === livemode);
    if (inMode.length === 0) continue;
    changed = addCounts(changed, await anonymizeLocked(tx, { accountId, livemode }, inMode, known));
  }
  return changed;
}

export const nothingRedacted: RedactedCopies = {
  events: 0,
  webhook_attempts: 0,
  idempotent_responses: 0,
  api_requests: 0,
  carrier_calls: 0,
  labels: 0,
};

export function addCounts<A extends object, B extends object>(first: A, second: B): A & B {
  const sum: Record<string, number> = { ...(first as Record<string, number>) };
  for (const [name, count] of Object.entries(second as Record<string, number>))
    sum[name] = (sum[name] ?? 0) + count;
  return sum as A & B;
}

type StoredTexts = ShipmentCopies['events'];

function redactTexts(
  stored: StoredTexts,
  findPattern: (of: StoredTexts[number]) => RegExp | null,
): StoredTexts {
  return stored.flatMap((one) => {
    const text = redactJson(one.text, findPattern(one));
    return text === null ? [] : [{ ...one, text }];
  });
}

function redactShipment(shipment: IdentifiedShipment, pattern: RegExp | null): RedactedShipment {
  const { tax_number: _, warnings, ...customs } = shipment.customs;
  return {
    tracking_number: shipment.tracking_number,
    recipient: redactParty(shipment.recipient),
    sender: shipment.sender && redactParty(shipment.sender),
    account_sender: shipment.account_sender && redactParty(shipment.account_sender),
    items: shipment.items.map((item) => redactItem(item, pattern)),
    customs: { ...customs, ...(warnings ? { warnings: redactWarnings(warnings, pattern) } : {}) },
    tags: shipment.tags.map((tag) => redactText(tag, pattern)),
    reference_no: keepUnlessPersonal(shipment.reference_no, pattern),
    printed_reference: keepUnlessPersonal(shipment.printed_reference, pattern),
    idempotency_key: keepUnlessPersonal(shipment.idempotency_key, pattern),
    request_id: keepUnlessPersonal(shipment.request_id, pattern),
    cancel_idempotency_key: keepUnlessPersonal(shipment.cancel_idempotency_key, pattern),
    cancel_request_id: keepUnlessPersonal(shipment.cancel_request_id, pattern),
  };
}
