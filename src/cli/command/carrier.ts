import {
  type CarrierNoticeRow,
  listRefusedNotices,
  listWaitingNotices,
} from '../../../db/query/tracking/carrier-notice.ts';
import { listUnmappedCodes } from '../../../db/query/tracking/record-tracking.ts';
import { readCarrierCode } from '../../tracking/carrier-code.ts';
import { type CliCommand, type CommandResult, listResult } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { onDatabase, type Session } from '../session.ts';

const limit = 500;

export function carrierNotices(group: CliCommand, session: Session): void {
  group
    .command('notices')
    .description(`List carrier notices that match no shipment yet, oldest first (at most ${limit})`)
    .option(
      '--refused',
      'instead, list the final-fee notices that were rejected in the last 30 days, newest first',
    )
    .examples('carrier notices', 'carrier notices --refused')
    .action(onDatabase(session, showNotices));
}

async function showNotices(
  { kysely }: OpenDatabase,
  { refused }: { readonly refused?: true },
): Promise<CommandResult> {
  return refused
    ? noticeTable(
        await listRefusedNotices(kysely, limit),
        refusedView,
        'No final-fee notice was rejected in the last 30 days',
      )
    : noticeTable(await listWaitingNotices(kysely, limit), waitingView, 'No notices without a shipment');
}

function noticeTable(
  notices: readonly CarrierNoticeRow[],
  toView: (notice: CarrierNoticeRow) => Readonly<Record<string, string | number | null>>,
  none: string,
): CommandResult {
  const views = notices.map(toView);
  return listResult(views, {
    heading: Object.keys(views[0] ?? {}).map((name) => name.replaceAll('_', ' ').toUpperCase()),
    cells: (view) => Object.values(view).map((value) => String(value ?? '')),
    none,
  });
}

function waitingView(notice: CarrierNoticeRow) {
  const { carrier_code, event_id, received_at, body, reference, waybill_number } = notice;
  return { carrier_code, event_id, received_at, type: body.type, reference, waybill_number };
}

function refusedView({ carrier_code, event_id, received_at, body, tracking_number }: CarrierNoticeRow) {
  const charged_hkd = body.type === 'final_fee' ? body.charged_hkd : null;
  return { carrier_code, event_id, received_at, tracking_number, charged_hkd };
}

export function carrierUnmapped(group: CliCommand, session: Session): void {
  group
    .command('unmapped')
    .description('List carrier checkpoint codes that are not mapped to a status, most frequent first')
    .examples('carrier unmapped')
    .action(onDatabase(session, showUnmapped));
}

async function showUnmapped(database: OpenDatabase): Promise<CommandResult> {
  const found = await listUnmappedCodes(database);
  // A code that was mapped later keeps its old events without a status: leave it out.
  const codes = found.filter(({ carrier_code, code }) => !readCarrierCode(carrier_code, code));
  return listResult(codes, {
    heading: ['CARRIER', 'CODE', 'EVENTS', 'FIRST EVENT', 'LAST EVENT', 'LAST SHIPMENT'],
    cells: ({ carrier_code, code, count, first_at, last_at, tracking_number }) => [
      carrier_code,
      code,
      String(count),
      first_at,
      last_at,
      tracking_number,
    ],
    none: 'All codes are mapped',
  });
}
