import { findOperation, type Json } from '../contract.ts';
import { toRequest } from '../request.ts';
import { operationRequest, type Run } from './scenario-run.ts';
import { validBody, validParts } from './single-request.ts';

const operation = findOperation('createShipment');
const files = ['getShipmentLabel', 'getShipmentLabel', 'getShipmentDocument', 'getShipmentDocument'];

/** Creates a shipment, reads and prints it in every way, cancels it twice, and replays each step. */
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
  for (const file of files)
    await run.send(toRequest(validParts(run, findOperation(file), { shipment_id: id })));
  const printed = validParts(run, findOperation('printLabels'));
  await run.send(toRequest({ ...printed, body: { ...printed.body, ids: draw.pick([[id], [id, id, 'x']]) } }));
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

/** Checks and creates a batch, replays it, reads its orders, cancels it and tries it again; then closes a manifest. */
export async function batchLife(run: Run): Promise<void> {
  const { draw } = run;
  const key = { 'Idempotency-Key': `fuzz-${run.mark}` };
  const orders = Array.from({ length: 1 + draw.below(4) }, (_, index) => ({
    ...(draw.chance(50)
      ? structuredClone(draw.pick(operation.body?.examples ?? []))
      : validBody(draw, operation)),
    ...(draw.chance(95) ? { reference_no: `${run.mark}-${draw.chance(95) ? index : 0}` } : {}),
  }));
  const body = { orders };
  await run.send(operationRequest('validateShipmentBatch', '/shipments/batch/validate', { body }));
  const create = operationRequest('createShipmentBatch', '/shipments/batch', { body, headers: key });
  const created = await run.send(create);
  if (created.status !== 202) return;
  const replayed = await run.send(create);
  if (!replayed.bytes.equals(created.bytes)) run.fault('a replay differs from the first response', create);
  const ids = { id: created.data.id };
  for (const name of [
    'getShipmentBatch',
    'listShipmentBatchOrders',
    'cancelShipmentBatch',
    'retryShipmentBatch',
  ])
    await run.send(toRequest(validParts(run, findOperation(name), ids)));
  const closed = await run.send(toRequest(validParts(run, findOperation('createManifest'))));
  if (closed.data?.id === undefined) return;
  for (const name of ['getManifest', 'listManifestShipments', 'getManifestDocument'])
    await run.send(toRequest(validParts(run, findOperation(name), { id: closed.data.id })));
}

/** Creates, reads, rotates, tests, redelivers and deletes a webhook, with replays. */
export async function webhookLife(run: Run): Promise<void> {
  const { draw, target } = run;
  const key = { 'Idempotency-Key': `fuzz-${run.mark}` };
  const scheme = run.mode === 'live' ? target.receiverUrl.replace('http:', 'https:') : target.receiverUrl;
  const body = {
    url: `${scheme}/${draw.chance(30) ? 'fail' : 'take'}/${run.mark}`,
    events: ['*'],
    description: 'fuzz',
  };
  const create = operationRequest('createWebhook', '/webhooks', { body, headers: key });
  const created = await run.send(create);
  const again = await run.send(create);
  if (created.status === 201 && !again.bytes.equals(created.bytes))
    run.fault('a replay differs from the first response', create);
  const other = operationRequest('createWebhook', '/webhooks', {
    body: { ...body, description: 'other' },
    headers: key,
  });
  const refused = await run.send(other);
  if (created.status === 201 && refused.status !== 409)
    run.fault(`another body under the same key returns ${refused.status}, not 409`, other);
  if (created.status !== 201) return;
  const { id } = created.data;
  const at = (name: string, tail = '', more = {}) => operationRequest(name, `/webhooks/${id}${tail}`, more);
  const duplicate = operationRequest('createWebhook', '/webhooks', {
    body,
    headers: { 'Idempotency-Key': `fuzz-${run.mark}-duplicate` },
  });
  const twice = await run.send(duplicate);
  if (twice.status !== 409) run.fault(`a duplicate URL returns ${twice.status}, not 409`, duplicate);
  try {
    await run.send(at('getWebhook'));
    await run.send(at('getWebhookSample', '/sample'));
    const rotate = at('rotateWebhookSecret', '/rotate', { headers: key });
    const rotated = await run.send(rotate);
    const replayed = await run.send(rotate);
    if (rotated.status === 200 && !replayed.bytes.equals(rotated.bytes))
      run.fault('a replay differs from the first response', rotate);
    const tested = await run.send(at('testWebhook', '/test', { body: {} }));
    await run.send(at('listWebhookDeliveries', '/deliveries?limit=5'));
    if (tested.status === 200)
      await run.send(at('redeliverWebhookDelivery', `/deliveries/${tested.data.id}/redeliver`));
    await run.send(at('updateWebhook', '', { body: { active: draw.chance(50), description: 'changed' } }));
  } finally {
    const gone = at('deleteWebhook');
    const first = await run.send(gone);
    const second = await run.send(gone);
    if (first.status === 200 && second.status !== 200) run.fault('a second delete is refused', gone);
  }
}
