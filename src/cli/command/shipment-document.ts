import { Argument } from 'commander';
import { CUSTOMS_DOCUMENTS, type CustomsDocument } from '../../../db/table/customs-document.ts';
import { ApiError, describeApiError } from '../../contract/errors.ts';
import { createRefuse } from '../../contract/operation.ts';
import { readCustomsDocument } from '../../customs/read-document.ts';
import { drawDocument } from '../../print/draw-document.ts';
import { readTracking } from '../argument.ts';
import { type CliCommand, type CommandResult, Refusal } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { writeNewFile } from '../output-file.ts';
import { requireShipment } from '../require.ts';
import { onDatabase, type Session } from '../session.ts';

export function shipmentDocument(group: CliCommand, session: Session): void {
  group
    .command('document')
    .description('Write a customs paper of a shipment to a PDF file')
    .argument('<tracking>', 'tracking number of the shipment', readTracking)
    .addArgument(new Argument('<type>', 'paper').choices(CUSTOMS_DOCUMENTS))
    .requiredOption('--output <file>', 'file to write. An existing file is kept')
    .examples('shipment document SMP… commercial_invoice --output invoice.pdf')
    .action(onDatabase(session, writeDocument));
}

async function writeDocument(
  database: OpenDatabase,
  trackingNumber: string,
  type: CustomsDocument,
  { output }: { readonly output: string },
): Promise<CommandResult> {
  const shipment = await requireShipment(database, trackingNumber);
  const documents = { draw: drawDocument };
  const refuse = createRefuse<'getShipmentDocument'>();
  const content = await readCustomsDocument({ db: database, documents }, shipment, type, refuse).catch(
    (error: unknown) => {
      throw error instanceof ApiError ? new Refusal(`${trackingNumber}: ${describeApiError(error)}`) : error;
    },
  );
  await writeNewFile(output, content);
  return {
    json: { tracking_number: trackingNumber, type, file: output },
    lines: [`Wrote ${type} of ${trackingNumber} to ${output}`],
  };
}
