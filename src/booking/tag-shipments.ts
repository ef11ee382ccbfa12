import type { Db } from '../../db/client.ts';
import { lockVisibleShipments } from '../../db/query/shipment/label.ts';
import { writeTag } from '../../db/query/shipment/tag.ts';
import type { Scope } from '../../db/scope.ts';
import type { AuditActor } from '../audit.ts';
import { commitChange } from '../change.ts';

/** Of the contract: the tags of CreateShipmentRequest. */
export const maxTags = 20;
export const maxTagCharacters = 64;

interface TagChange {
  readonly tag: string;
  readonly isRemoved: boolean;
}

interface Tagged {
  /** Shipments that have the tag now, or not any more. */
  readonly tagged: readonly string[];
  /** Shipments that have the most tags already. */
  readonly full: readonly string[];
}

/** Adds a tag to shipments, or removes it. Those with the most tags already stay as they are, and are named. */
export function tagShipments(
  { db }: { readonly db: Pick<Db, 'kysely'> },
  { scope, actor }: { readonly scope: Scope; readonly actor: AuditActor },
  trackingNumbers: readonly string[],
  change: TagChange,
): Promise<Tagged> {
  const { tag, isRemoved } = change;
  return commitChange(db.kysely, async (tx) => {
    const found = await lockVisibleShipments(tx, scope, trackingNumbers);
    const numbers = ({ tracking_number: number }: (typeof found)[number]) => number;
    const others = found.filter(({ tags }) => tags.includes(tag) === isRemoved);
    const full = isRemoved ? [] : others.filter(({ tags }) => tags.length >= maxTags);
    const changed = others.filter((row) => !full.includes(row)).map(numbers);
    if (changed.length > 0) await writeTag(tx, scope, changed, change);
    const subject = `${changed.length === 1 ? changed[0] : changed.length}: ${tag}`;
    const action = isRemoved ? 'shipment.untagged' : 'shipment.tagged';
    return {
      result: { tagged: found.filter((row) => !full.includes(row)).map(numbers), full: full.map(numbers) },
      entry: changed.length > 0 && [actor, action, subject],
    };
  });
}
