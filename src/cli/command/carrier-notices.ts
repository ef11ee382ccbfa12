import { type CarrierNoticeRow, listWaitingNotices } from '../../../db/query/carrier-notice.ts';
import type { Answer } from '../answer.ts';
import type { CliCommand } from '../cli-command.ts';
import { onDatabase, type Session } from '../session.ts';
import { formatTable } from '../table.ts';
import type { OpenDatabase } from '../with-database.ts';

const heading = ['CARRIER', 'EVENT', 'RECEIVED', 'TYPE', 'REFERENCE', 'WAYBILL'];
const most = 500;

export function carrierNotices(group: CliCommand, session: Session): void {
  group
    .command('notices')
    .description(`List carriers' notices that wait for their shipment, oldest first, at most ${most}`)
    .examples('carrier notices')
    .action(onDatabase(session, showWaiting));
}

async function showWaiting({ kysely }: OpenDatabase): Promise<Answer> {
  const notices = await listWaitingNotices(kysely, most);
  return {
    json: notices.map(noticeView),
    lines: notices.length === 0 ? ['No notice waits'] : formatTable(heading, notices.map(cells)),
  };
}

function noticeView({
  carrier_code,
  event_id,
  received_at,
  body,
  reference,
  waybill_number,
}: CarrierNoticeRow) {
  return { carrier_code, event_id, received_at, type: body.type, reference, waybill_number };
}

function cells(notice: CarrierNoticeRow): string[] {
  const { carrier_code, event_id, received_at, type, reference, waybill_number } = noticeView(notice);
  return [carrier_code, event_id, received_at, type, reference ?? '', waybill_number ?? ''];
}
