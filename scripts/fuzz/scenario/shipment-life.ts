import type { Json } from '../contract.ts';
import { operationOf } from '../contract.ts';
import { validBody } from './parts.ts';
import { operationRequest, type Run } from './scenario-run.ts';

const operation = operationOf('createShipment');

/** Creates a shipment, reads it in every way, cancels it twice, and replays each step. */
export async function shipmentLife(run: Run): Promise<void> {
  const { draw } = run;
  const body: Json = draw.chance(50)
    ? structuredClone(draw.pick(operation.body?.examples ?? []))
    : validBody(draw, operation);
  const key = { 'Idempotency-Key': `fuzz-${run.mark}` };
  const create = operationRequest('createShipment', '/shipments', { body, headers: key });
  const created = await run.send(create);
  await replays(run, create, created);
  if (created.status !== 201) return;
  const { id, waybill_number } = { ...created.data, waybill_number: created.data.dispatch?.waybill_number };
  const at = (name: string, tail = '') => operationRequest(name, `/shipments/${id}${tail}`);

  const detail = await run.send(at('getShipment'));
  if (detail.status !== 200) run.fault('a created shipment is not found', at('getShipment'));
  await run.send(at('getShipmentLabel', '/label'));
  await run.send(
    operationRequest('getTracking', `/tracking/${draw.chance(50) && waybill_number ? waybill_number : id}`),
  );
  await run.send(at('getShipmentPod', '/pod'));
  const cancel = operationRequest('cancelShipment', `/shipments/${id}/cancel`, { headers: key });
  const first = await run.send(draw.chance(50) ? cancel : { ...cancel, headers: {} });
  const second = await run.send({ ...cancel, headers: {} });
  if (first.status === 200 && (second.status !== 200 || !first.bytes.equals(second.bytes)))
    run.fault('a second cancel returns another response', cancel);
  const after = await run.send(at('getShipment'));
  if (first.status === 200 && after.data?.status !== 'cancelled')
    run.fault('a shipment is not cancelled although its cancel returned 200', at('getShipment'));
  await run.send(
    operationRequest(
      'listShipments',
      `/shipments?limit=2&reference_no=${encodeURIComponent(String(created.data.reference_no ?? 'x'))}`,
    ),
  );
}

/** Checks that a repeat returns the stored bytes, and that another body is refused. */
async function replays(
  run: Run,
  request: ReturnType<typeof operationRequest>,
  answered: Awaited<ReturnType<Run['send']>>,
) {
  const { status, bytes } = answered;
  if (![201, 400, 403, 404].includes(status)) return;
  const again = await run.send(request);
  const wasMalformed = /^(MALFORMED_|DUPLICATE_JSON|IDEMPOTENCY_KEY_)/.test(
    JSON.parse(bytes.toString()).message,
  );
  if (wasMalformed) return;
  if (again.status !== status || !again.bytes.equals(bytes))
    run.fault('a replay differs from the first response', request);
  const other = {
    ...request,
    body: JSON.stringify({ ...JSON.parse(request.body ?? '{}'), tags: ['another body'] }),
  };
  const refused = await run.send(other);
  if (refused.status !== 409)
    run.fault(`another body under the same key returns ${refused.status}, not 409`, other);
}
