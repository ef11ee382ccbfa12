import { listCarrierCalls } from '../../../../db/query/tracking/carrier-call.ts';
import { knownRootUrl } from '../../../startup/root-url.ts';
import { readTracking } from '../../argument.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { requireShipment } from '../../require-shipment.ts';
import { onDatabase, type Session } from '../../session.ts';
import { formatTable } from '../../table.ts';
import { hkd } from '../wallet/view.ts';
import { type ShipmentView, shipmentView } from './view.ts';

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
  const scope = { accountId: shipment.account_id, livemode: shipment.livemode };
  const calls = await listCarrierCalls(database.kysely, scope, trackingNumber);
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
    ['waybill', view.waybill_number],
    ['last mile', view.last_mile_tracking_number],
    ['created', view.created_at],
    ['updated', view.updated_at],
    ['ETA', view.eta],
    ['delivered', view.delivered_at],
    ['cancelled', view.cancelled_at],
    ['next event', view.next_checkpoint_at],
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
