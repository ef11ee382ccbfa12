import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Db } from '../../db/client.ts';
import type { SettleResult } from '../../db/query/booking/settle-billing.ts';
import { readDatabaseClock } from '../../db/query/installation/clock.ts';
import { findShipment, type ShipmentRow, setIntercepting } from '../../db/query/shipment/shipment.ts';
import { scopeOf } from '../../db/scope.ts';
import { inTransaction } from '../../db/statement.ts';
import type { Database } from '../../db/table/index.ts';
import { isTerminal } from '../../db/table/shipment.ts';
import type { AccountActor } from '../audit.ts';
import { commitChange, type RecordedChange } from '../change.ts';
import { hkd } from '../money.ts';
import { isDispatched } from '../shipment/view.ts';
import { type StepsTaken, takeSteps } from '../tracking/feed.ts';
import { type RecordContext, type RecordResult, recordCheckpoint } from '../tracking/record-change.ts';
import type { Checkpoint } from '../tracking/status.ts';
import { type FinalFee, settleShipment } from './settle.ts';

/** Charges the final fee of a live shipment of the actor's account, as a notice of its carrier does, and records it. */
export function settleByOperator(
  context: RecordContext,
  actor: AccountActor,
  trackingNumber: string,
  final: FinalFee,
): Promise<SettleResult | undefined> {
  return inOneTransaction(context, async (within) => {
    const settled = await settleShipment(within, actor.accountId, trackingNumber, final);
    const isNew = settled?.verdict === 'posted' && !settled.repeated;
    const subject = `${trackingNumber}: ${hkd(final.chargedCents)}`;
    return { result: settled, entry: isNew && [actor, 'shipment.settled', subject] };
  });
}

/** Moves a test shipment to its next status, with every checkpoint on the way, and records it. Null: it is not booked yet. */
export function advanceByOperator(
  context: RecordContext,
  actor: AccountActor,
  before: ShipmentRow,
): Promise<StepsTaken | null> {
  return inOneTransaction(context, async (within) => {
    const taken = await takeSteps(within, before, ({ shipment }) => shipment.status !== before.status);
    if (!taken || taken.steps === 0) return { result: taken, entry: null };
    const subject = `${before.tracking_number}: ${taken.shipment.status}`;
    return { result: taken, entry: [actor, 'shipment.advanced', subject] };
  });
}

/** Records a checkpoint of a shipment, as a notice of its carrier does, and who gave it. */
export function recordByOperator(
  context: RecordContext,
  actor: AccountActor,
  shipment: ShipmentRow,
  checkpoint: Checkpoint,
): Promise<RecordResult> {
  return inOneTransaction(context, async (within) => {
    const recorded = await recordCheckpoint(within, shipment, checkpoint);
    const isNew = recorded.result === 'recorded';
    const subject = `${shipment.tracking_number}: ${checkpoint.subStatus ?? checkpoint.status}`;
    return { result: recorded, entry: isNew && [actor, 'shipment.event_recorded', subject] };
  });
}

/** Outcomes that an operator can record, with the tracking event of each. The description is public. */
const outcomeSteps = {
  lost: { status: 'exception', subStatus: 'lost', description: 'Lost' },
  returned: { status: 'returned', subStatus: null, description: 'Returned to the sender' },
  destroyed: { status: 'exception', subStatus: 'destroyed', description: 'Destroyed' },
  delivered: { status: 'delivered', subStatus: null, description: 'Delivered' },
} as const satisfies Record<string, Pick<Checkpoint, 'status' | 'subStatus' | 'description'>>;

export type ParcelOutcome = keyof typeof outcomeSteps;
export const outcomes = Object.keys(outcomeSteps) as readonly ParcelOutcome[];

interface OutcomeResult {
  /** `never_scanned`: only a label was created, so another parcel may be meant. It is recorded when the operator confirms it. */
  readonly result: RecordResult['result'] | 'ended' | 'never_scanned';
}

/**
 * Records what became of a parcel, as its carrier told an operator, with the reason in the activity. It has the effect of a
 * notice from the carrier: status, events and deliveries. No money moves (docs/design/tracking.md, Outcomes).
 */
export function recordOutcome(
  context: RecordContext,
  actor: AccountActor,
  { tracking_number: trackingNumber, ...scope }: ShipmentRow,
  {
    outcome,
    reason,
    isConfirmed,
  }: { readonly outcome: ParcelOutcome; readonly reason: string; readonly isConfirmed: boolean },
): Promise<OutcomeResult> {
  return inOneTransaction<OutcomeResult>(context, async (within) => {
    const before = await findShipment(within.db, scopeOf(scope), trackingNumber);
    if (!before) return { result: { result: 'unknown' }, entry: null };
    if (isTerminal(before.status)) return { result: { result: 'ended' }, entry: null };
    if (before.status === 'label_created' && isDispatched(before) && !isConfirmed)
      return { result: { result: 'never_scanned' }, entry: null };
    const step = outcomeSteps[outcome];
    if (before.status === step.status && before.sub_status === step.subStatus)
      return { result: { result: 'unchanged' }, entry: null };
    const recorded = await recordCheckpoint(within, before, {
      ...step,
      // Of two operators who record at the same time, the second one changes nothing.
      carrierEventId: `operator ${before.event_sequence}`,
      occurredAt: await readDatabaseClock(within.db),
      location: null,
      carrierStatus: null,
      eta: null,
    });
    const isNew = recorded.result === 'recorded';
    const subject = `${trackingNumber}: ${outcome} (${reason})`;
    return { result: recorded, entry: isNew && [actor, 'shipment.outcome_recorded', subject] };
  });
}

/** Starts or ends an interception, and records it if that changes it. False: the shipment has ended or is being cancelled. */
export async function interceptShipment(
  db: Kysely<Database>,
  actor: AccountActor,
  { tracking_number: trackingNumber, intercepting }: ShipmentRow,
  isOn: boolean,
): Promise<boolean> {
  return commitChange(db, async (tx) => {
    const isSet = await setIntercepting(inTransaction(tx), trackingNumber, isOn);
    const action = isOn ? 'shipment.interception_started' : 'shipment.interception_ended';
    return { result: isSet, entry: isSet && intercepting !== isOn && [actor, action, trackingNumber] };
  });
}

/** Makes a change and its entry in one transaction, with functions that take a context. */
function inOneTransaction<Result>(
  context: RecordContext,
  change: (within: RecordContext) => Promise<RecordedChange<Result>>,
): Promise<Result> {
  return commitChange(context.db.kysely, (tx) => {
    // The functions of a change only send statements. They take no connection of their own.
    const pool = inTransaction(tx) as pg.Pool;
    const db: Db = { ...context.db, kysely: tx, pool };
    return change({ ...context, db });
  });
}
