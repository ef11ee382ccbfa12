import { readDatabaseClock } from '../../db/query/installation/clock.ts';
import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import { isTerminal } from '../../db/table/shipment.ts';
import { feedTime } from '../runtime.ts';
import type { SandboxReference } from '../shipment/tracking-number.ts';
import { readCarrierCode } from './carrier-code.ts';
import { type RecordContext, type RecordResult, recordChange, type TrackingChange } from './record-change.ts';
import { type Checkpoint, mayFollow, type Status } from './status.ts';

interface FeedStep {
  readonly code: string;
  readonly at: 'origin' | 'destination';
  readonly lastMile?: true;
}

const home = (code: string): FeedStep => ({ code, at: 'origin' });
const away = (code: string): FeedStep => ({ code, at: 'destination' });
const handover: FeedStep = { code: 'HLM', at: 'destination', lastMile: true };

const start = [home('PU'), home('DEP'), away('ARR')];
const end = [handover, away('OFD'), away('DLV')];

const happyPath = [home('PU'), home('EXC'), home('DEP'), away('ARR'), away('CLR'), ...end];

/** Paths selected by `reference_no` (contract: Sandbox). */
const referencePaths: Partial<Readonly<Record<SandboxReference, readonly FeedStep[]>>> = {
  'SANDBOX-RETURN': [...start, handover, away('OFD'), away('REF'), away('RTN'), home('RTD')],
  'SANDBOX-EXCEPTION': [...start, handover, away('ADQ'), away('OFD'), away('DLV')],
  'SANDBOX-LOST': [...start, away('LST')],
  'SANDBOX-CUSTOMS': [...start, away('IMC'), away('HLD'), away('CLR'), ...end],
};

export function scenarioSteps(referenceNo: string | null): readonly FeedStep[] {
  return referencePaths[referenceNo as SandboxReference] ?? happyPath;
}

interface NextStep {
  readonly step: FeedStep;
  readonly stepsDone: number;
  readonly isLast: boolean;
}

/** Returns the next step of a test shipment; null if it has reached the end or a terminal status. */
export function findNextStep(
  shipment: Pick<ShipmentRow, 'reference_no' | 'status' | 'feed_step'>,
): NextStep | null {
  const path = scenarioSteps(shipment.reference_no);
  const current = shipment.status;
  if (isTerminal(current)) return null;
  // Skips steps that a manual event has overtaken.
  const at = path.findIndex((step, index) => index >= shipment.feed_step && isAhead(step, current));
  const step = path[at];
  if (!step) return null;
  return { step, stepsDone: at + 1, isLast: at + 1 === path.length };
}

/** Returns whether the remaining steps of a test shipment's scenario reach a status. */
export function scenarioReaches(
  shipment: Pick<ShipmentRow, 'reference_no' | 'status' | 'feed_step'>,
  status: Status,
): boolean {
  return scenarioSteps(shipment.reference_no)
    .slice(shipment.feed_step)
    .some(
      (step) =>
        statusOfStep(step, shipment.status as Status) === status &&
        mayFollow(shipment.status as Status, status),
    );
}

function isAhead(step: FeedStep, current: Status): boolean {
  const status = statusOfStep(step, current);
  return status === current || mayFollow(current, status);
}

function statusOfStep({ code }: FeedStep, current: Status): Status {
  const meaning = meaningOfCode(code);
  return ((current === 'returning' && meaning.onWayBack) || meaning).status;
}

function meaningOfCode(code: string) {
  const meaning = readCarrierCode('sandbox', code);
  if (!meaning) throw new Error(`the sandbox carrier has no code ${code}`);
  return meaning;
}

const dayMs = 86_400_000;

/** Delay in days per code. */
const delayDays: Readonly<Record<string, number>> = { HLD: 2, ADQ: 1 };

/** Returns the delivery date after a code; undefined if the code doesn't change it. */
function etaAfterCode(eta: string | null, code: string): string | undefined {
  const days = delayDays[code];
  if (days === undefined || eta === null) return undefined;
  return feedTime(new Date(Date.parse(eta) + days * dayMs));
}

interface StepTime {
  readonly now: string;
  readonly dueAt: string;
  readonly seconds: number;
}

/** Advances a test shipment by one step, once even with concurrent workers. Null: no step is left. */
export async function takeStep(
  context: RecordContext,
  shipment: ShipmentRow,
  time: StepTime,
): Promise<RecordResult | null> {
  const next = findNextStep(shipment);
  if (!next) return null;
  const feed = { step: next.stepsDone, dueAt: next.isLast ? null : time.dueAt, seconds: time.seconds };
  const change = toTrackingChange(shipment, next, time);
  return recordChange(context, shipment, change, feed);
}

function toTrackingChange(shipment: ShipmentRow, next: NextStep, { now }: StepTime): TrackingChange {
  const { step, stepsDone } = next;
  const meaning = meaningOfCode(step.code);
  const checkpoint: Checkpoint = {
    carrierEventId: `feed-${stepsDone}`,
    occurredAt: now,
    status: meaning.status,
    subStatus: meaning.subStatus ?? null,
    description: meaning.description,
    location: stepLocation(step, shipment),
    carrierStatus: step.code,
    eta: etaAfterCode(shipment.eta, step.code),
  };
  return {
    checkpoint,
    ...(step.lastMile ? { lastMileTrackingNumber: lastMileNumber(shipment.tracking_number) } : {}),
  };
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** A return goes from the country of its sender to Hong Kong. */
function stepLocation(
  step: FeedStep,
  { status, destination_country, return_of, sender }: ShipmentRow,
): string {
  const origin = return_of === null ? 'HK' : (sender?.country_code ?? '');
  const isAway = step.at === 'destination' && statusOfStep(step, status as Status) !== 'returned';
  const country = isAway ? destination_country : origin;
  return country === 'HK' ? 'Hong Kong' : (countryNames.of(country) ?? country);
}

function lastMileNumber(trackingNumber: string): string {
  return trackingNumber.replace(/^SMP/, 'SLM');
}

export interface StepsTaken {
  readonly shipment: ShipmentRow;
  readonly steps: number;
}

/**
 * Takes the steps of a test shipment's scenario without waiting for its clock, until `isReached` or the end of the
 * scenario. Null: the shipment is not booked with its carrier.
 */
export async function takeSteps(
  context: RecordContext,
  before: ShipmentRow,
  isReached: (taken: StepsTaken) => boolean,
): Promise<StepsTaken | null> {
  let taken: StepsTaken = { shipment: before, steps: 0 };
  while (!isReached(taken)) {
    const now = await readDatabaseClock(context.db);
    const time = { now, dueAt: now, seconds: context.config.testFeedSeconds };
    const step = await takeStep(context, taken.shipment, time);
    if (step === null) break;
    if (step.result === 'unknown') return null;
    taken = { shipment: step.shipment, steps: taken.steps + 1 };
  }
  return taken;
}
