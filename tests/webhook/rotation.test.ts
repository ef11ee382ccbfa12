import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verifySignature } from '../../src/webhook/signature.ts';
import { pollUntil } from '../support/poll.ts';
import { startWorld, type World } from './world.ts';

describe('a secret that is rotated under load', () => {
  let world: World;
  let workers: AsyncDisposable;
  beforeAll(async () => {
    world = await startWorld(null);
    workers = world.work();
  });
  afterAll(async () => {
    await workers[Symbol.asyncDispose]();
    await world[Symbol.asyncDispose]();
  });
  const since = (count: number) => world.receiver.received.slice(count);
  const verdicts = (secret: string, requests = since(0)) =>
    new Set(
      requests.map(({ headers, rawBody }) =>
        verifySignature(String(headers['x-service-signature']), secret, rawBody, new Date()),
      ),
    );
  /** Waits until no delivery is in flight that may have an earlier secret's signature. */
  async function settle(): Promise<void> {
    const open = async () => {
      const { pending = 0, delivering = 0, retrying = 0 } = await world.states();
      return pending + delivering + retrying;
    };
    expect(await pollUntil(async () => (await open()) === 0, 20_000)).toBe(true);
  }

  it('works for 24 hours in receivers with only the old or only the new secret', async () => {
    const { id, secret } = await world.endpoint('/rotated');
    let traffic = true;
    let isRotated = false;
    let sent = 0;
    // A claim that began before the rotation may end, and its delivery arrive, long after it.
    const emittedAfter: string[] = [];
    const emitting = (async () => {
      while (traffic) {
        const isAfter = isRotated;
        const ids = await world.emit(3);
        sent += ids.length;
        if (isAfter) emittedAfter.push(...ids);
      }
    })();
    await world.receiver.got(10);
    const { secret: known, secret_last4 } = await world.service.sdk().webhooks.rotateSecret(id);
    expect(secret_last4).toBe(known.slice(-4));
    isRotated = true;
    expect(await pollUntil(async () => emittedAfter.length >= 20, 20_000)).toBe(true);
    traffic = false;
    await emitting;
    expect(await world.receiver.got(sent)).toBe(true);
    await settle();
    expect(verdicts(secret)).toEqual(new Set(['valid']));
    const after = world.receiver.received.filter(({ eventId }) => emittedAfter.includes(eventId));
    expect(after.length).toBeGreaterThanOrEqual(20);
    expect(verdicts(known, after)).toEqual(new Set(['valid']));

    const { secret: again } = await world.service.sdk().webhooks.rotateSecret(id);
    const thrice = world.receiver.received.length;
    await world.emit(1);
    await world.receiver.got(thrice + 1);
    for (const each of [known, again]) expect(verdicts(each, since(thrice))).toEqual(new Set(['valid']));
    expect(verdicts(secret, since(thrice))).toEqual(new Set(['wrong']));

    await settle();
    await world.service.database.setClock('25 hours');
    const late = world.receiver.received.length;
    await world.emit(1);
    await world.receiver.got(late + 1);
    expect(verdicts(again, since(late))).toEqual(new Set(['valid']));
    expect(verdicts(secret, since(late))).toEqual(new Set(['wrong']));
    expect(verdicts(known, since(late))).toEqual(new Set(['wrong']));
  });

  it('gives a header two signatures after any number of rotations, one of them with the current secret', async () => {
    const { id } = await world.endpoint('/often', ['wallet.low_balance']);
    let current = '';
    for (let count = 0; count < 12; count++) {
      current = (await world.service.sdk().webhooks.rotateSecret(id)).secret;
    }
    await world.emit(1);
    expect(await world.receiver.got(1, { path: '/often' })).toBe(true);
    const sample = await world.service.sdk().webhooks.sample(id);
    const delivered = world.receiver.received.find(({ path }) => path === '/often');
    for (const [header, body] of [
      [delivered?.headers['x-service-signature'], delivered?.rawBody],
      [sample.headers['X-Service-Signature'], sample.raw_body],
    ]) {
      expect(String(header).match(/v1=/g)).toHaveLength(2);
      expect(verifySignature(String(header), current, String(body), new Date())).toBe('valid');
    }
  });

  it('signs without the previous secrets if they are revoked, and they are deleted from the database', async () => {
    const { id, secret } = await world.endpoint('/leaked', ['wallet.low_balance']);
    const { webhooks } = world.service.sdk();
    const { secret: second } = await webhooks.rotateSecret(id);
    const { secret: third } = await webhooks.rotateSecret(id, { revoke_previous: true });
    await world.emit(1);
    expect(await world.receiver.got(1, { path: '/leaked' })).toBe(true);
    const leaked = world.receiver.received.find(({ path }) => path === '/leaked');
    const header = String(leaked?.headers['x-service-signature']);
    const verdict = (known: string) => verifySignature(header, known, leaked?.rawBody ?? '', new Date());
    expect(header.match(/v1=/g)).toHaveLength(1);
    expect([third, second, secret].map(verdict)).toEqual(['valid', 'wrong', 'wrong']);
    const { rows } = await world.service.database.db.pool.query(
      'select last4 from webhook_secret where endpoint_id = $1',
      [id],
    );
    expect(rows).toEqual([{ last4: third.slice(-4) }]);
  });

  it('is not in the database in plaintext, and not in stored responses either', async () => {
    const { secret, id } = await world.endpoint('/canary');
    const rotated = await world.service
      .call('post', `/webhooks/${id}/rotate`)
      .set('Idempotency-Key', 'canary');
    const { pool } = world.service.database.db;
    const { rows: tables } = await pool.query(
      "select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'bullmq')",
    );
    expect(tables.length).toBeGreaterThan(30);
    for (const { name } of tables) {
      const { rows } = await pool.query(`select t::text as text from ${name} t`);
      for (const { text } of rows) {
        expect(text).not.toContain(secret.slice(6, 30));
        expect(text).not.toContain(rotated.body.data.secret.slice(6, 30));
      }
    }
  });
});

describe('a signing secret that cannot be decrypted', () => {
  let world: World;
  let workers: AsyncDisposable;
  beforeAll(async () => {
    world = await startWorld(null);
    workers = world.work();
  });
  afterAll(async () => {
    await workers[Symbol.asyncDispose]();
    await world[Symbol.asyncDispose]();
  });

  it('fails the attempts of its deliveries, which use up their schedule and are not sent', async () => {
    const { id } = await world.endpoint('/moved', ['wallet.low_balance']);
    const other = await world.endpoint('/other', ['shipment.created']);
    const { pool } = world.service.database.db;
    // Stores the ciphertext of another row, which is bound to that row.
    await pool.query(
      `update webhook_secret set sealed = (select sealed from webhook_secret where endpoint_id = $2)
        where endpoint_id = $1`,
      [id, other.id],
    );
    await world.emit(1);
    const failed = async () => (await world.deliveries(id))[0]?.state === 'failed';
    expect(await pollUntil(failed, 10_000)).toBe(true);
    const [delivery] = await world.deliveries(id);
    const error = 'the signing secret could not be decrypted; nothing was sent';
    expect(delivery).toMatchObject({ attempt_count: 3, http_status: null, error });
    expect(delivery?.attempts.map((attempt) => attempt.error)).toEqual([error, error, error]);
    expect(world.receiver.received).toEqual([]);
    const { rows } = await pool.query('select failed_in_row from webhook_endpoint where id = $1', [id]);
    expect(rows).toEqual([{ failed_in_row: 1 }]);
    const tested = await world.service.call('post', `/webhooks/${id}/test`);
    expect([tested.status, tested.body.data.state, tested.body.data.error]).toEqual([200, 'failed', error]);
  });
});
