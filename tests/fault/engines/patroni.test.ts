import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeCertificate } from '../../../scripts/deploy/proxy.ts';
import { type PatroniCluster, patroniPrograms, startPatroni } from '../../support/engines/patroni.ts';
import { pgBouncerPrograms, startPgBouncer } from '../../support/engines/pgbouncer.ts';
import { missingPrograms } from '../../support/engines/program.ts';
import { openFaultWorld } from '../../support/fault/fault-world.ts';
import { SteadyBookings } from '../../support/fault/steady-bookings.ts';
import { createTemplate } from '../../support/global-setup.ts';
import { apiClient } from '../../support/http-client.ts';
import { pollUntil } from '../../support/poll.ts';
import { startReceiver } from '../../webhook/receiver.ts';

const clients = 16;
/** Load before the kill, and after the first booking that follows it. */
const aroundMs = 5_000;

const missing = missingPrograms([...patroniPrograms, ...pgBouncerPrograms]);

(missing ? describe.skip : describe)('a primary that is killed under Patroni and HAProxy', () => {
  let cluster: PatroniCluster;
  const sharedServer = process.env.TEST_DATABASE_URL;
  beforeAll(async () => {
    cluster = await startPatroni();
    await createTemplate(cluster.url);
    process.env.TEST_DATABASE_URL = cluster.url;
  }, 120_000);
  afterAll(async () => {
    process.env.TEST_DATABASE_URL = sharedServer;
    await cluster[Symbol.asyncDispose]();
  });

  it.each([
    ['costs no booking, and no order is booked twice; bookings go on within 30 s', false],
    ['costs no booking through PgBouncer either', true],
  ])(
    '%s',
    async (_, throughPgBouncer) => {
      await using stack = new AsyncDisposableStack();
      const folder = mkdtempSync(path.join(tmpdir(), 'sampan-receiver-'));
      stack.defer(() => rmSync(folder, { recursive: true }));
      const { certificate, key } = writeCertificate(folder);
      const receiver = stack.use(
        await startReceiver({ cert: readFileSync(certificate, 'utf8'), key: readFileSync(key, 'utf8') }),
      );
      const pgBouncer = throughPgBouncer ? stack.use(await startPgBouncer(cluster.url)) : null;
      const world = await openFaultWorld('http');
      const shared = {
        NODE_EXTRA_CA_CERTS: certificate,
        LOG_LEVEL: 'fatal',
        ...(pgBouncer ? { DATABASE_POOLER_URL: pgBouncer.url(world.database.url) } : {}),
      };
      try {
        const services = [
          await world.start({ ...shared, SAMPAN_ROLES: 'api' }),
          await world.start({ ...shared, SAMPAN_ROLES: 'worker' }),
        ];
        const rootUrl = services[0]?.rootUrl ?? '';
        const account = await world.account(2_000_000_000);
        const hook = await apiClient(rootUrl, account.liveKey).post('/webhooks', {
          idempotencyKey: 'hook',
          body: { url: `${receiver.url}/hook`, events: ['shipment.created'] },
        });
        expect(hook.status).toBe(201);
        const load = new SteadyBookings(world, account, { clients, rootUrls: [rootUrl] });
        load.start();
        await delay(aroundMs);

        const old = await cluster.primary();
        await old?.kill();
        // Until now, the sessions of the primary may have finished a booking.
        const killed = performance.now();
        const seconds = await load.firstBookingAfter(killed);
        const promoted = await cluster.primary();
        await delay(aroundMs);
        const figures = await load.stop();
        await load.expectBookedOnce();
        const repeats = await load.expectDelivered(receiver);
        const way = throughPgBouncer ? 'PgBouncer, HAProxy' : 'HAProxy';
        console.log(
          `${way}: ${old?.name} killed, ${promoted?.name} promoted: booked again after ${seconds.toFixed(1)} s; ${figures}; ${repeats} events delivered twice`,
        );
        expect(promoted?.name).not.toBe(old?.name);
        expect(seconds).toBeLessThan(30);
        for (const { ended, log } of services)
          expect([await Promise.race([ended, 'runs']), log()]).toEqual(['runs', '']);
        const isReady = async () => (await fetch(`${rootUrl}/readyz`)).ok;
        expect(await pollUntil(isReady, 10_000)).toBe(true);

        // The killed node comes back as a replica. The next test kills its successor.
        old?.start();
        await cluster.whole();
      } finally {
        await world.stop();
      }
    },
    600_000,
  );
});
