import { writeTestFee } from '../db/query/booking/settle-billing.ts';
import { reconcileIntervalSeconds } from '../db/query/booking/unfinished.ts';
import { readDatabaseClock } from '../db/query/installation/clock.ts';
import { writeTestLabelFailed } from '../db/query/shipment/label.ts';
import { findShipment, type ShipmentRow, type ShipmentWithEvents } from '../db/query/shipment/shipment.ts';
import { readWallet } from '../db/query/wallet/wallet.ts';
import { type EventRow, findEvent, settledToken, stampPlaceholder } from '../db/query/webhook/event.ts';
import { isTerminal, type StoredCarrierBill } from '../db/table/shipment.ts';
import type { Schemas } from '../generated/operations.ts';
import { commitChange } from './change.ts';
import type { WorkContext } from './context.ts';
import type { Refuse } from './contract/errors.ts';
import { draftEvent } from './event.ts';
import type { ChangeCall } from './idempotency.ts';
import { centsToAmount, decimalToScaled } from './money.ts';
import { newId } from './runtime.ts';
import { findByNumber } from './shipment/tracking-number.ts';
import { isDispatched, shipmentDetail } from './shipment/view.ts';
import { scenarioReaches, takeSteps } from './tracking/feed.ts';
import { pageTexts } from './tracking/page/page-text.ts';
import { recordCheckpoint } from './tracking/record-change.ts';
import { mayFollow, type Status } from './tracking/status.ts';
import { walletView } from './wallet/wallet.ts';

type TestStepCode = 'NOT_FOUND' | 'DISPATCH_PENDING' | 'TEST_STEP_NOT_ALLOWED';

type TestCall = Pick<ChangeCall<TestStepCode>, 'scope' | 'cause' | 'refuse'>;

/** Finds a shipment that a test helper may change: booked with its carrier, in the scope of the key. */
async function findTestShipment(
  { db }: Pick<WorkContext, 'db'>,
  { scope, refuse }: TestCall,
  trackingNumber: string,
): Promise<ShipmentWithEvents> {
  const shipment = (await findByNumber(db, scope, trackingNumber)) ?? refuse('NOT_FOUND');
  if (!isDispatched(shipment)) {
    return refuse('DISPATCH_PENDING', {
      message:
        'the carrier has not confirmed the booking yet; retry after the delay in the Retry-After header',
      retryAfterSeconds: reconcileIntervalSeconds,
    });
  }
  return shipment;
}

function refuseStep(
  refuse: Refuse<TestStepCode>,
  { status }: Pick<ShipmentWithEvents, 'status'>,
  reason: string,
): never {
  return refuse('TEST_STEP_NOT_ALLOWED', {
    message: `the shipment ${reason}`,
    detail: { shipment_status: status },
  });
}

/** Takes the next checkpoint of a test shipment, or all up to `wanted` (contract: advanceTestShipment). */
export async function advanceShipment(
  context: WorkContext,
  call: TestCall,
  trackingNumber: string,
  wanted?: Schemas['TestCheckpointStatus'],
): Promise<ShipmentWithEvents> {
  const { scope, refuse } = call;
  const shipment = await findTestShipment(context, call, trackingNumber);
  const current = shipment.status as Status;
  if (wanted === current) return shipment;
  if (isTerminal(current)) return refuseStep(refuse, shipment, `is ${current}, which is a final status`);
  if (wanted === undefined) {
    const taken = await takeSteps(context, shipment, ({ steps }) => steps === 1);
    if (taken?.steps !== 1) {
      return refuseStep(
        refuse,
        shipment,
        `is ${current}, and its scenario has no further checkpoint; send a status`,
      );
    }
  } else if (scenarioReaches(shipment, wanted)) {
    await takeSteps(context, shipment, ({ shipment }) => shipment.status === wanted);
  } else if (mayFollow(current, wanted)) {
    await addCheckpoint(context, shipment, wanted);
  } else {
    return refuseStep(refuse, shipment, `is ${current} and can no longer become ${wanted}`);
  }
  return (await findShipment(context.db, scope, shipment.tracking_number)) ?? refuse('NOT_FOUND');
}

async function addCheckpoint(
  context: WorkContext,
  shipment: ShipmentRow,
  status: Schemas['TestCheckpointStatus'],
): Promise<void> {
  await recordCheckpoint(context, shipment, {
    carrierEventId: newId('tst', context.clock.now()),
    occurredAt: await readDatabaseClock(context.db),
    status,
    subStatus: null,
    description: pageTexts.en.status[status],
    location: null,
    carrierStatus: null,
  });
}

const maxAttempts = 20;

/** Lets the label of a test shipment fail, as a partner channel's does (contract: failTestLabel). */
export async function failLabel(
  context: WorkContext,
  call: TestCall,
  trackingNumber: string,
): Promise<ShipmentWithEvents> {
  const { db, clock } = context;
  const { cause, refuse } = call;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const shipment = await findTestShipment(context, call, trackingNumber);
    if (shipment.dispatch_status === 'failed') return shipment;
    if (shipment.status !== 'label_created') {
      return refuseStep(refuse, shipment, `is ${shipment.status}, so its label is no longer needed`);
    }
    const failed = {
      ...shipment,
      dispatch_status: 'failed' as const,
      booked_label: 'failed' as const,
      label_ready_at: null,
      updated_at: stampPlaceholder,
    };
    const object = { ...shipmentDetail(failed), label_pdf_url: null };
    const attributes = { livemode: false, sequence: shipment.event_sequence + 1, cause, now: clock.now() };
    const event = draftEvent('shipment.label_failed', { object }, attributes);
    await writeTestLabelFailed(db, shipment, event);
  }
  throw new Error(`${trackingNumber} changed during each of ${maxAttempts} attempts to let its label fail`);
}

/** Sends `wallet.low_balance` with the amounts of the test wallet, which are zero. */
export async function sendLowBalance(
  { db, clock }: Pick<WorkContext, 'db' | 'clock'>,
  { scope, cause }: Pick<TestCall, 'scope' | 'cause'>,
): Promise<EventRow> {
  const wallet = walletView(await readWallet(db.kysely, scope));
  const attributes = { livemode: scope.livemode, cause, now: clock.now() };
  const draft = draftEvent('wallet.low_balance', { object: wallet }, attributes);
  await commitChange(db.kysely, async () => ({ result: undefined, entry: null, event: { scope, draft } }));
  const sent = await findEvent(db.kysely, scope, draft.id);
  if (!sent) throw new Error(`the event ${draft.id} was not written`);
  return sent;
}

interface TestFee {
  /** Default: the quoted total. */
  readonly chargedCents?: number | undefined;
  /** Part of the fee; null: the carrier does not say. */
  readonly dutiesTaxesCents: number | null;
  /** Default: the declared weight. */
  readonly measuredWeightMg?: number | undefined;
  /** Explains the fee; null: nothing does. */
  readonly carrierBill: StoredCarrierBill | null;
}

/** Sets the final fee of a test shipment once and sends `shipment.billing_settled`. No money moves. */
export async function settleTestFee(
  context: WorkContext,
  call: TestCall & { readonly refuse: Refuse<TestStepCode | 'INVALID_FIELD'> },
  trackingNumber: string,
  fee: TestFee,
): Promise<ShipmentWithEvents> {
  const { db, clock } = context;
  const { cause, refuse } = call;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const shipment = await findTestShipment(context, call, trackingNumber);
    if (shipment.charge) return shipment;
    if (shipment.status === 'cancelled')
      return refuseStep(refuse, shipment, 'is cancelled and cannot be settled');
    if (shipment.cancel_locked_until !== null) return refuseStep(refuse, shipment, 'is being cancelled');
    const chargedCents = fee.chargedCents ?? shipment.total_cents;
    const { dutiesTaxesCents, carrierBill } = fee;
    const refuseField = (field: string, message: string) =>
      refuse('INVALID_FIELD', { violations: [{ path: [field], code: 'INVALID_FIELD', message }] });
    const charged = `the final fee (HKD ${centsToAmount(chargedCents)})`;
    if ((dutiesTaxesCents ?? 0) > chargedCents)
      return refuseField('duties_taxes_hkd', `must be at most ${charged}, of which it is a part`);
    const sumCents = carrierBill?.lines?.reduce((sum, line) => sum + decimalToScaled(line.amount_hkd, 2), 0);
    if (sumCents !== undefined && sumCents !== chargedCents)
      return refuseField('lines', `must add up to ${charged}; their sum is HKD ${centsToAmount(sumCents)}`);
    const measuredWeightMg =
      fee.measuredWeightMg ??
      shipment.parcels.reduce((sum, parcel) => sum + Math.round(parcel.weight_kg * 1e6), 0);
    const settled = {
      ...shipment,
      charge: {
        state: 'posted' as const,
        heldCents: 0,
        releasedCents: 0,
        chargedCents,
        settledAt: settledToken,
        adjustmentsCents: 0,
      },
      measured_weight_mg: measuredWeightMg,
      duties_charged_cents: dutiesTaxesCents,
      carrier_bill: carrierBill,
      updated_at: stampPlaceholder,
    };
    const object = { ...shipmentDetail(settled), label_pdf_url: null };
    const attributes = { livemode: false, sequence: shipment.event_sequence + 1, cause, now: clock.now() };
    const event = draftEvent('shipment.billing_settled', { object }, attributes);
    await writeTestFee(db, shipment, {
      chargedCents,
      dutiesTaxesCents,
      measuredWeightMg,
      carrierBill,
      event,
    });
  }
  throw new Error(`${trackingNumber} changed during each of ${maxAttempts} attempts to settle it`);
}
