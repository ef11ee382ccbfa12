import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../support/service.ts';
import { registered } from '../webhook/http.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe('200', () => {
  it('returns a new secret once, and the record shows the rotation', async () => {
    const created = await registered(service);
    const { status, body } = await service.call('post', `/webhooks/${created.id}/rotate`);
    expect([status, body.data]).toEqual([
      200,
      {
        id: created.id,
        rotated_at: expect.any(String),
        secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
        secret_last4: body.data.secret.slice(-4),
      },
    ]);
    expect(body.data.secret).not.toBe(created.secret);
    const { secret: _, ...record } = created;
    expect((await service.call('get', `/webhooks/${created.id}`)).body.data).toEqual({
      ...record,
      rotated_at: body.data.rotated_at,
      secret_last4: body.data.secret_last4,
    });
  });

  it('replays under its key and does not rotate again', async () => {
    const { id } = await registered(service);
    const rotate = () => service.call('post', `/webhooks/${id}/rotate`).set('Idempotency-Key', 'rotate');
    const first = await rotate();
    expect((await rotate()).text).toBe(first.text);
    const { rows } = await service.database.db.pool.query(
      'select count(*) as count from webhook_secret where endpoint_id = $1',
      [id],
    );
    expect(rows[0].count).toBe(2);
  });

  it('keeps one current secret after parallel rotations', async () => {
    const { id } = await registered(service);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => service.call('post', `/webhooks/${id}/rotate`)),
    );
    expect(new Set(answers.map(({ body }) => body.data.secret)).size).toBe(8);
    const { rows } = await service.database.db.pool.query(
      'select count(*) filter (where expires_at is null) as current, count(*) as count from webhook_secret where endpoint_id = $1',
      [id],
    );
    expect(rows[0]).toEqual({ current: 1, count: 2 });
  });
});

describe('400', () => {
  it.each([
    [{ revoke_previous: 'yes' }, ['revoke_previous']],
    [{ revoke_previous: null }, ['revoke_previous']],
    [{ revoke: true }, ['revoke']],
  ])('refuses %j and does not rotate', async (body, at) => {
    const { id, secret_last4 } = await registered(service);
    const answer = await service.call('post', `/webhooks/${id}/rotate`).send(body);
    expect([answer.status, answer.body.data.map(({ path }: { path: unknown }) => path)]).toEqual([400, [at]]);
    expect((await service.call('get', `/webhooks/${id}`)).body.data).toMatchObject({
      secret_last4,
      rotated_at: null,
    });
  });
});

describe('an idempotency key', () => {
  const rotate = (id: string, key: string, body?: object) => {
    const request = service.call('post', `/webhooks/${id}/rotate`).set('Idempotency-Key', key);
    return body ? request.send(body) : request;
  };

  it('treats no body and {} as the same request', async () => {
    const { id } = await registered(service);
    const first = await rotate(id, 'bodiless');
    expect((await rotate(id, 'bodiless', {})).text).toBe(first.text);
  });

  it('covers the body: a retry with another body does not revoke the previous secret', async () => {
    const { id } = await registered(service);
    await rotate(id, 'covered');
    const { status, body } = await rotate(id, 'covered', { revoke_previous: true });
    expect([status, body.sysCode]).toEqual([409, '1409002']);
    const { rows } = await service.database.db.pool.query(
      'select count(*) as count from webhook_secret where endpoint_id = $1',
      [id],
    );
    expect(rows[0].count).toBe(2);
  });

  it('replays a rotation that revokes, and does not rotate again', async () => {
    const { id } = await registered(service);
    const first = await rotate(id, 'revoked', { revoke_previous: true });
    expect(first.status).toBe(200);
    expect((await rotate(id, 'revoked', { revoke_previous: true })).text).toBe(first.text);
  });
});

describe('409', () => {
  it('refuses a key that was used for another request', async () => {
    const [first, second] = [await registered(service), await registered(service)];
    await service.call('post', `/webhooks/${first.id}/rotate`).set('Idempotency-Key', 'other');
    const { status } = await service
      .call('post', `/webhooks/${second.id}/rotate`)
      .set('Idempotency-Key', 'other');
    expect(status).toBe(409);
  });
});
