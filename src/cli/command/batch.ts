import { findBatch } from '../../../db/query/batch/batch.ts';
import { type BatchOrderRow, listBatchOrderRows } from '../../../db/query/batch/batch-order.ts';
import { batchView } from '../../batch/batch.ts';
import { type CliCommand, type CommandResult, formatTable, Refusal } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { refusalOfOrder } from '../order-problem.ts';
import { batchStateText } from '../place-orders.ts';
import { chosenAccount } from '../require.ts';
import { onDatabase, type Session } from '../session.ts';

export function batchShow(group: CliCommand, session: Session): void {
  group
    .command('show')
    .description('Show a batch with the result of each order')
    .argument('<id>', 'ID of the batch, as `batch create` shows it')
    .option('--account <id>', 'account ID (default: the demonstration account)')
    .option('--live', 'a batch of live mode (default: test mode)')
    .examples('batch show sba_…')
    .action(onDatabase(session, show));
}

async function show(
  database: OpenDatabase,
  id: string,
  options: { readonly account?: string; readonly live?: true },
): Promise<CommandResult> {
  const account = await chosenAccount(database, options.account);
  const scope = { accountId: account.id, livemode: options.live === true };
  const batch = await findBatch(database.kysely, scope, id);
  if (!batch) throw new Refusal(`<id>: the account has no batch ${JSON.stringify(id)} in this mode.`);
  const rows = await listBatchOrderRows(
    database.kysely,
    { accountId: account.id, id },
    { after: null, limit: 1_000 },
  );
  const view = batchView(batch);
  return {
    json: { ...view, orders: rows.map(orderResult) },
    lines: [
      ...formatTable(
        ['REFERENCE', 'STATUS', 'SHIPMENT', 'REASON'],
        rows.map(({ reference_no, status, tracking_number, error }) => [
          reference_no,
          status,
          tracking_number ?? '',
          error ? refusalOfOrder(error) : '',
        ]),
      ),
      batchStateText(view),
    ],
  };
}

function orderResult({ reference_no, status, tracking_number, error }: BatchOrderRow) {
  return { reference_no, status, shipment: tracking_number, error: error?.message ?? null };
}
