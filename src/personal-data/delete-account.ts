import { crashpoint } from '../../db/crashpoint.ts';
import {
  countIdentifiedShipments,
  lockIdentifiedShipments,
} from '../../db/query/personal-data/anonymize-shipment.ts';
import {
  closeAccount,
  countOpenWork,
  type DeletedRows,
  deletedRows,
  deleteRows,
  lockAnyAccount,
  type OpenWork,
} from '../../db/query/personal-data/delete-account.ts';
import { clearNoticeLocations } from '../../db/query/personal-data/named-copies.ts';
import { inTransaction } from '../../db/statement.ts';
import type { Administrator } from '../audit.ts';
import { commitChange } from '../change.ts';
import type { WorkContext } from '../context.ts';
import { anonymizedAtOnce, anonymizeInBothModes } from './anonymize-shipments.ts';
import { placeholder } from './redact.ts';

/** Open work that an operator may decide to leave undone. */
export const leftUndone = ['shipments', 'events', 'balance'] as const;

export type LeftUndone = (typeof leftUndone)[number];

/** Why an account is not deleted. Work in progress can't be left undone: its outcome is unknown. */
export type Obstacle = LeftUndone | 'in_progress';

export type AccountDeletion =
  /** Nothing was changed. */
  | { readonly result: 'unknown' }
  /** Nothing was changed. */
  | { readonly result: 'refused'; readonly obstacles: readonly Obstacle[]; readonly work: OpenWork }
  | {
      readonly result: 'deleted';
      /** The account was deleted before, and this run deleted what was left. */
      readonly isRepeated: boolean;
      readonly deleted: Readonly<Record<DeletedRows, number>>;
      readonly anonymized: number;
      /** Shipments whose carrier still needs the recipient: they were booked while the account was deleted. */
      readonly left: number;
    };

/** Returns the reasons against deleting an account, without those that the operator leaves undone. */
export function findObstacles(work: OpenWork, despite: readonly LeftUndone[]): Obstacle[] {
  const found: Readonly<Record<Obstacle, boolean>> = {
    in_progress: work.in_progress > 0,
    shipments: work.open_shipments + work.unsettled_shipments > 0,
    events: work.waiting_deliveries > 0,
    balance: work.balance_cents !== 0,
  };
  const obstacles: readonly Obstacle[] = ['in_progress', ...leftUndone];
  return obstacles.filter((one) => found[one] && !despite.some((left) => left === one));
}

/** The account can't be used any more. `isRepeated`: since an earlier run. */
interface Closed {
  readonly result: 'closed';
  readonly isRepeated: boolean;
}

/**
 * Deletes an account. One transaction ends all access and marks it as deleted; chunks then delete what it has, and
 * anonymize its shipments. The ledger stays, and the shipments that it refers to. After an interruption, call it again:
 * it continues, and clears what requests in flight have written in between.
 */
export async function deleteAccount(
  { db }: Pick<WorkContext, 'db'>,
  by: Administrator,
  accountId: string,
  { despite }: { readonly despite: readonly LeftUndone[] },
): Promise<AccountDeletion> {
  const closed = await commitChange<AccountDeletion | Closed>(db.kysely, async (tx) => {
    const account = await lockAnyAccount(tx, accountId);
    if (!account) return { result: { result: 'unknown' }, entry: null };
    if (account.deleted_at !== null) return { result: { result: 'closed', isRepeated: true }, entry: null };
    const work = await countOpenWork(inTransaction(tx), accountId);
    const obstacles = findObstacles(work, despite);
    if (obstacles.length > 0) return { result: { result: 'refused', obstacles, work }, entry: null };
    await closeAccount(tx, accountId, placeholder);
    return {
      result: { result: 'closed', isRepeated: false },
      entry: [{ ...by, accountId: null }, 'account.deleted', accountId],
    };
  });
  if (closed.result !== 'closed') return closed;
  crashpoint('account-closed');
  const deleted = await deleteAllRows(db, accountId);
  const anonymized = await anonymizeShipments(db, accountId, { endedOnly: !despite.includes('shipments') });
  const left = await countIdentifiedShipments(db.kysely, accountId);
  return { result: 'deleted', isRepeated: closed.isRepeated, deleted, anonymized, left };
}

const rowsAtOnce = 1_000;

async function deleteAllRows(
  { pool }: WorkContext['db'],
  accountId: string,
): Promise<Readonly<Record<DeletedRows, number>>> {
  const counts: Partial<Record<DeletedRows, number>> = {};
  for (const kind of deletedRows) {
    let count = 0;
    for (let last = rowsAtOnce; last === rowsAtOnce; count += last)
      last = await deleteRows(pool, kind, { accountId, limit: rowsAtOnce });
    counts[kind] = count;
  }
  return counts as Readonly<Record<DeletedRows, number>>;
}

async function anonymizeShipments(
  { kysely }: WorkContext['db'],
  accountId: string,
  { endedOnly }: { readonly endedOnly: boolean },
): Promise<number> {
  let count = 0;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const from = after;
    after = await commitChange(kysely, async (tx) => {
      const shipments = await lockIdentifiedShipments(tx, accountId, {
        after: from,
        endedOnly,
        limit: anonymizedAtOnce,
      });
      const numbers = shipments.map(({ tracking_number }) => tracking_number);
      await clearNoticeLocations(inTransaction(tx), numbers, placeholder);
      await anonymizeInBothModes(tx, accountId, shipments);
      count += shipments.length;
      return { result: numbers.at(-1), entry: null };
    });
    crashpoint('account-batch-anonymized');
  }
  return count;
}
