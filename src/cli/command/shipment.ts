import { Option } from 'commander';
import { readDatabaseClock } from '../../../db/query/installation/clock.ts';
import type { ShipmentWithEvents } from '../../../db/query/shipment/shipment.ts';
import { type CarrierCallRow, listCarrierCalls } from '../../../db/query/tracking/carrier-call.ts';
import { scopeOf } from '../../../db/scope.ts';
import { isTerminal } from '../../../db/table/shipment.ts';
import { commandLineActor } from '../../audit.ts';
import {
  advanceByOperator,
  interceptShipment,
  outcomes,
  type ParcelOutcome,
  recordByOperator,
  recordOutcome,
} from '../../booking/by-operator.ts';
import { type Resolution, resolveUnconfirmed } from '../../booking/reconcile.ts';
import { ApiError, describeApiError } from '../../contract/errors.ts';
import { createRefuse } from '../../contract/operation.ts';
import { invocation } from '../../invocation.ts';
import { centsToAmount, hkd } from '../../money.ts';
import { feedTime, newId } from '../../runtime.ts';
import { trackingEventRecords } from '../../shipment/view.ts';
import { knownRootUrl } from '../../startup/root-url.ts';
import { pageTexts } from '../../tracking/page/page-text.ts';
import { trackingPageUrl } from '../../tracking/page/page-url.ts';
import {
  type CheckpointStatus,
  expectedDelivery,
  type SubStatus,
  statuses,
  subStatuses,
} from '../../tracking/status.ts';
import { readName, readTime, readTracking } from '../argument.ts';
import { type CliCommand, type CommandResult, formatTable, Refusal } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { recordContext } from '../record-context.ts';
import { requireShipment } from '../require.ts';
import { onDatabase, type Session } from '../session.ts';

type ShipmentView = ReturnType<typeof shipmentView>;

/** Returns a shipment as `shipment show --json` prints it, without data of the recipient. */
function shipmentView(shipment: ShipmentWithEvents, calls: readonly CarrierCallRow[], rootUrl: string) {
  const { charge } = shipment;
  return {
    tracking_number: shipment.tracking_number,
    account_id: shipment.account_id,
    mode: shipment.livemode ? 'live' : 'test',
    status: shipment.status,
    sub_status: shipment.sub_status,
    dispatch_status: shipment.dispatch_status,
    visible: shipment.visible,
    undecided_since: shipment.dispatch_status === 'pending' ? shipment.unconfirmed_since : null,
    cancel_undecided_since: shipment.cancel_unconfirmed_since,
    intercepting: shipment.intercepting,
    service_code: shipment.service_code,
    carrier_code: shipment.carrier_code,
    carrier_product_code: shipment.carrier_product_code,
    waybill_number: shipment.waybill_number,
    last_mile_tracking_number: shipment.last_mile_tracking_number,
    reference_no: shipment.reference_no,
    return_of: shipment.return_of,
    returns: shipment.returns,
    destination_country: shipment.destination_country,
    created_at: shipment.created_at,
    updated_at: shipment.updated_at,
    eta: expectedDelivery(shipment),
    delivered_at: shipment.delivered_at,
    cancelled_at: shipment.cancelled_at,
    next_checkpoint_at: shipment.next_checkpoint_at,
    anonymized_at: shipment.anonymized_at,
    pod_available_at: shipment.pod_available_at,
    billing: {
      /** State of the hold: pending, posted (settled) or voided; null in test mode. */
      state: charge?.state ?? null,
      total_hkd: centsToAmount(shipment.total_cents),
      held_hkd: centsToAmount(charge?.heldCents ?? 0),
      charged_hkd: charge?.chargedCents == null ? null : centsToAmount(charge.chargedCents),
      chargeable_weight_kg:
        shipment.measured_weight_mg === null ? null : shipment.measured_weight_mg / 1_000_000,
      settled_at: charge?.settledAt ?? null,
      adjustments_hkd: centsToAmount(charge?.adjustmentsCents ?? 0),
    },
    request_id: shipment.request_id,
    idempotency_key: shipment.idempotency_key,
    tracking_page_url: trackingPageUrl(rootUrl, shipment),
    events: trackingEventRecords(shipment.events),
    carrier_calls: calls.map((call) => ({
      started_at: call.started_at,
      operation: call.operation,
      outcome: call.outcome,
      duration_ms: call.duration_ms,
      request_id: call.request_id,
      detail: call.detail,
    })),
  };
}

/** Returns a shipment's status before and after a change, as `--json` prints it. */
function changeView(
  before: Pick<ShipmentWithEvents, 'status'>,
  after: Pick<ShipmentWithEvents, 'tracking_number' | 'status' | 'sub_status' | 'updated_at'>,
) {
  return {
    tracking_number: after.tracking_number,
    previous_status: before.status,
    status: after.status,
    sub_status: after.sub_status,
    updated_at: after.updated_at,
  };
}

export function shipmentAdvance(group: CliCommand, session: Session): void {
  group
    .command('advance')
    .description('Move a test shipment to its next status now, recording every checkpoint on the way')
    .argument('<tracking>', 'tracking number of the shipment', readTracking)
    .examples('shipment advance SMP…')
    .action(onDatabase(session, advance));
}

async function advance(database: OpenDatabase, trackingNumber: string): Promise<CommandResult> {
  const before = await requireShipment(database, trackingNumber);
  if (before.livemode) {
    throw new Refusal(
      `${trackingNumber} is a live shipment. Record its events with \`${invocation} shipment event\`.`,
    );
  }
  if (isTerminal(before.status))
    throw new Refusal(`${trackingNumber} is ${before.status}, which is a final status.`);
  const actor = commandLineActor(before.account_id, new Date());
  const taken = await advanceByOperator(recordContext(database), actor, before);
  if (taken === null)
    throw new Refusal(`${trackingNumber} is not booked with its carrier yet. Try again later.`);
  const { shipment: after } = taken;
  if (taken.steps === 0)
    throw new Refusal(`${trackingNumber} is ${before.status}. Its sandbox scenario has no further events.`);
  return {
    json: changeView(before, after),
    lines: [
      after.status === before.status
        ? `${trackingNumber} is still ${after.status}. Its sandbox scenario has no further events.`
        : `${trackingNumber} changed from ${before.status} to ${after.status}`,
    ],
  };
}

const dayMs = 86_400_000;

interface EventOptions {
  readonly status: CheckpointStatus;
  readonly subStatus?: SubStatus;
  readonly at?: Date;
  readonly location?: string;
}

export function shipmentEvent(group: CliCommand, session: Session): void {
  group
    .command('event')
    .description(
      'Record a tracking event for a test or live shipment, with the same effect as a notice from its carrier',
    )
    .argument('<tracking>', 'tracking number of the shipment', readTracking)
    .addOption(
      new Option('--status <status>', 'shipment status that the event reports')
        .choices(statuses.filter((status) => status !== 'cancelled'))
        .makeOptionMandatory(),
    )
    .addOption(new Option('--sub-status <step>', 'sub-status that the event reports').choices(subStatuses))
    .option(
      '--at <time>',
      'time of the event with a UTC offset, at most one day ahead (default: now)',
      readTime,
    )
    .option('--location <text>', 'city and country; public on the tracking page', readName)
    .examples(
      'shipment event SMP… --status out_for_delivery --location "London, United Kingdom"',
      'shipment event SMP… --status exception --sub-status lost --at 2026-11-24T08:00:00Z',
    )
    .action(onDatabase(session, recordEvent));
}

async function recordEvent(
  database: OpenDatabase,
  trackingNumber: string,
  options: EventOptions,
): Promise<CommandResult> {
  const { status, subStatus = null, at, location = null } = options;
  const before = await requireShipment(database, trackingNumber);
  const now = await readDatabaseClock(database);
  if (at && at.getTime() > Date.parse(now) + dayMs) {
    throw new Refusal(`--at: ${at.toISOString()} is too far ahead. It must be at most one day from now.`);
  }
  const { subStatus: subTexts, status: texts } = pageTexts.en;
  const checkpoint = {
    carrierEventId: newId('cli', new Date()),
    occurredAt: at ? feedTime(at) : now,
    status,
    subStatus,
    description: subStatus ? subTexts[subStatus] : texts[status],
    location,
    carrierStatus: null,
  };
  const actor = commandLineActor(before.account_id, new Date());
  const recorded = await recordByOperator(recordContext(database), actor, before, checkpoint);
  if (recorded.result === 'unknown') {
    throw new Refusal(
      `${trackingNumber} is not booked with its carrier (dispatch status: ${before.dispatch_status}), so it has no tracking events.`,
    );
  }
  const { shipment: after } = recorded;
  const change =
    after.status === before.status
      ? `is still ${after.status}`
      : `changed from ${before.status} to ${after.status}`;
  return {
    json: changeView(before, after),
    lines: [`Recorded the event. ${trackingNumber} ${change}.`],
  };
}

interface OutcomeOptions {
  readonly outcome: ParcelOutcome;
  readonly reason: string;
}

export function shipmentOutcome(group: CliCommand, session: Session): void {
  group
    .command('outcome')
    .description('Record what became of a parcel, as its carrier confirmed it. No money moves')
    .argument('<tracking>', 'tracking number of the shipment', readTracking)
    .addOption(
      new Option('--outcome <outcome>', 'what the carrier confirmed').choices(outcomes).makeOptionMandatory(),
    )
    .requiredOption('--reason <text>', 'what the carrier said, and where; shown in the activity', readName)
    .examples('shipment outcome SMP… --outcome lost --reason "Search ended, ticket 4711"')
    .action(onDatabase(session, writeOutcome));
}

async function writeOutcome(
  database: OpenDatabase,
  trackingNumber: string,
  given: OutcomeOptions,
): Promise<CommandResult> {
  const before = await requireShipment(database, trackingNumber);
  const actor = commandLineActor(before.account_id, new Date());
  const { result } = await recordOutcome(recordContext(database), actor, before, {
    ...given,
    isConfirmed: true,
  });
  if (result === 'unknown')
    throw new Refusal(
      `${trackingNumber} is not booked with its carrier (dispatch status: ${before.dispatch_status}). Resolve the booking first with \`${invocation} shipment resolve\`.`,
    );
  if (result === 'ended') throw new Refusal(`${trackingNumber} is ${before.status}, which is final.`);
  const after = await requireShipment(database, trackingNumber);
  return {
    json: changeView(before, after),
    lines: [
      result === 'unchanged'
        ? `${trackingNumber} is recorded as ${given.outcome} already. Nothing was changed.`
        : `Recorded that ${trackingNumber} is ${given.outcome}.`,
    ],
  };
}

interface InterceptOptions {
  readonly on?: boolean;
  readonly off?: boolean;
}

export function shipmentIntercept(group: CliCommand, session: Session): void {
  group
    .command('intercept')
    .description(
      'Mark a shipment as being intercepted, or remove the mark. A marked shipment cannot be cancelled',
    )
    .argument('<tracking>', 'tracking number of the shipment', readTracking)
    .option('--on', 'mark the shipment as being intercepted')
    .option('--off', 'remove the mark')
    .examples('shipment intercept SMP… --on')
    .action(onDatabase(session, intercept));
}

async function intercept(
  database: OpenDatabase,
  trackingNumber: string,
  { on = false, off = false }: InterceptOptions,
): Promise<CommandResult> {
  if (on === off) throw new Refusal('Give either --on or --off.');
  const shipment = await requireShipment(database, trackingNumber);
  const { status } = shipment;
  const actor = commandLineActor(shipment.account_id, new Date());
  const isSet = await interceptShipment(database.kysely, actor, shipment, on);
  if (!isSet) {
    throw new Refusal(
      isTerminal(status)
        ? `${trackingNumber} is ${status}, so it cannot be intercepted. To remove an earlier mark, use --off.`
        : `A cancellation of ${trackingNumber} is in progress. See how it ends with \`${invocation} shipment show ${trackingNumber}\`, then try again.`,
    );
  }
  return {
    json: { tracking_number: trackingNumber, intercepting: on },
    lines: [
      on
        ? `${trackingNumber} is being intercepted and cannot be cancelled`
        : `${trackingNumber} is no longer being intercepted`,
    ],
  };
}

interface ResolveOptions {
  readonly booked?: string;
  readonly absent?: true;
  readonly cancelled?: true;
  readonly notCancelled?: true;
}

export function shipmentResolve(group: CliCommand, session: Session): void {
  group
    .command('resolve')
    .description(
      'Finish a booking or cancellation whose result at the carrier is unknown. Ask the carrier for the result, and give exactly one option',
    )
    .argument('<tracking>', 'tracking number of the shipment', readTracking)
    .option('--booked <waybill>', 'the carrier has the booking, with this waybill number', readName)
    .option('--absent', 'the carrier has no booking and will make none; releases the hold')
    .option('--cancelled', 'the carrier has cancelled the booking; releases the hold')
    .option('--not-cancelled', 'the carrier has not cancelled the booking; the shipment stays booked')
    .examples('shipment resolve SMP… --booked HP904417352', 'shipment resolve SMP… --cancelled')
    .action(onDatabase(session, resolve));
}

async function resolve(
  database: OpenDatabase,
  trackingNumber: string,
  options: ResolveOptions,
): Promise<CommandResult> {
  if (Object.keys(options).length !== 1) {
    throw new Refusal('Give exactly one of --booked, --absent, --cancelled and --not-cancelled.');
  }
  const { account_id } = await requireShipment(database, trackingNumber);
  const isAboutCancel = options.cancelled || options.notCancelled;
  const isResolved = await resolveUnconfirmed(
    recordContext(database),
    { trackingNumber, resolution: readResolution(options) },
    commandLineActor(account_id, new Date()),
    createRefuse<'cancelShipment'>(),
  ).catch((error: unknown) => {
    throw error instanceof ApiError ? new Refusal(`${trackingNumber}: ${describeApiError(error)}`) : error;
  });
  if (!isResolved) {
    const subject = isAboutCancel ? 'cancellation' : 'booking';
    throw new Refusal(
      `${trackingNumber} has no unresolved ${subject}, or its ${subject} is in progress. Check \`${invocation} shipment show ${trackingNumber}\`, and try again in a minute.`,
    );
  }
  const { status, dispatch_status } = await requireShipment(database, trackingNumber);
  return {
    json: { tracking_number: trackingNumber, status, dispatch_status },
    lines: [`${trackingNumber} is ${status} (dispatch status: ${dispatch_status})`],
  };
}

function readResolution({ booked, absent, cancelled }: ResolveOptions): Resolution {
  if (booked !== undefined) return { booked };
  if (absent) return 'absent';
  return cancelled ? 'cancelled' : 'not_cancelled';
}

export function shipmentShow(group: CliCommand, session: Session): void {
  group
    .command('show')
    .description('Show a shipment: status, price, billing, tracking events and carrier calls')
    .argument('<tracking>', 'tracking number of the shipment', readTracking)
    .examples('shipment show SMP…')
    .action(onDatabase(session, showShipment));
}

async function showShipment(database: OpenDatabase, trackingNumber: string): Promise<CommandResult> {
  const shipment = await requireShipment(database, trackingNumber);
  const calls = await listCarrierCalls(database.kysely, scopeOf(shipment), trackingNumber);
  const view = shipmentView(shipment, calls, await knownRootUrl(database.config, database.kysely));
  return { json: view, lines: [...factLines(view), ...eventLines(view), ...callLines(view)] };
}

function factLines(view: ShipmentView): string[] {
  const facts: [string, string | null][] = [
    ['shipment', `${view.tracking_number}, ${view.mode} mode, account ${view.account_id}`],
    ['status', [view.status, view.sub_status].filter(Boolean).join(' / ')],
    [
      'dispatch',
      [view.dispatch_status, view.visible ? null : 'hidden from the account'].filter(Boolean).join(', '),
    ],
    ['booking', view.undecided_since && `no result from the carrier since ${view.undecided_since}`],
    [
      'cancellation',
      view.cancel_undecided_since && `no result from the carrier since ${view.cancel_undecided_since}`,
    ],
    ['interception', view.intercepting ? 'in progress' : null],
    ['service', `${view.service_code}, carrier ${view.carrier_code} (${view.carrier_product_code})`],
    ['destination', view.destination_country],
    ['reference', view.reference_no],
    ['return of', view.return_of],
    ['returns', view.returns.join(', ')],
    ['waybill', view.waybill_number],
    ['last mile', view.last_mile_tracking_number],
    ['created', view.created_at],
    ['updated', view.updated_at],
    ['ETA', view.eta],
    ['delivered', view.delivered_at],
    ['cancelled', view.cancelled_at],
    ['next event', view.next_checkpoint_at],
    ['anonymized', view.anonymized_at],
    ['POD photo', view.pod_available_at && `available since ${view.pod_available_at}`],
    ['price', `HKD ${view.billing.total_hkd.toFixed(2)}`],
    ['billing', billingText(view)],
    ['request ID', view.request_id],
    ['tracking page', view.tracking_page_url],
  ];
  return facts.flatMap(([name, value]) => (value ? [`${name.padEnd(13)}  ${value}`] : []));
}

function billingText({ billing }: ShipmentView): string {
  const { state, held_hkd, charged_hkd, settled_at, adjustments_hkd } = billing;
  const adjusted = adjustments_hkd === 0 ? '' : `, adjusted by ${hkd(Math.round(adjustments_hkd * 100))}`;
  switch (state) {
    case null:
      return 'none in test mode';
    case 'posted':
      return `settled for HKD ${charged_hkd?.toFixed(2)} at ${settled_at}${adjusted}`;
    case 'voided':
      return `hold released, nothing charged${adjusted}`;
    default:
      return `pending, HKD ${held_hkd.toFixed(2)} held${adjusted}`;
  }
}

function eventLines({ events }: ShipmentView): string[] {
  if (events.length === 0) return ['', 'No tracking events yet'];
  const rows = events.map((event) => [
    event.occurred_at,
    event.status ?? '?',
    event.sub_status ?? '',
    event.carrier_status ?? '',
    [event.description, event.location].filter(Boolean).join(', '),
  ]);
  return ['', ...formatTable(['TIME', 'STATUS', 'SUB-STATUS', 'CARRIER CODE', 'DESCRIPTION'], rows)];
}

function callLines({ carrier_calls }: ShipmentView): string[] {
  if (carrier_calls.length === 0) return [];
  const rows = carrier_calls.map((call) => [
    call.started_at,
    call.operation,
    call.outcome ?? 'no outcome',
    call.duration_ms === null ? '' : `${call.duration_ms} ms`,
    call.request_id ?? '',
    call.detail ?? '',
  ]);
  return ['', ...formatTable(['TIME', 'CARRIER CALL', 'OUTCOME', 'DURATION', 'REQUEST ID', 'DETAIL'], rows)];
}
