import type { Db } from '../../db/client.ts';
import {
  hasEnded,
  type IdentifiedShipment,
  lockShipments,
  type RedactedCopies,
} from '../../db/query/personal-data/anonymize-shipment.ts';
import {
  findOrdersOfRecipient,
  findShipmentsByNumber,
  findShipmentsOfRecipient,
  findWithReturns,
  listPendingOrders,
  type OrderRecipient,
  type RecipientShipment,
} from '../../db/query/personal-data/find-recipient.ts';
import {
  clearNamedCopies,
  countNamedTransactions,
  type NamedCopies,
} from '../../db/query/personal-data/named-copies.ts';
import { transact } from '../../db/statement.ts';
import type { AccountActor } from '../audit.ts';
import { orderContext } from '../batch/batch.ts';
import { commitChange } from '../change.ts';
import type { WorkContext } from '../context.ts';
import type { KeyRing } from '../secret/key-ring.ts';
import { addCounts, anonymizedAtOnce, anonymizeInBothModes, nothingRedacted } from './anonymize-shipments.ts';
import { personalValues, placeholder, redactJson, searchPattern, valuePattern } from './redact.ts';

/** The recipient's shipments by their numbers, or by what identifies the recipient. */
export type ErasedRecipient =
  | { readonly trackingNumbers: readonly string[] }
  | { readonly name: string; readonly phone: string | null; readonly email: string | null };

/** Reads the keys, which are needed only if orders wait to be booked; null: the installation has none. */
type ReadSecrets = () => Promise<KeyRing | null>;

/** Orders of a batch that wait to be booked for the recipient. */
export interface WaitingOrders {
  readonly batchId: string;
  readonly count: number;
}

export type Erasure =
  /** Nothing was changed. */
  | { readonly result: 'unknown'; readonly trackingNumbers: readonly string[] }
  /** Nothing was changed: the carrier still needs the recipient, or will when these orders are booked. */
  | {
      readonly result: 'open';
      readonly shipments: readonly RecipientShipment[];
      readonly waiting: readonly WaitingOrders[];
    }
  | {
      readonly result: 'erased';
      /** Numbers of the shipments that were anonymized now. */
      readonly anonymized: readonly string[];
      readonly anonymizedBefore: readonly string[];
      /** Left as they are, with `endedOnly`. */
      readonly open: readonly RecipientShipment[];
      /** Left as they are, with `endedOnly`. */
      readonly waiting: readonly WaitingOrders[];
      readonly changed: RedactedCopies & NamedCopies;
      /** Movements of the wallet whose reason or reference names the recipient. The ledger is append-only, so they stay. */
      readonly ledgerTexts: number;
    };

/**
 * Erases a recipient from an account in both modes: anonymizes the shipments, and clears all other texts that name the
 * recipient. Each chunk of shipments has its entry in the activity, without the name, and so have cleared orders of batches.
 * It can be repeated, and then clears what was written in between.
 */
export async function eraseRecipient(
  { db, config, readSecrets }: Pick<WorkContext, 'db' | 'config'> & { readonly readSecrets: ReadSecrets },
  actor: AccountActor,
  recipient: ErasedRecipient,
  { endedOnly }: { readonly endedOnly: boolean },
): Promise<Erasure> {
  const found = await findShipments(db, actor.accountId, recipient);
  if ('trackingNumbers' in recipient) {
    const known = new Set(found.map(({ tracking_number }) => tracking_number));
    const unknown = recipient.trackingNumbers.filter((number) => !known.has(number));
    if (unknown.length > 0) return { result: 'unknown', trackingNumbers: unknown };
  }
  const open = found.filter((shipment) => !isErasable(shipment));
  const waiting = await findWaitingOrders(db, readSecrets, actor.accountId, {
    named: 'name' in recipient ? recipient : null,
    trackingNumbers: found.map(({ tracking_number }) => tracking_number),
  });
  if (open.length + waiting.length > 0 && !endedOnly) return { result: 'open', shipments: open, waiting };
  const ended = found.filter(isErasable).map(({ tracking_number }) => tracking_number);
  const values = await readValues(db, actor.accountId, recipient, ended);
  // First, because the shipments have the values by which the texts are found.
  const search = {
    accountId: actor.accountId,
    trackingNumbers: ended,
    placeholder,
    pattern: searchPattern(values) ?? matchesNothing,
  };
  const jsonPattern = valuePattern(values);
  const named = await clearNamedCopies(db.pool, search, config.retention.requestLogDays, (text) =>
    redactJson(text, jsonPattern),
  );
  const { anonymized, changed } = await anonymizeInChunks(db, actor, ended, values);
  const hasCleared = Object.values(named).some((count) => count > 0);
  if (hasCleared && (anonymized.length === 0 || named.batch_orders > 0))
    await commitChange(db.kysely, async () => ({
      result: undefined,
      entry: [actor, 'shipment.recipient_erased', clearedText(ended, named)],
    }));
  return {
    result: 'erased',
    anonymized,
    anonymizedBefore: ended.filter((number) => !anonymized.includes(number)),
    open,
    waiting,
    changed: addCounts(named, changed),
    ledgerTexts: await countNamedTransactions(db.pool, search),
  };
}

/** For shipments that were anonymized before: only the numbers are known, the values are gone. */
const matchesNothing = '(?=a)b';

/** Finds the recipient's shipments, and those that a return links with them: its sender is the recipient of its shipment. */
async function findShipments(
  { pool }: Db,
  accountId: string,
  recipient: ErasedRecipient,
): Promise<readonly RecipientShipment[]> {
  const found = await findNamed(pool, accountId, recipient);
  const known = new Set(found.map(({ tracking_number }) => tracking_number));
  const linked = await findWithReturns(pool, accountId, [...known]);
  return [...found, ...linked.filter(({ tracking_number }) => !known.has(tracking_number))];
}

function findNamed(
  pool: Db['pool'],
  accountId: string,
  recipient: ErasedRecipient,
): Promise<readonly RecipientShipment[]> {
  if ('trackingNumbers' in recipient)
    return findShipmentsByNumber(pool, accountId, recipient.trackingNumbers);
  return findShipmentsOfRecipient(pool, accountId, {
    name: recipient.name.trim().replaceAll(/\s+/g, ' '),
    phone: recipient.phone,
    email: recipient.email,
  });
}

/** Orders that are decrypted and compared at a time. */
const comparedOrders = 200;

/** Counts the orders of batches that wait to be booked for the person: booked later, they would name the person again. */
async function findWaitingOrders(
  { pool }: Db,
  readSecrets: ReadSecrets,
  accountId: string,
  person: Parameters<typeof findOrdersOfRecipient>[3],
): Promise<WaitingOrders[]> {
  const batches: string[] = [];
  for (let after = { batch_id: '', position: -1 }; ; ) {
    const orders = await listPendingOrders(pool, accountId, after, comparedOrders);
    const last = orders.at(-1);
    const secrets = last ? await readSecrets() : null;
    if (!last || !secrets) break;
    const recipients = orders.map(({ batch_id, position, body }) =>
      orderRecipient(secrets.decrypt(body, orderContext({ accountId, id: batch_id }, position))),
    );
    const indexes = await findOrdersOfRecipient(pool, accountId, recipients, person);
    batches.push(...indexes.flatMap((index) => orders[index]?.batch_id ?? []));
    after = last;
  }
  return [...Map.groupBy(batches, (id) => id)].map(([batchId, { length: count }]) => ({ batchId, count }));
}

/** The body is not validated yet. It may name a saved recipient, whom the erasure deletes: then it is refused. */
function orderRecipient(body: string): OrderRecipient {
  const { recipient } = JSON.parse(body) ?? {};
  const text = (name: string) => {
    const value: unknown = recipient?.[name];
    return typeof value === 'string' ? value : null;
  };
  return { name: text('contact_name'), phone: text('phone'), email: text('email') };
}

function isErasable(shipment: RecipientShipment): boolean {
  return !shipment.is_unfinished && hasEnded(shipment);
}

/** Returns every value under which the recipient may be written: as given, and as in the shipments. */
async function readValues(
  { kysely }: Db,
  accountId: string,
  recipient: ErasedRecipient,
  ended: readonly string[],
): Promise<string[]> {
  const given = 'name' in recipient ? [recipient.name, recipient.phone ?? '', recipient.email ?? ''] : [];
  const stored = await inChunks(ended, async (numbers) =>
    transact(kysely, async (tx) => (await lockShipments(tx, accountId, numbers)).flatMap(recipientValues)),
  );
  return [...new Set([...given, ...stored.flat()])];
}

/** The merchant's own name stands in the texts of many other orders. It is the recipient of a return. */
function recipientValues(shipment: IdentifiedShipment): string[] {
  const { return_of, sender, recipient } = shipment;
  const person = return_of === null ? recipient : (sender ?? recipient);
  return personalValues({ ...shipment, recipient: person, sender: null });
}

async function anonymizeInChunks(
  { kysely }: Db,
  actor: AccountActor,
  ended: readonly string[],
  values: readonly string[],
): Promise<{ readonly anonymized: readonly string[]; readonly changed: RedactedCopies }> {
  const anonymized: string[] = [];
  let changed: RedactedCopies = nothingRedacted;
  await inChunks(ended, (numbers) =>
    commitChange(kysely, async (tx) => {
      // Again, because a late notice may have changed a shipment: only the lock is sure.
      const shipments = (await lockShipments(tx, actor.accountId, numbers)).filter(
        (shipment) => shipment.cancel_locked_until === null && hasEnded(shipment),
      );
      const now = shipments
        .filter(({ anonymized_at }) => anonymized_at === null)
        .map(({ tracking_number }) => tracking_number);
      changed = addCounts(changed, await anonymizeInBothModes(tx, actor.accountId, shipments, values));
      anonymized.push(...now);
      const entry = [actor, 'shipment.recipient_erased', numbersText(now)] as const;
      return { result: undefined, entry: now.length > 0 && entry };
    }),
  );
  return { anonymized, changed };
}

const maxListed = 20;

function numbersText(numbers: readonly string[]): string {
  const listed = numbers.slice(0, maxListed);
  const more = numbers.length - listed.length;
  return `${listed.join(', ')}${more > 0 ? ` + ${more}` : ''}`;
}

/** Refused orders can't be corrected any more, those of other recipients neither: their bodies are cleared. */
function clearedText(numbers: readonly string[], { batch_orders: orders }: NamedCopies): string {
  return [numbersText(numbers), orders > 0 ? `batch orders: ${orders}` : ''].filter(Boolean).join('; ');
}

async function inChunks<Result>(
  numbers: readonly string[],
  run: (chunk: readonly string[]) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < numbers.length; at += anonymizedAtOnce)
    results.push(await run(numbers.slice(at, at + anonymizedAtOnce)));
  return results;
}
