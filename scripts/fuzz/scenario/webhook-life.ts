import { operationRequest, type Run } from './scenario-run.ts';

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
