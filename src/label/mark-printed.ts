import type { Db } from '../../db/client.ts';
import { lockVisibleShipments, writeNotPrinted, writePrinted } from '../../db/query/shipment/label.ts';
import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import type { Scope } from '../../db/scope.ts';
import type { Schemas } from '../../generated/operations.ts';
import type { AuditActor } from '../audit.ts';
import { commitChange } from '../change.ts';
import { readTrackingNumber } from '../shipment/tracking-number.ts';
import { labelStatus } from '../shipment/view.ts';

type Marked = Schemas['MarkPrintedResponse'];
type Reason = 'NOT_FOUND' | 'SHIPMENT_CANCELLED' | 'LABEL_NOT_READY';

const reasonTexts: Readonly<Record<Reason, string>> = {
  NOT_FOUND: 'no shipment has this number, or it has no label',
  SHIPMENT_CANCELLED: 'the shipment was cancelled',
  LABEL_NOT_READY: 'the label is still being generated',
};

const reasons = {
  ready: null,
  generating: 'LABEL_NOT_READY',
  cancelled: 'SHIPMENT_CANCELLED',
  failed: 'NOT_FOUND',
  none: 'NOT_FOUND',
} as const satisfies Record<ReturnType<typeof labelStatus>, Reason | null>;

/**
 * Marks labels as printed (contract: markShipmentsPrinted). Pages that print run it too. The first time
 * counts. A shipment without a label is named, and the others are marked.
 */
export function markPrinted(
  { db }: { readonly db: Pick<Db, 'kysely'> },
  { scope, actor }: { readonly scope: Scope; readonly actor: AuditActor },
  ids: readonly string[],
): Promise<Marked> {
  const numbers = new Map([...new Set(ids)].map((id) => [id, readTrackingNumber(id)]));
  return commitChange(db.kysely, async (tx) => {
    const wanted = [...numbers.values()].filter((number) => number !== undefined);
    const rows = new Map(
      (await lockVisibleShipments(tx, scope, wanted)).map((row) => [row.tracking_number, row]),
    );
    const missing: Marked['missing'] = [];
    const labels = new Map<string, string | null>();
    for (const [id, number = ''] of numbers) {
      const row = rows.get(number);
      const code = row ? reasons[labelStatus(row)] : 'NOT_FOUND';
      if (code) missing.push({ id, code, message: reasonTexts[code] });
      else labels.set(number, row?.printed_at ?? null);
    }
    const fresh = [...labels].flatMap(([number, printedAt]) => (printedAt === null ? [number] : []));
    const written = fresh.length === 0 ? [] : await writePrinted(tx, scope, fresh, actor.email);
    for (const { tracking_number, printed_at } of written) labels.set(tracking_number, printed_at);
    const printed = [...labels].map(([id, printedAt]) => ({ id, printed_at: printedAt ?? '' }));
    const subject = fresh.length === 1 ? fresh[0] : String(fresh.length);
    return { result: { printed, missing }, entry: fresh.length > 0 && [actor, 'shipment.printed', subject] };
  });
}

type Printed = Pick<ShipmentRow, 'status' | 'printed_at'>;

/** Returns whether a person can say that a label was not printed after all: the parcel still waits. */
export function mayUndoPrint({ status, printed_at }: Printed): boolean {
  return printed_at !== null && status === 'label_created';
}

/** Returns whether printing the label now marks it as printed, so that a person may undo that. */
export function isFirstPrint({ status, printed_at }: Printed): boolean {
  return printed_at === null && status === 'label_created';
}

/**
 * Undoes one `markPrinted`, for labels that the printer did not print. Others stay as they are.
 * @param printedAt which one; without it, the last one of this person that marked some of these labels
 */
export function unmarkPrinted(
  { db }: { readonly db: Pick<Db, 'kysely'> },
  { scope, actor }: { readonly scope: Scope; readonly actor: AuditActor },
  ids: readonly string[],
  printedAt?: string,
): Promise<void> {
  const wanted = ids.flatMap((id) => readTrackingNumber(id) ?? []);
  return commitChange(db.kysely, async (tx) => {
    const found = await lockVisibleShipments(tx, scope, wanted);
    const undone = printedAt ?? lastPrintOf(found, actor.email);
    const numbers = found
      .filter((row) => row.printed_at === undone && mayUndoPrint(row))
      .map(({ tracking_number }) => tracking_number);
    if (numbers.length > 0) await writeNotPrinted(tx, scope, numbers);
    const subject = numbers.length === 1 ? numbers[0] : String(numbers.length);
    return { result: undefined, entry: numbers.length > 0 && [actor, 'shipment.print_undone', subject] };
  });
}

function lastPrintOf(rows: readonly ShipmentRow[], email: string): string | null {
  const own = rows.flatMap(({ printed_at, printed_by }) =>
    printed_at !== null && printed_by === email ? [printed_at] : [],
  );
  return own.toSorted().at(-1) ?? null;
}
