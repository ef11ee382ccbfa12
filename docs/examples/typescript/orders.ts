import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ApiError, Sampan } from '@sampan/sdk';
import { readOrders, UnreadableFileError } from '@sampan/sdk/orders';

const sampan = new Sampan({
  apiKey: process.env.SAMPAN_API_KEY ?? '',
  baseUrl: process.env.SAMPAN_BASE_URL ?? 'http://127.0.0.1:3000',
});

try {
  const { orders, unknownColumns } = readOrders(await readFile(process.argv[2] ?? '../orders.csv'), {
    // What an export never has.
    services: { US: 'HKUSSEGG01', '*': 'HKASTDGGSTCM' },
    parcelWeightKg: 0.5,
  });
  if (unknownColumns.length > 0)
    throw new UnreadableFileError(`Unknown columns: ${unknownColumns.join(', ')}`);
  for (const { column, line, message } of orders.flatMap(({ problems }) => problems))
    console.log(`Line ${line}: ${column}: ${message}`);

  const read = orders.filter(({ problems }) => problems.length === 0);
  const bodies = read.map(({ body }) => body);
  const checked = await sampan.shipmentBatches.validate({ orders: bodies, skip_placed: true });
  for (const { index, violations, warnings } of checked.orders)
    for (const { path, message } of [...violations, ...warnings])
      console.log(`Line ${read[index]?.lines[0]}: ${path.join('.')} ${message}`);
  const valid = bodies.filter((_, index) => checked.orders[index]?.valid);
  console.log(`Valid orders: ${valid.length} of ${orders.length}, for HKD ${checked.total_hkd.toFixed(2)}`);

  if (valid.length > 0) {
    // The same orders have the same key, so a second run of this program books nothing twice.
    const idempotencyKey = createHash('sha256').update(JSON.stringify(valid)).digest('hex');
    const { id } = await sampan.shipmentBatches.create(
      { orders: valid, skip_placed: true },
      { idempotencyKey },
    );
    await sampan.shipmentBatches.waitUntilCompleted(id);
    for await (const { reference_no, shipment, error } of sampan.shipmentBatches.orders(id))
      console.log(`${reference_no}: ${shipment?.id ?? error?.message}`);
  }
} catch (error) {
  if (!(error instanceof ApiError || error instanceof UnreadableFileError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
