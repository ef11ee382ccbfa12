import { listUnmappedCodes } from '../../../../db/query/tracking/unmapped-code.ts';
import { meaningOf } from '../../../tracking/code/index.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { onDatabase, type Session } from '../../session.ts';
import { formatTable } from '../../table.ts';

const heading = ['CARRIER', 'CODE', 'EVENTS', 'FIRST EVENT', 'LAST EVENT', 'LAST SHIPMENT'];

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
  const codes = found.filter(({ carrier_code, code }) => !meaningOf(carrier_code, code));
  const rows = codes.map((code) => [
    code.carrier_code,
    code.code,
    String(code.count),
    code.first_at,
    code.last_at,
    code.tracking_number,
  ]);
  return {
    json: codes,
    lines: rows.length === 0 ? ['All codes are mapped'] : formatTable(heading, rows),
  };
}
