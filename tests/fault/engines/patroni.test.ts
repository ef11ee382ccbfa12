import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { writeCertificate } from '../../../scripts/deploy/proxy.ts';
import { type PatroniCluster, patroniPrograms, startPatroni } from '../../../scripts/engines/patroni.ts';
import { missingPrograms } from '../../../scripts/engines/program.ts';
import { openFaultWorld } from '../../support/fault/fault-world.ts';
import { SteadyBookings } from '../../support/fault/steady-bookings.ts';
import { createTemplate } from '../../support/global-setup.ts';
import { apiClient } from '../../support/http-client.ts';
import { pollUntil } from '../../support/poll.ts';
import { startReceiver } from '../../webhook/receiver.ts';

const clients = 16;
/** Load before the kill, and after the first booking that follows it. */
const aroundMs = 5_000;

(missingPrograms(patroniPrograms) ? it.skip : it)(
  'a killed primary costs no booking, and no order is booked twice; bookings go on within 30 s',
  async () => {
    await using cluster = await startPatroni();
    await using stack = new AsyncDisposableStack();
    stack.use(await useServer(cluster.url));
    const folder = mkdtempSync(path.join(tmpdir(), 'sampan-receiver-'));
    stack.defer(() => rmSync(folder, { recursive: true }));
    const { certificate, key } = writeCertificate(folder);
    const receiver = stack.use(
      await startReceiver({ cert: readFileSync(certificate, 'utf8'), key: readFileSync(key, 'utf8') }),
    );
    const world = await openFaultWorld('http');
    const shared = { NODE_EXTRA_CA_CERTS: certificate, LOG_LEVEL: 'fatal', REQUEST_LOG: 'off' };
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

      const [old, killed] = await killPrimary(cluster);
      const seconds = await load.firstBookingAfter(killed);
      const promoted = await cluster.primary();
      expect(promoted?.name).not.toBe(old);
      await delay(aroundMs);
      const figures = await load.stop();
      await load.expectBookedOnce();
      const repeats = await load.expectDelivered(receiver);
      console.log(
        `${old} killed, ${promoted?.name} promoted: booked again after ${seconds.toFixed(1)} s; ${figures}; ${repeats} events delivered twice`,
      );
      expect(seconds).toBeLessThan(30);
      for (const { ended, log } of services)
        expect([await Promise.race([ended, 'runs']), log()]).toEqual(['runs', '']);
      const isReady = async () => (await fetch(`${rootUrl}/readyz`)).ok;
      expect(await pollUntil(isReady, 10_000)).toBe(true);

      // The killed node comes back as a replica, and the next primary that dies can be replaced by it.
      cluster.nodes.find(({ name }) => name === old)?.start();
      await cluster.whole();
    } finally {
      await world.stop();
    }
  },
  600_000,
);

/** Kills the primary. Returns its name, and the moment as `performance.now()`. */
async function killPrimary(cluster: PatroniCluster): Promise<[name: string, moment: number]> {
  const primary = await cluster.primary();
  const moment = performance.now();
  await primary?.kill();
  return [primary?.name ?? '', moment];
}

/** Lets `createTestDatabase` create its databases on this server, until it is disposed of. */
async function useServer(url: string): Promise<Disposable> {
  await createTemplate(url);
  const shared = process.env.TEST_DATABASE_URL;
  process.env.TEST_DATABASE_URL = url;
  return {
    [Symbol.dispose]() {
      process.env.TEST_DATABASE_URL = shared;
    },
  };
}
